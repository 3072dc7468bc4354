import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { APPROXIMATE_STOPS, METRO_STATIONS, type MetroStation } from './metro-stations.ts';

/** Streets make a walk longer than the straight line by about a third. */
const DETOUR = 1.3;
const METRES_PER_MINUTE = 80;
/** A longer walk is not one that users take in Dubai. */
const MAX_MINUTES = 25;
/** A position that is less exact gives no time on foot. */
const MAX_PRECISION_METRES = 300;

export type NearestStation = { names: MetroStation['names']; minutes: number };

/**
 * The nearest metro station and an estimate of the minutes on foot, rounded up. Null if it is too far, or if the position of the
 * place or of a nearer stop is not exact enough to say.
 */
export function nearestStation(position: Position & { precisionMetres: number }): NearestStation | null {
  if (position.precisionMetres > MAX_PRECISION_METRES) return null;
  const metresTo = (point: Position) => metresBetween(position, point);
  const [nearest] = METRO_STATIONS.map((station) => ({ station, metres: metresTo(station) })).toSorted(
    (a, b) => a.metres - b.metres,
  );
  if (!nearest || APPROXIMATE_STOPS.some((stop) => metresTo(stop) < nearest.metres)) return null;
  const minutes = Math.max(1, Math.ceil((nearest.metres * DETOUR) / METRES_PER_MINUTE));
  return minutes > MAX_MINUTES ? null : { names: nearest.station.names, minutes };
}
