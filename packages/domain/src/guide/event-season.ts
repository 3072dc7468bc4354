import { addDays, monthOf, yearOf } from './calendar-day.ts';
import type { EventData } from './event.ts';

/** How many months after `month` the season of an event begins; 0 while it lasts. */
export function monthsUntil(month: number, usualMonths: readonly number[]): number {
  return Math.min(...usualMonths.map((usual) => (usual - month + 12) % 12));
}

/** Whether an event is to be expected in its next usual months from a day on: one every two years only in every other year. */
export function isExpected(
  { recurrence, usualMonths }: Pick<EventData, 'recurrence' | 'usualMonths'>,
  from: string,
): boolean {
  if (recurrence.rule !== 'usual-months' || recurrence.years === undefined) return true;
  const month = monthOf(from);
  const year = yearOf(from) + Number(month + monthsUntil(month, usualMonths) > 12);
  return recurrence.years === (year % 2 === 0 ? 'even' : 'odd');
}

/** Longer than any season, and shorter than the time to the next. */
const SEASON_DAYS = 180;

/** Whether the event of this season is over by a day: a season can reach into the month after its only edition. */
export function wasHeld({ editions = [] }: Pick<EventData, 'editions'>, day: string): boolean {
  return editions.some(({ to }) => to < day && to >= addDays(day, -SEASON_DAYS));
}
