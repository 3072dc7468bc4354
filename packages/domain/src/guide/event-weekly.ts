import { addDays, dayInYear, daysUntil, WEEKDAYS, type Weekday, weekdayOf, yearOf } from './calendar-day.ts';
import type { EventData, WeeklyRule } from './event.ts';

/** Longer spans are not expanded: nobody knows what is on every Tuesday in two years. */
const MOST_DAYS = 370;
const DAYS_OF_A_WEEK = 7;

type Season = NonNullable<WeeklyRule['season']>;
type Ruled = Pick<EventData, 'recurrence'>;

export const isWeekly = ({ recurrence }: Ruled): boolean => recurrence.rule === 'weekly';

/** The days of a weekly programme between two days, both inclusive, in order. */
export function weeklyDays({ days, season }: WeeklyRule, from: string, to: string): string[] {
  const [last = to] = [to, addDays(from, MOST_DAYS)].toSorted();
  const starts = days.flatMap((weekday) => {
    const ahead = (WEEKDAYS.indexOf(weekday) + 1 - weekdayOf(from) + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK;
    return daysUntil(addDays(from, ahead), last, DAYS_OF_A_WEEK);
  });
  return starts.filter((day) => season === undefined || isInSeason(day, season)).toSorted();
}

function isInSeason(day: string, { from, to }: Season): boolean {
  const date = day.slice(5);
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}

/** The first and the last day of the season in which a day lies. */
function seasonOf(day: string, { from, to }: Season): { first: string; last: string } {
  const year = yearOf(day);
  const isOverNewYear = to < from;
  const firstYear = isOverNewYear && day.slice(5) < from ? year - 1 : year;
  return { first: dayInYear(firstYear, from), last: dayInYear(isOverNewYear ? firstYear + 1 : year, to) };
}

/**
 * How a calendar repeats a weekly programme that begins on the day `start`: its key, which stays while the season lasts, and the
 * last day of the season. Null for other events.
 */
export function weeklySeries(
  { recurrence }: Ruled,
  start: string,
): { key: string; days: readonly Weekday[]; until: string | null } | null {
  if (recurrence.rule !== 'weekly') return null;
  const { days, season } = recurrence;
  if (season === undefined) return { key: 'weekly', days, until: null };
  const { first, last } = seasonOf(start, season);
  return { key: `weekly-${yearOf(first)}`, days, until: last };
}

/** What a card says of a weekly programme instead of a date. Times are `HH:MM`, the days of the season `MM-DD`. */
export type WeeklyView = {
  days: Weekday[];
  from: string | null;
  to: string | null;
  season: { from: string; to: string } | null;
};

/** The field of a card, which other events do not have. */
export function weeklyField({ recurrence }: Ruled): { weekly?: WeeklyView } {
  if (recurrence.rule !== 'weekly') return {};
  const { days, from, to, season } = recurrence;
  const inOrder = WEEKDAYS.filter((day) => days.includes(day));
  return { weekly: { days: inOrder, from: from ?? null, to: to ?? null, season: season ?? null } };
}
