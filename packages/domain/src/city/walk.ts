import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';

/** Streets make a walk longer than the straight line by about a third. */
const DETOUR = 1.3;
const METRES_PER_MINUTE = 80;
/** A longer walk is not one that users take in Dubai. */
const MAX_WALK_MINUTES = 25;
/** A position that is less exact gives no time on foot. */
const MAX_PRECISION_METRES = 300;

export type ExactPosition = Position & { precisionMetres: number };

/** Whether a position is exact enough to estimate a walk from it. */
export function isWalkable({ precisionMetres }: ExactPosition): boolean {
  return precisionMetres <= MAX_PRECISION_METRES;
}

/** An estimate of the minutes on foot for a straight line in metres, rounded up, at least 1. Null if it is too far to walk. */
export function walkMinutes(metres: number): number | null {
  const minutes = Math.max(1, Math.ceil((metres * DETOUR) / METRES_PER_MINUTE));
  return minutes > MAX_WALK_MINUTES ? null : minutes;
}

/**
 * An estimate of the minutes on foot between two places. It knows neither streets nor water. Null if it is too far, or if one of
 * the positions is not exact enough to say.
 */
export function minutesOnFoot(from: ExactPosition, to: ExactPosition): number | null {
  return isWalkable(from) && isWalkable(to) ? walkMinutes(metresBetween(from, to)) : null;
}
