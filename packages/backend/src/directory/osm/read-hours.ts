import { clockOf, DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { groupSchedule } from '@dalil/domain/guide/schedule-groups.ts';
import openingHours from 'opening_hours';

/** A Monday without a change of the clock within two weeks anywhere: the library reckons in the time of the machine. */
const MONDAY = { year: 2026, month: 0, day: 12 };
const MAX_LENGTH = 255;
/** Hours of holidays are no part of an ordinary week. */
const HOLIDAY_RULE = /^\s*(?:PH|SH)(?:\s*,\s*(?:PH|SH))*\s+[^;]*$/;
/** What depends on the sun or the date is no schedule of a week. */
const INEXPRESSIBLE =
  /sunrise|sunset|dawn|dusk|easter|week|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b|\[|"/i;
const CACHE_SIZE = 5000;

const known = new Map<string, ScheduleRow[] | null>();

/**
 * The ordinary week that a tag `opening_hours` of OpenStreetMap states. Null where it states none, or what a schedule of weekdays
 * cannot express: months, sunset, comments, "by appointment". Rules for public and school holidays are left out.
 */
export function readHours(text: string | undefined): ScheduleRow[] | null {
  if (text === undefined || text.length > MAX_LENGTH) return null;
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  if (known.size >= CACHE_SIZE) known.clear();
  const rows = weekOf(text);
  known.set(text, rows);
  return rows;
}

function weekOf(text: string): ScheduleRow[] | null {
  const ordinary = text
    .split(';')
    .filter((rule) => !HOLIDAY_RULE.test(rule))
    .join(';')
    .replaceAll(/,\s*(?:PH|SH)\b|\b(?:PH|SH)\s*,/g, '');
  // The library takes a bare "open" for around the clock, which nobody means by it.
  if (!/\d/.test(ordinary) || INEXPRESSIBLE.test(ordinary)) return null;
  const spans = spansOf(ordinary);
  return spans === null ? null : rowsOf(spans);
}

type Span = { day: number; from: number; to: number };

const at = (day: number) => new Date(MONDAY.year, MONDAY.month, MONDAY.day + day);

/** The spans that begin in a week from Monday on, as minutes of their first day. Null for what the library cannot read. */
function spansOf(text: string): Span[] | null {
  let intervals: ReturnType<InstanceType<typeof openingHours>['getOpenIntervals']>;
  try {
    const hours = new openingHours(text);
    if (!hours.isWeekStable()) return null;
    intervals = hours.getOpenIntervals(at(0), at(15));
  } catch {
    // The library throws what it cannot read; such hours are not known.
    return null;
  }
  if (intervals.some(([, , isUnknown, comment]) => isUnknown || comment)) return null;
  const [first] = intervals;
  if (intervals.length === 0 || first === undefined) return null;
  if (first[0] <= at(0) && first[1] >= at(15)) {
    return WEEKDAYS.map((_, day) => ({ day, from: 0, to: DAY_MINUTES }));
  }
  // Monday may begin with the end of Sunday's night, so the week is taken from Tuesday to Monday.
  return intervals.filter(([from]) => from >= at(1) && from < at(8)).flatMap(([from, to]) => daysOf(from, to));
}

/** An interval as spans of days: one that lasts more than a day is divided at each midnight. */
function daysOf(from: Date, to: Date): Span[] {
  const midnight = new Date(from.getFullYear(), from.getMonth(), from.getDate());
  const start = Math.round((from.getTime() - midnight.getTime()) / 60_000);
  const length = Math.round((to.getTime() - from.getTime()) / 60_000);
  const day = (midnight.getDay() + 6) % 7;
  if (length <= DAY_MINUTES) return [{ day, from: start, to: start + length }];
  const next = new Date(midnight);
  next.setDate(next.getDate() + 1);
  return [{ day, from: start, to: DAY_MINUTES }, ...daysOf(next, to)];
}

function rowsOf(spans: readonly Span[]): ScheduleRow[] | null {
  const byTime = new Map<string, ScheduleRow>();
  for (const { day, from, to } of spans.toSorted((a, b) => a.day - b.day || a.from - b.from)) {
    const weekday = WEEKDAYS[day];
    if (weekday === undefined) return null;
    const row = { from: clockOf(from), to: to === DAY_MINUTES ? '24:00' : clockOf(to) };
    const key = `${row.from}-${row.to}`;
    byTime.set(key, { days: [...(byTime.get(key)?.days ?? []), weekday], ...row });
  }
  return groupSchedule([...byTime.values()]).flatMap(({ days, hours }) =>
    hours.map((one) => ({ days: [...days], ...one })),
  );
}
