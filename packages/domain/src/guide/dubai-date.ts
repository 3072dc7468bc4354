import { PRODUCT } from '../product.ts';

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: PRODUCT.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Midnight is at a quarter of an hour of UTC in every zone. */
const QUARTER_MS = 900_000;
let latest = { quarter: Number.NaN, day: '' };

/**
 * The calendar day in Dubai at an instant, as `YYYY-MM-DD`: validity and review dates use the city's time zone. It is called for
 * every letter of a search, so the latest result is cached for a quarter of an hour.
 */
export function dubaiDate(now: Date): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  if (quarter !== latest.quarter) latest = { quarter, day: DAY.format(now) };
  return latest.day;
}

/** The instant of a minute (`2026-11-26T09:00`) in Dubai, which is four hours ahead of UTC all year. */
export function dubaiInstant(minute: string): Date {
  return new Date(`${minute}:00+04:00`);
}
