import { addDays, WEEKDAYS, weekdayOf } from '../guide/calendar-day.ts';
import type { HourSet } from '../guide/hour-set.ts';
import type { OpeningHours } from '../guide/opening-hours.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import type { ScheduleAudience } from '../guide/schedule-audience.ts';
import { clockOf, DAY_MINUTES, minuteOf } from './clock-time.ts';
import { isRamadan } from './holidays.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** A minute of a day in Dubai: `YYYY-MM-DD` and `HH:MM`. */
export type Moment = { date: string; time: string };

/** Why the hours of a day are not known although those of a usual week are. */
export type UnknownReason = 'no-hours' | 'ramadan' | 'holiday' | 'season';

export type OpeningState =
  /** `until` is null around the clock, or if the hours of the day it would close on are not known. */
  | { kind: 'open'; until: Moment | null; isAlways: boolean; audience: ScheduleAudience | null }
  /** `opens` is null if it is not known, or not within a week. */
  | { kind: 'closed'; opens: Moment | null }
  | { kind: 'unknown'; why: UnknownReason };

type Span = { from: number; to: number; audience: ScheduleAudience | null };
type Day = { spans: Span[] } | { why: UnknownReason };

const HORIZON_DAYS = 7;

/** Around the clock on every day, and so also in Ramadan and on holidays. */
function isAlwaysOpen(rows: readonly ScheduleRow[] | null): rows is readonly ScheduleRow[] {
  return WEEKDAYS.every((day) =>
    rows?.some(({ days, from, to, audience }) => days.includes(day) && from === '00:00' && to === '24:00' && !audience),
  );
}

function isInSeason({ season }: OpeningHours, date: string): boolean {
  if (season === null) return true;
  const day = date.slice(5);
  return season.from <= season.to ? season.from <= day && day <= season.to : day >= season.from || day <= season.to;
}

/** The set of hours that applies on a day. */
export function hourSetOn(date: string): HourSet {
  if (isPublicHoliday(date)) return 'holidays';
  return isRamadan(date) ? 'ramadan' : 'weekly';
}

const UNKNOWN = { weekly: 'no-hours', ramadan: 'ramadan', holidays: 'holiday' } as const;

function rowsOn(hours: OpeningHours, date: string): { rows: readonly ScheduleRow[] } | { why: UnknownReason } {
  const set = hourSetOn(date);
  const rows = hours[set];
  return rows ? { rows } : { why: UNKNOWN[set] };
}

/** The spans that begin on a day, in minutes since its midnight; one may end on the next day. */
function dayOf(hours: OpeningHours, date: string): Day {
  if (hours.closures.some(({ from, to }) => from <= date && date <= to)) return { spans: [] };
  if (!isInSeason(hours, date)) return { why: 'season' };
  const found = isAlwaysOpen(hours.weekly) ? { rows: hours.weekly } : rowsOn(hours, date);
  if ('why' in found) return found;
  const name = WEEKDAYS[weekdayOf(date) - 1];
  const spans = found.rows.flatMap((row): Span[] => {
    if (!name || !row.days.includes(name)) return [];
    const from = minuteOf(row.from);
    const to = minuteOf(row.to);
    return [{ from, to: to <= from ? to + DAY_MINUTES : to, audience: row.audience ?? null }];
  });
  // Hours for everyone come before those for some.
  return {
    spans: spans.toSorted((a, b) => Number(a.audience !== null) - Number(b.audience !== null) || a.from - b.from),
  };
}

function moment(date: string, minute: number): Moment {
  return { date: addDays(date, Math.floor(minute / DAY_MINUTES)), time: clockOf(minute) };
}

/** Follows a span through those that continue it, on the same and the next days. */
function closingOf(hours: OpeningHours, date: string, span: Span): { until: Moment | null; isAlways: boolean } {
  let end = span.to;
  for (let shift = 0; shift <= HORIZON_DAYS; shift++) {
    const day = dayOf(hours, addDays(date, shift));
    const start = shift * DAY_MINUTES;
    // The place may stay open into a day of unknown hours.
    if ('why' in day) return { until: end > start ? moment(date, end) : null, isAlways: false };
    for (const { from, to, audience } of day.spans) {
      if (from + start <= end && audience === span.audience) end = Math.max(end, to + start);
    }
    if (end < start + DAY_MINUTES) return { until: moment(date, end), isAlways: false };
  }
  return { until: null, isAlways: true };
}

function nextOpening(hours: OpeningHours, date: string, minute: number): Moment | null {
  for (let shift = 0; shift <= HORIZON_DAYS; shift++) {
    const on = addDays(date, shift);
    const day = dayOf(hours, on);
    if ('why' in day) return null;
    const starts = day.spans.map(({ from }) => from).filter((from) => from + shift * DAY_MINUTES > minute);
    if (starts.length > 0) return moment(on, Math.min(...starts));
  }
  return null;
}

/**
 * Whether a place is open at a minute of a day in Dubai, until when, or when it opens next. Unknown hours are never open: Ramadan,
 * public holidays and the time outside a season have hours of their own. The same on server, device and offline.
 */
export function openingState(hours: OpeningHours | null, date: string, minute: number): OpeningState {
  if (hours === null) return { kind: 'unknown', why: 'no-hours' };
  const yesterday = addDays(date, -1);
  const before = dayOf(hours, yesterday);
  const late = 'spans' in before ? before.spans.find(({ to }) => to - DAY_MINUTES > minute) : undefined;
  const today = dayOf(hours, date);
  const current = 'spans' in today ? today.spans.find(({ from, to }) => from <= minute && minute < to) : undefined;
  if (current) return { kind: 'open', ...closingOf(hours, date, current), audience: current.audience };
  if (late) return { kind: 'open', ...closingOf(hours, yesterday, late), audience: late.audience };
  if ('why' in today) return { kind: 'unknown', why: today.why };
  return { kind: 'closed', opens: nextOpening(hours, date, minute) };
}
