import { type Weekday, WEEKDAYS } from './calendar-day.ts';
import type { ScheduleRow } from './schedule.ts';

export interface ScheduleGroup {
  days: readonly Weekday[];
  hours: readonly Omit<ScheduleRow, 'days'>[];
}

/**
 * Groups rows with the same days, in the order in which the days first appear. Days are sorted from Monday, hours by their start.
 */
export function groupSchedule(rows: readonly ScheduleRow[]): ScheduleGroup[] {
  const groups = new Map<string, { days: Weekday[]; hours: Omit<ScheduleRow, 'days'>[] }>();
  for (const { days, ...hours } of rows) {
    const ordered = WEEKDAYS.filter((day) => days.includes(day));
    const group = groups.get(ordered.join()) ?? { days: ordered, hours: [] };
    group.hours.push(hours);
    groups.set(ordered.join(), group);
  }
  for (const { hours } of groups.values()) hours.sort((a, b) => a.from.localeCompare(b.from, 'en'));
  return [...groups.values()];
}

/** Splits days into runs that follow each other: Mon–Thu and Sat of `mon,tue,wed,thu,sat`. */
export function dayRuns(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of WEEKDAYS) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    const isNext = last && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last.at(-1) as Weekday) + 1;
    if (isNext) last.push(day);
    else runs.push([day]);
  }
  return runs;
}
