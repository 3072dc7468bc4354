import { addDays, monthOf } from './calendar-day.ts';
import type { EventData } from './event.ts';
import { occurrencesOf } from './event-occurrence.ts';
import { isWeekly } from './event-weekly.ts';

/** The number of items of each kind the home page displays. */
export const HOME_COUNTS = { articles: 4, nearby: 4, seasonal: 4, events: 4 } as const;

const DAYS_OF_A_WEEK = 7;
/** A season is shorter than most of the year and longer than an event. */
const SEASON_MONTHS = { from: 4, to: 10 };

type DatedEvent = { id: string; data: EventData };

/**
 * The next events: those of a day (`YYYY-MM-DD` in Dubai), then those of the six days after it. An entry of the type `rule`, such
 * as the midday break, is not an event, and a weekly programme is on in every week.
 */
export function nextEvents(events: readonly DatedEvent[], today: string): string[] {
  const found = events.flatMap(({ id, data }) => {
    const isCancelled = data.recurrence.rule === 'once' && data.recurrence.isCancelled;
    if (data.type === 'rule' || isCancelled || isWeekly(data)) return [];
    const [next] = occurrencesOf(data, today, addDays(today, DAYS_OF_A_WEEK - 1));
    return next ? [{ id, start: next.start < today ? today : next.start, end: next.end }] : [];
  });
  const sorted = found.toSorted((a, b) => `${a.start}${a.end}${a.id}`.localeCompare(`${b.start}${b.end}${b.id}`, 'en'));
  return sorted.slice(0, HOME_COUNTS.events).map(({ id }) => id);
}

/** What is usually on in the month of a day for a whole season, seasons proper first. Only by its usual months, never as a date. */
export function seasonalEvents(events: readonly DatedEvent[], today: string): string[] {
  const month = monthOf(today);
  return events
    .filter(({ data: { usualMonths } }) => {
      const { length } = usualMonths;
      return usualMonths.includes(month) && length >= SEASON_MONTHS.from && length <= SEASON_MONTHS.to;
    })
    .filter(({ data: { recurrence, type } }) => recurrence.rule === 'usual-months' && type !== 'trade-fair')
    .toSorted((a, b) => Number(b.data.type === 'season') - Number(a.data.type === 'season'))
    .slice(0, HOME_COUNTS.seasonal)
    .map(({ id }) => id);
}
