import { PRODUCT } from '../product.ts';
import { addDays } from './calendar-day.ts';

export type HijriDate = { year: number; month: number; day: number };

const PARTS = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: PRODUCT.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The date of the Umm al-Qura calendar in Dubai. Only its numbers are taken from Intl, because its month names and order
 * differ by language (Hindi puts the era first). The moon sighting may move it by a day.
 */
export function hijriDate(now: Date): HijriDate {
  const part = (type: string) => Number(PARTS.formatToParts(now).find((found) => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

const MEAN_YEAR_DAYS = 354.367;
const MEAN_MONTH_DAYS = 29.5306;
/** 1 Muharram 1448 of the Umm al-Qura calendar. */
const KNOWN = { year: 1448, day: '2026-06-16' };

/** The day a date of the Umm al-Qura calendar falls on, as `YYYY-MM-DD`; the moon sighting may move it by a day. */
export function hijriToDay({ year, month, day }: HijriDate): string {
  let first = addDays(KNOWN.day, Math.round((year - KNOWN.year) * MEAN_YEAR_DAYS + (month - 1) * MEAN_MONTH_DAYS));
  // The mean lands within some days of the month's first; the calendar itself says how far off it is.
  for (;;) {
    const found = hijriDate(new Date(`${first}T08:00:00Z`));
    const months = (found.year - year) * 12 + found.month - month;
    if (months === 0) return addDays(first, day - found.day);
    first = addDays(first, months > 0 ? -found.day : 30 - found.day + 1);
  }
}
