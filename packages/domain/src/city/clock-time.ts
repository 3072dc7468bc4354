import { isDay } from '../guide/calendar-day.ts';
import { PRODUCT } from '../product.ts';

export const DAY_MINUTES = 1440;

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: PRODUCT.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes since midnight in Dubai of an instant. */
export function dubaiMinute(now: Date): number {
  return minuteOf(CLOCK.format(now));
}

/** Minutes since midnight of `HH:MM`; `24:00` is 1440. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM` of minutes since some midnight, also of those after the next one. */
export function clockOf(minute: number): string {
  const ofDay = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2040-12-31';

/** A real day within the years the guide computes. */
export function isKnownDay(date: string): boolean {
  return isDay(date) && FIRST_DAY <= date && date <= LAST_DAY;
}
