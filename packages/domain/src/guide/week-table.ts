import { type Weekday, WEEKDAYS } from './calendar-day.ts';
import type { ScheduleRow } from './schedule.ts';
import { dayRuns } from './schedule-groups.ts';

type Span = Pick<ScheduleRow, 'from' | 'to' | 'audience'>;

/** Days that follow each other with the same hours. No hours: closed. */
export type WeekTableRow = { days: readonly Weekday[]; spans: readonly Span[] };

/** A schedule as the rows of a table that has every day of the week once, from Monday. */
export function weekTable(rows: readonly ScheduleRow[]): WeekTableRow[] {
  const spansOn = (day: Weekday): Span[] =>
    rows
      .filter(({ days }) => days.includes(day))
      .map(({ from, to, audience }) => ({ from, to, ...(audience ? { audience } : {}) }))
      .toSorted((a, b) => a.from.localeCompare(b.from, 'en'));
  const keys = new Map(WEEKDAYS.map((day) => [day, JSON.stringify(spansOn(day))]));
  const runs = [...new Set(keys.values())].flatMap((key) => dayRuns(WEEKDAYS.filter((day) => keys.get(day) === key)));
  return runs
    .toSorted(([a], [b]) => WEEKDAYS.indexOf(a as Weekday) - WEEKDAYS.indexOf(b as Weekday))
    .map((days) => ({ days, spans: spansOn(days[0] as Weekday) }));
}
