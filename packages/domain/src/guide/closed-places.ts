import { dubaiMinute, minuteOf } from '../city/clock-time.ts';
import { type Moment, openingState } from '../city/opening-state.ts';
import { addDays } from './calendar-day.ts';
import { dubaiDate } from './dubai-date.ts';
import type { PlaceCard } from './views.ts';

/** A day in Dubai, and the minutes since its midnight. */
export type ListTime = { date: string; minute: number };

/** The pages of a list are read one after the other, and should be of one order. */
const STEP_MINUTES = 15;
/** What opens within this time is not called closed. */
const SOON_MINUTES = 60;
const DAY_MINUTES = 1440;

/** The time by which a list that is read now tells open from closed. */
export function listTime(now: Date): ListTime {
  const minute = dubaiMinute(now);
  return { date: dubaiDate(now), minute: minute - (minute % STEP_MINUTES) };
}

function isSoon({ date, time }: Moment, at: ListTime): boolean {
  const shift = date === at.date ? 0 : date === addDays(at.date, 1) ? DAY_MINUTES : Number.POSITIVE_INFINITY;
  return shift + minuteOf(time) - at.minute <= SOON_MINUTES;
}

/** Whether a place is known to be closed at a time, and not to open within the hour. Unknown hours are no reason. */
export function isClosedAt(
  { hours, operatingStatus }: Pick<PlaceCard, 'hours' | 'operatingStatus'>,
  at: ListTime,
): boolean {
  if (operatingStatus === 'temporarily-closed') return true;
  const state = openingState(hours, at.date, at.minute);
  return state.kind === 'closed' && (state.opens === null || !isSoon(state.opens, at));
}

/** The ids in their order, but the closed ones last. */
export function closedLast(ids: readonly string[], closed: ReadonlySet<string>): string[] {
  return [...ids.filter((id) => !closed.has(id)), ...ids.filter((id) => closed.has(id))];
}
