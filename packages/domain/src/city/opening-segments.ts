import type { OpeningHours } from '../guide/opening-hours.ts';
import { daysBetween } from '../guide/calendar-day.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';
import { type Moment, openingState, type OpeningState } from './opening-state.ts';

/** A part of a day in which a place has one opening state. Minutes since midnight. */
export type OpeningSegment = { from: number; until: number; state: OpeningState };

/** Minutes from the midnight of `date`; more than a day's for a later day. */
export function minutesAfter(date: string, moment: Moment): number {
  return daysBetween(date, moment.date) * DAY_MINUTES + minuteOf(moment.time);
}

/** The minute at which a state ends, at the latest the end of the day. */
function endOf(state: OpeningState, date: string): number {
  const change = state.kind === 'open' ? state.until : state.kind === 'closed' ? state.opens : null;
  return change ? Math.min(DAY_MINUTES, minutesAfter(date, change)) : DAY_MINUTES;
}

/**
 * The states of a place through a day (`YYYY-MM-DD` in Dubai), in order and without gaps. Each equals `openingState` at every minute
 * of its segment, so a page can hold the whole day before it knows the time.
 */
export function openingSegments(hours: OpeningHours | null, date: string): OpeningSegment[] {
  const segments: OpeningSegment[] = [];
  for (let from = 0; from < DAY_MINUTES; ) {
    const state = openingState(hours, date, from);
    const until = Math.max(from + 1, endOf(state, date));
    segments.push({ from, until, state });
    from = until;
  }
  return segments;
}
