import { addDays } from '../guide/calendar-day.ts';
import { clockOf, dubaiMinute } from '../city/clock-time.ts';
import { dubaiDate } from '../guide/dubai-date.ts';
import type { Occurrence } from '../guide/event-occurrence.ts';
import type { ImportedEvent } from './imported-event.ts';

/** The days and times of an imported event in Dubai. The end is not known where its calendar has none. */
export function importedDates({
  startsAt,
  endsAt,
  isAllDay,
}: Pick<ImportedEvent, 'startsAt' | 'endsAt' | 'isAllDay'>): Pick<
  Occurrence,
  'start' | 'end' | 'startTime' | 'endTime'
> {
  const start = dubaiDate(new Date(startsAt));
  if (isAllDay) {
    // The end is the midnight after the last day.
    const end = endsAt === null ? start : addDays(dubaiDate(new Date(endsAt)), -1);
    return { start, end: end < start ? start : end, startTime: null, endTime: null };
  }
  const startTime = clockOf(dubaiMinute(new Date(startsAt)));
  if (endsAt === null) return { start, end: start, startTime, endTime: null };
  return { start, end: dubaiDate(new Date(endsAt)), startTime, endTime: clockOf(dubaiMinute(new Date(endsAt))) };
}
