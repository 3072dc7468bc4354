type Point = { lat: number; lon: number };

const DECIMALS = 5;

/** "25.16400, 55.20800": the format map programs read, the same in every language. */
export function writeCoordinates({ lat, lon }: Point): string {
  return `${lat.toFixed(DECIMALS)}, ${lon.toFixed(DECIMALS)}`;
}

export function openStreetMapHref({ lat, lon }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;
}
