import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { type RailMode, type Station, STATIONS } from '../journeys/stations.ts';
import { type ExactPosition, isWalkable, walkMinutes } from './walk.ts';

export type NearestStation = { id: string; mode: RailMode; names: Station['names']; minutes: number };

/**
 * The nearest station of metro or tram and an estimate of the minutes on foot, rounded up. Null if it is too far, or if the position
 * of the place is not exact enough to say.
 */
export function nearestStation(position: ExactPosition): NearestStation | null {
  if (!isWalkable(position)) return null;
  const metresTo = (point: Position) => metresBetween(position, point);
  const [nearest] = STATIONS.map((station) => ({ station, metres: metresTo(station) })).toSorted(
    (a, b) => a.metres - b.metres,
  );
  const minutes = nearest ? walkMinutes(nearest.metres) : null;
  if (!nearest || minutes === null) return null;
  const { id, mode, names } = nearest.station;
  return { id, mode, names, minutes };
}

/** The minutes on foot to the nearest station, if it is one of the metro. Null as above. */
export function metroMinutes(position: ExactPosition): number | null {
  const station = nearestStation(position);
  return station?.mode === 'metro' ? station.minutes : null;
}
