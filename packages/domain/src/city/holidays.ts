import type { Recurrence } from '../guide/event.ts';
import { hijriDate } from '../guide/hijri-date.ts';
import { addDays } from './clock-time.ts';

export interface YearlyDay {
  id: string;
  recurrence: Recurrence;
}

const RAMADAN = 9;
const HORIZON_DAYS = 370;

const hijriOf = (date: string) => hijriDate(new Date(`${date}T12:00:00+04:00`));

/** Days of the Hijri year are expected by calculation; the moon decides. */
export const isExpected = ({ recurrence }: YearlyDay): boolean => recurrence.rule === 'hijri';

export function isRamadan(date: string): boolean {
  return hijriOf(date).month === RAMADAN;
}

function beginsOn({ recurrence }: YearlyDay, date: string): boolean {
  if (recurrence.rule === 'range') return date.slice(5) === recurrence.from;
  if (recurrence.rule === 'fixed') {
    return Number(date.slice(5, 7)) === recurrence.month && Number(date.slice(8)) === recurrence.day;
  }
  if (recurrence.rule !== 'hijri') return false;
  const { month, day } = hijriOf(date);
  return month === recurrence.month && day === recurrence.day;
}

/** Whether a day is one of the days of something that comes back every year. */
export function takesPlaceOn(yearly: YearlyDay, date: string): boolean {
  const { recurrence } = yearly;
  if (recurrence.rule === 'range') {
    const monthDay = date.slice(5);
    return recurrence.from <= monthDay && monthDay <= recurrence.to;
  }
  if (recurrence.rule !== 'fixed' && recurrence.rule !== 'hijri') return false;
  if (recurrence.rule === 'hijri' && recurrence.month === RAMADAN && recurrence.days > 28) return isRamadan(date);
  return Array.from({ length: recurrence.days }, (_, at) => addDays(date, -at)).some((first) =>
    beginsOn(yearly, first),
  );
}

/** The first day after `date` on which it begins again, with the days until then. Null when no rule tells. */
export function nextBeginning(yearly: YearlyDay, date: string): { date: string; days: number } | null {
  for (let days = 1; days <= HORIZON_DAYS; days++) {
    const candidate = addDays(date, days);
    if (beginsOn(yearly, candidate)) return { date: candidate, days };
  }
  return null;
}
