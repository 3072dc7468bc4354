/** Days are written `YYYY-MM-DD` and compared as text. They are days of the calendar, without a zone. */
const DAY_MS = 86_400_000;

/** The working week of the UAE begins on Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

function parts(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function write(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  const [year, month, date] = parts(day);
  return write(Date.UTC(year, month - 1, date + count));
}

/** Every so many days from a day on until another, both inclusive. */
export function daysUntil(from: string, to: string, step: number): string[] {
  const found: string[] = [];
  const end = Date.parse(to);
  for (let time = Date.parse(from); time <= end; time += step * DAY_MS) found.push(write(time));
  return found;
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

export function monthOf(day: string): number {
  return parts(day)[1];
}

export function yearOf(day: string): number {
  return parts(day)[0];
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function lastOfMonth(day: string): string {
  const [year, month] = parts(day);
  return write(Date.UTC(year, month, 0));
}

/** The same day of the month some months on, or that month's last day. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = parts(day);
  const first = write(Date.UTC(year, month - 1 + count, 1));
  return addDays(first, Math.min(date, parts(lastOfMonth(first))[2]) - 1);
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** The day of a year with a month and date (`MM-DD`), or that month's last day. */
export function dayInYear(year: number, monthDay: string): string {
  const [month = 1, date = 1] = monthDay.split('-').map(Number);
  return dayOf(year, month, date) ?? lastOfMonth(`${year}-${monthDay.slice(0, 2)}-01`);
}

/** The day of a year, month and date, or null where the month has no such date. */
export function dayOf(year: number, month: number, date: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, date));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? write(time.getTime()) : null;
}

/** Whether the text names a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(...parts(text)) === text;
}
