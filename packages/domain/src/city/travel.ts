import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { walkMinutes } from './walk.ts';

/** On foot, by taxi or car, or by public transport. */
export const TRAVEL_MODES = ['walk', 'car', 'transit'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];
export type Travel = { mode: TravelMode; minutes: number };

/** A longer walk is replaced by a ride. */
const MAX_WALK_MINUTES = 15;
/** Roads make a way longer than the straight line, by about two fifths in Dubai, with its creek, canal and motorways. */
const DETOUR = 1.4;
/** Metres per minute while moving in the city, and minutes to find and leave the vehicle or to wait. */
const RIDES = { car: { speed: 550, extra: 10 }, transit: { speed: 400, extra: 20 } } as const;

/**
 * An estimate of the way between two places by the straight line alone: it knows neither streets nor traffic nor timetables. On foot
 * up to a quarter of an hour, else by car, or by public transport for whom has none. Minutes are rounded up to five for a ride.
 */
export function travelBetween(from: Position, to: Position, hasCar = true): Travel {
  const metres = metresBetween(from, to);
  const onFoot = walkMinutes(metres);
  if (onFoot !== null && onFoot <= MAX_WALK_MINUTES) return { mode: 'walk', minutes: onFoot };
  const mode = hasCar ? 'car' : 'transit';
  const { speed, extra } = RIDES[mode];
  return { mode, minutes: Math.ceil(((metres * DETOUR) / speed + extra) / 5) * 5 };
}
