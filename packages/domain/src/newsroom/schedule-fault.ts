import { WEEKDAYS, type Weekday } from '../guide/calendar-day.ts';
import type { ScheduleRow } from '../guide/schedule.ts';

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Why hours cannot be right: a span without length, or two spans of the same visitors at the same time. */
export type ScheduleFault = 'empty_span' | 'overlap';

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The spans of a row in minutes of the week. One that ends earlier than it begins ends on the next day. */
function spansOf({ days, from, to }: ScheduleRow): [number, number][] {
  const begin = minutesOf(from);
  const end = minutesOf(to) > begin ? minutesOf(to) : minutesOf(to) + DAY_MINUTES;
  return days.map((day: Weekday) => {
    const start = WEEKDAYS.indexOf(day) * DAY_MINUTES;
    return [start + begin, start + end];
  });
}

/** The first fault of the rows of a week; null if there is none. */
export function scheduleFault(rows: readonly ScheduleRow[]): ScheduleFault | null {
  if (rows.some(({ from, to }) => from === to)) return 'empty_span';
  const audiences = new Set(rows.map(({ audience }) => audience));
  for (const audience of audiences) {
    const spans = rows.filter((row) => row.audience === audience).flatMap(spansOf);
    // Sunday night continues on Monday.
    const all = spans.flatMap(([from, to]) =>
      to > WEEK_MINUTES
        ? [
            [from, to],
            [from - WEEK_MINUTES, to - WEEK_MINUTES],
          ]
        : [[from, to]],
    );
    const sorted = all.toSorted(([a = 0], [b = 0]) => a - b);
    if (sorted.some(([from = 0], at) => at > 0 && from < (sorted[at - 1]?.[1] ?? 0))) return 'overlap';
  }
  return null;
}
