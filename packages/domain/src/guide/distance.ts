import type { Position } from './position.ts';

const EARTH_RADIUS_METRES = 6_371_000;

/** The straight-line distance (haversine), in metres. */
export function metresBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.lon - a.lon) / 2];
  const h = Math.sin(north) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(h));
}
