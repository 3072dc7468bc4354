import { addDays, daysBetween } from '../guide/calendar-day.ts';
import { DAY_MINUTES, minuteOf } from '../city/clock-time.ts';
import { type Travel, travelBetween } from '../city/travel.ts';
import type { SavedDate, SavedItem } from './saved-item.ts';

type DatedItem = SavedItem & { next: SavedDate };

/**
 * Two saved events that cannot both be visited, or hardly: their times overlap (`overlap`), the way between them is longer than the
 * time between them (`travel`), or both are on one day and the times of one are not known (`same-day`).
 */
export type EventClash = { first: DatedItem; second: DatedItem } & (
  | { kind: 'overlap' | 'same-day' }
  | { kind: 'travel'; gapMinutes: number; travel: Travel }
);

/** Every clash among the saved events from a day on, soonest first. Events of several days leave a choice and never clash. */
export function eventClashes(items: Iterable<SavedItem>, today: string): EventClash[] {
  const events = [...items]
    .filter((item): item is DatedItem => item.kind === 'event' && item.next !== null && isOneDay(item.next))
    .filter(({ next }) => next.start >= today)
    .toSorted((a, b) => startOf(a.next) - startOf(b.next) || (a.itemId < b.itemId ? -1 : 1));
  return events.flatMap((first, at) =>
    events.slice(at + 1).flatMap((second) => {
      const clash = clashOf(first, second);
      return clash ? [clash] : [];
    }),
  );
}

/** An evening may end after midnight. */
function isOneDay({ start, end, startTime }: SavedDate): boolean {
  return end === start || (startTime !== null && end === addDays(start, 1));
}

/** Minutes since a fixed day; without a time the beginning of the day. */
function startOf({ start, startTime }: SavedDate): number {
  return daysBetween('2020-01-01', start) * DAY_MINUTES + (startTime === null ? 0 : minuteOf(startTime));
}

function endOf(date: SavedDate & { startTime: string; endTime: string }): number {
  const { start, end, startTime, endTime } = date;
  const isNextDay = end === start && endTime <= startTime;
  return daysBetween('2020-01-01', isNextDay ? addDays(end, 1) : end) * DAY_MINUTES + minuteOf(endTime);
}

function hasTimes(date: SavedDate): date is SavedDate & { startTime: string; endTime: string } {
  return date.startTime !== null && date.endTime !== null;
}

function clashOf(first: DatedItem, second: DatedItem): EventClash | null {
  const both = { first, second };
  if (!hasTimes(first.next) || !hasTimes(second.next)) {
    return first.next.start === second.next.start ? { ...both, kind: 'same-day' } : null;
  }
  const gapMinutes = startOf(second.next) - endOf(first.next);
  if (gapMinutes < 0) return { ...both, kind: 'overlap' };
  if (!first.position || !second.position) return null;
  const travel = travelBetween(first.position, second.position);
  return travel.minutes > gapMinutes ? { ...both, kind: 'travel', gapMinutes, travel } : null;
}
