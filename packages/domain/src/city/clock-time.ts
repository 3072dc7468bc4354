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

/** A day (`YYYY-MM-DD`) moved by some days. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2040-12-31';

/** A real day within the years the guide computes. */
export function isKnownDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < FIRST_DAY || date > LAST_DAY) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === date;
}
