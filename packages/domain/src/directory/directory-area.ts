import { metresBetween } from '../guide/distance.ts';
import { isInEmirate, type Position } from '../guide/position.ts';

/** Where day trips of the guide go: the middle of each and how far around it entries are taken, in metres. */
export const DAY_TRIP_AREAS = [
  { id: 'sharjah', lat: 25.357, lon: 55.386, metres: 5000 },
  { id: 'mleiha', lat: 25.122, lon: 55.879, metres: 4000 },
  { id: 'abu-dhabi', lat: 24.475, lon: 54.36, metres: 7000 },
  { id: 'saadiyat', lat: 24.532, lon: 54.4, metres: 4000 },
  { id: 'yas-island', lat: 24.49, lon: 54.604, metres: 4000 },
  { id: 'al-ain', lat: 24.206, lon: 55.755, metres: 6000 },
  { id: 'fujairah', lat: 25.13, lon: 56.337, metres: 4000 },
  { id: 'khor-fakkan', lat: 25.343, lon: 56.357, metres: 4000 },
  { id: 'al-aqah', lat: 25.49, lon: 56.358, metres: 3000 },
  { id: 'jebel-jais', lat: 25.955, lon: 56.128, metres: 4000 },
  { id: 'khasab', lat: 26.18, lon: 56.243, metres: 4000 },
] as const;

/** The smallest rectangle with the emirate and all areas of day trips, as south, west, north and east. */
export const DIRECTORY_BOX = { south: 24.1, west: 54.28, north: 26.25, east: 56.42 } as const;

/** Whether the directory covers a position: the emirate of Dubai, and around the goals of day trips. */
export function isInDirectory(position: Position): boolean {
  return isInEmirate(position) || DAY_TRIP_AREAS.some((area) => metresBetween(area, position) <= area.metres);
}
