import { addDays, daysBetween } from '../guide/calendar-day.ts';
import type { EventData } from '../guide/event.ts';
import { occurrencesOf } from '../guide/event-occurrence.ts';
import { hijriDate } from '../guide/hijri-date.ts';

export type YearlyDay = { id: string } & Pick<EventData, 'recurrence' | 'frequency' | 'hasConfirmedDates'>;

const RAMADAN = 9;
/** Every rule with dates yields one per year, and a Hijri year is shorter. */
const HORIZON_DAYS = 370;

/** Days of the Hijri year are calculated and depend on the moon sighting. */
export const isExpected = ({ recurrence }: YearlyDay): boolean => recurrence.rule === 'hijri';

/** Whether a yearly event is the month of Ramadan itself, of the many religious events around it. */
export const isMonthOfRamadan = ({ recurrence }: YearlyDay): boolean =>
  recurrence.rule === 'hijri' && recurrence.month === RAMADAN && recurrence.day === 1;

export function isRamadan(date: string): boolean {
  return hijriDate(new Date(`${date}T12:00:00+04:00`)).month === RAMADAN;
}

/** Whether a date is one of the computed days of a yearly event. */
export function takesPlaceOn(yearly: YearlyDay, date: string): boolean {
  return occurrencesOf(yearly, date, date).some(({ start, end }) => start <= date && date <= end);
}

/** The first day after `date` on which it begins again, with the days until then. Null without a rule. */
export function nextBeginning(yearly: YearlyDay, date: string): { date: string; days: number } | null {
  const coming = occurrencesOf(yearly, addDays(date, 1), addDays(date, HORIZON_DAYS));
  const next = coming.find(({ start }) => start > date);
  return next ? { date: next.start, days: daysBetween(date, next.start) } : null;
}
