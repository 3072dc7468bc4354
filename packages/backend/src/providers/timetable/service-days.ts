import { addDays, daysBetween, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { type Row, readZipRows } from './read-zip-rows.ts';
import { WrongTimetable } from './wrong-timetable.ts';

/** The services of each day from `from` on. */
export type ServiceDays = { from: string; services: ReadonlySet<string>[] };

const WEEKDAY_COLUMNS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** More than a year ahead is never printed. */
const MAX_DAYS = 400;

/** Which services run from the day before `today` to the last day of the file. Throws `WrongTimetable` with `ended` if none does. */
export async function readServiceDays(archive: string, today: string): Promise<ServiceDays> {
  const from = addDays(today, -1);
  const services: Set<string>[] = Array.from({ length: MAX_DAYS }, () => new Set<string>());
  for await (const row of readZipRows(archive, 'calendar.txt')) addWeeks(services, from, row);
  for await (const row of readZipRows(archive, 'calendar_dates.txt')) {
    const day = services[daysBetween(from, dayOf(row.date))];
    if (row.exception_type === '1') day?.add(row.service_id ?? '');
    if (row.exception_type === '2') day?.delete(row.service_id ?? '');
  }
  const length = services.findLastIndex((day) => day.size > 0) + 1;
  if (length <= 1) throw new WrongTimetable('ended');
  return { from, services: services.slice(0, length) };
}

function addWeeks(services: readonly Set<string>[], from: string, row: Row): void {
  const [first, last] = [daysBetween(from, dayOf(row.start_date)), daysBetween(from, dayOf(row.end_date))];
  for (let at = Math.max(0, first); at <= last && at < services.length; at += 1) {
    const column = WEEKDAY_COLUMNS[weekdayOf(addDays(from, at)) - 1] ?? '';
    if (row[column] === '1') services[at]?.add(row.service_id ?? '');
  }
}

/** `20261231` as `2026-12-31`. */
function dayOf(text: string | undefined): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  if (year === undefined) throw new WrongTimetable('wrong_value');
  return `${year}-${month}-${day}`;
}

/** Days on which the same services run are of one type. */
export function dayTypesOf({ services }: ServiceDays): { ofDays: number[]; services: ReadonlySet<string>[] } {
  const types = new Map<string, { index: number; services: ReadonlySet<string> }>();
  const ofDays = services.map((day) => {
    const key = [...day].toSorted().join('\n');
    const type = types.get(key) ?? { index: types.size, services: day };
    types.set(key, type);
    return type.index;
  });
  return { ofDays, services: Array.from(types.values(), (type) => type.services) };
}
