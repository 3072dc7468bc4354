/** Where to go. `where` is its part of the city, as it is written on signs. */
export type Destination = { name: string; where: string; lat: number; lon: number; precisionMetres: number };

export const MAP_APPS = ['apple', 'phone', 'google', 'organic', 'citymapper', 'uber'] as const;
export type MapApp = (typeof MAP_APPS)[number];

/** Names of products, the same in every language. That of the phone's own program is not known. */
export const MAP_APP_NAMES: Readonly<Record<Exclude<MapApp, 'phone'>, string>> = {
  apple: 'Apple Maps',
  google: 'Google Maps',
  organic: 'Organic Maps',
  citymapper: 'Citymapper',
  uber: 'Uber',
};

/** A position that lies further off leads to the wrong entrance, so that the place is searched for by its name instead. */
const EXACT_METRES = 100;

/**
 * The addresses under which map and taxi programs take a destination, as their makers document them. Citymapper and Uber take no
 * name without a position; a program that cannot be told where to go is left out. Sources: developers.google.com/maps/documentation/urls,
 * developer.apple.com (Map Links), organicmaps.app/api, citymapper.com (URL scheme), developer.uber.com (deep links), RFC 5870.
 */
export function mapAppLinks(destination: Destination): ReadonlyMap<MapApp, string> {
  const { name, where, lat, lon, precisionMetres } = destination;
  const point = `${lat},${lon}`;
  const words = where === '' ? name : `${name}, ${where}`;
  const address = (base: string, values: Record<string, string>) => `${base}?${new URLSearchParams(values).toString()}`;
  // Programs with an address of their own kind read "+" as a plus sign.
  const encoded = encodeURIComponent;
  if (precisionMetres > EXACT_METRES) {
    return new Map([
      ['apple', address('https://maps.apple.com/', { q: words, sll: point })],
      ['phone', `geo:${point}?q=${encoded(words)}`],
      ['google', address('https://www.google.com/maps/search/', { api: '1', query: words })],
      ['organic', `om://search?query=${encoded(name)}&cll=${point}`],
    ]);
  }
  return new Map([
    ['apple', address('https://maps.apple.com/', { daddr: point, q: name })],
    ['phone', `geo:${point}?q=${point}(${encoded(name)})`],
    ['google', address('https://www.google.com/maps/dir/', { api: '1', destination: point })],
    ['organic', `om://map?v=1&ll=${point}&n=${encoded(name)}`],
    ['citymapper', address('https://citymapper.com/directions', { endcoord: point, endname: name })],
    [
      'uber',
      address('https://m.uber.com/ul/', {
        action: 'setPickup',
        pickup: 'my_location',
        'dropoff[latitude]': String(lat),
        'dropoff[longitude]': String(lon),
        'dropoff[nickname]': name,
      }),
    ],
  ]);
}
