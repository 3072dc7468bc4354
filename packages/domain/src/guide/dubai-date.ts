import { PRODUCT } from '../product.ts';

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: PRODUCT.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Midnight is at a quarter of an hour of UTC, whatever the zone. */
const QUARTER_MS = 900_000;
let latest = { quarter: Number.NaN, day: '' };

/**
 * The calendar day in Dubai at an instant, as `YYYY-MM-DD`: validity and review dates are meant in the city's own time.
 * It is asked with every letter of a search, so the latest is not written anew for a quarter of an hour.
 */
export function dubaiDate(now: Date): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  if (quarter !== latest.quarter) latest = { quarter, day: DAY.format(now) };
  return latest.day;
}
