import { DAY_MINUTES } from '../city/clock-time.ts';
import type { Sun } from '../city/day-part.ts';

/** The hours at which the sun of a drawn skyline rises and sets. */
const RISE = 6.4;
const SET = 17.6;

/**
 * The hour (0 … 24) of a drawn skyline at a minute of a day in Dubai. The drawing has one sunrise and one sunset; the day is stretched
 * between them, so that its light is that of the season.
 */
export function skylineHour(minute: number, { sunrise, sunset }: Sun): number {
  if (minute >= sunrise && minute < sunset) return RISE + ((minute - sunrise) / (sunset - sunrise)) * (SET - RISE);
  const night = DAY_MINUTES - sunset + sunrise;
  const since = minute >= sunset ? minute - sunset : minute + DAY_MINUTES - sunset;
  return (SET + (since / night) * (24 - SET + RISE)) % 24;
}
