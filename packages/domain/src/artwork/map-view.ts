/** A window on the map: the middle as [longitude, latitude], the width in kilometres, the size in SVG units. */
export type MapView = { centre: readonly [lon: number, lat: number]; spanKm: number; width: number; height: number };

export const KM_PER_DEGREE = 111.32;

/** The position of a place in the window, in SVG units. Outside it the numbers exceed 0…width and 0…height. */
export function project(view: MapView, lon: number, lat: number): { x: number; y: number } {
  const scale = view.width / view.spanKm;
  const kmPerLonDegree = KM_PER_DEGREE * Math.cos((view.centre[1] * Math.PI) / 180);
  return {
    x: view.width / 2 + (lon - view.centre[0]) * kmPerLonDegree * scale,
    y: view.height / 2 - (lat - view.centre[1]) * KM_PER_DEGREE * scale,
  };
}

/**
 * The smallest window of this size around the places, at least `minKm` wide. Without places it covers the whole
 * city.
 */
export function viewAround(
  places: readonly { lon: number; lat: number }[],
  size: { width: number; height: number; minKm?: number },
): MapView {
  const { width, height, minKm = 3 } = size;
  if (places.length === 0) return { centre: [55.22, 25.15], spanKm: 46, width, height };
  const lons = places.map((place) => place.lon);
  const lats = places.map((place) => place.lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const lat = (south + north) / 2;
  const across = (east - west) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const upright = ((north - south) * KM_PER_DEGREE * width) / height;
  return { centre: [(west + east) / 2, lat], spanKm: Math.max(minKm, across * 1.25, upright * 1.25), width, height };
}

/** The same window with few digits, so that nearby windows share one file. */
export function roundView({ centre: [lon, lat], spanKm, width, height }: MapView): MapView {
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return { centre: [round(lon, 4), round(lat, 4)], spanKm: round(spanKm, spanKm < 10 ? 2 : 1), width, height };
}
