import { addDays } from '../guide/calendar-day.ts';
import { hijriDate } from '../guide/hijri-date.ts';

const DAYS = new Set(['01-01', '12-02', '12-03']);
const RAMADAN = 9;
const SHAWWAL = 10;
const DHU_AL_HIJJAH = 12;

/** Holidays of the Hijri year as `month-day`: its first day, the Prophet's birthday, both Eids with the days that belong to them. */
const HIJRI_DAYS = new Set(['1-1', '3-12', ...days(SHAWWAL, 1, 3), ...days(DHU_AL_HIJJAH, 9, 12)]);

function days(month: number, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${month}-${from + at}`);
}

function monthAndDay(date: string): { month: number; day: number } {
  return hijriDate(new Date(`${date}T12:00:00+04:00`));
}

/**
 * Whether a day (`YYYY-MM-DD`) is a public holiday of the UAE: Cabinet Resolution 27 of 2024. The moon sighting or the Cabinet may
 * move it. A thirtieth day of Ramadan belongs to Eid Al Fitr.
 */
export function isPublicHoliday(date: string): boolean {
  if (DAYS.has(date.slice(5))) return true;
  const { month, day } = monthAndDay(date);
  if (month === RAMADAN && day === 30) return monthAndDay(addDays(date, 1)).month === SHAWWAL;
  return HIJRI_DAYS.has(`${month}-${day}`);
}
