import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { APPROXIMATE_STOPS, METRO_STATIONS, type MetroStation } from './metro-stations.ts';
import { type ExactPosition, isWalkable, walkMinutes } from './walk.ts';

export type NearestStation = { names: MetroStation['names']; minutes: number };

/**
 * The nearest metro station and an estimate of the minutes on foot, rounded up. Null if it is too far, or if the position of the
 * place or of a nearer stop is not exact enough to say.
 */
export function nearestStation(position: ExactPosition): NearestStation | null {
  if (!isWalkable(position)) return null;
  const metresTo = (point: Position) => metresBetween(position, point);
  const [nearest] = METRO_STATIONS.map((station) => ({ station, metres: metresTo(station) })).toSorted(
    (a, b) => a.metres - b.metres,
  );
  if (!nearest || APPROXIMATE_STOPS.some((stop) => metresTo(stop) < nearest.metres)) return null;
  const minutes = walkMinutes(nearest.metres);
  return minutes === null ? null : { names: nearest.station.names, minutes };
}
