import { addDays, WEEKDAYS, weekdayOf } from '../guide/calendar-day.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { clockOf, DAY_MINUTES, minuteOf } from './clock-time.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** Days for which the operator announces other hours: the usual ones do not hold. */
export type SpecialDay = 'holiday' | 'new-year';

export type LastService = {
  /** The day (`YYYY-MM-DD`) on which the service began or begins. */
  date: string;
  /** Null where the operator announces other hours, and where a day has no service. `last` is the end of service. */
  hours: { first: string; last: string; isLastNextDay: boolean } | null;
  special: SpecialDay | null;
  /** Until the end of service. Null if no train runs at the given minute, or if none was given. */
  minutesLeft: number | null;
};

type Span = { from: number; to: number };

function specialDay(date: string): SpecialDay | null {
  if (date.endsWith('-12-31')) return 'new-year';
  return isPublicHoliday(date) ? 'holiday' : null;
}

/** From the first to the last minute of a day's service, in minutes since its midnight; it may end on the next day. */
function spanOf(rows: readonly ScheduleRow[], date: string): Span | null {
  const day = WEEKDAYS[weekdayOf(date) - 1];
  const spans = rows
    .filter(({ days }) => day !== undefined && days.includes(day))
    .map(({ from, to }) => {
      const start = minuteOf(from);
      const end = minuteOf(to);
      return { from: start, to: end <= start ? end + DAY_MINUTES : end };
    });
  if (spans.length === 0) return null;
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}

function view(date: string, span: Span | null, minute: number | null): LastService {
  const special = specialDay(date);
  if (special !== null || span === null) return { date, hours: null, special, minutesLeft: null };
  const isRunning = minute !== null && span.from <= minute && minute < span.to;
  return {
    date,
    hours: { first: clockOf(span.from), last: clockOf(span.to), isLastNextDay: span.to >= DAY_MINUTES },
    special,
    minutesLeft: isRunning ? span.to - minute : null,
  };
}

/**
 * When the service of a line ends on a day in Dubai. With the current minute, the service that runs is that of the day before for
 * as long as it goes on after midnight, and that of the next day once the day's own has ended. These are the hours of the line:
 * at most stations the last train passes earlier.
 */
export function lastService(rows: readonly ScheduleRow[], date: string, minute: number | null): LastService {
  const span = spanOf(rows, date);
  if (minute === null) return view(date, span, null);
  const before = addDays(date, -1);
  const late = spanOf(rows, before);
  // After a special day its service may go on past midnight, until an hour that is not known.
  if (specialDay(before) !== null && span && minute < span.from) return view(before, late, null);
  if (late && minute + DAY_MINUTES < late.to) return view(before, late, minute + DAY_MINUTES);
  if (span && minute >= span.to) return view(addDays(date, 1), spanOf(rows, addDays(date, 1)), null);
  return view(date, span, minute);
}
