import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { isDay } from '@dalil/domain/guide/calendar-day.ts';
import { trimQuery } from '@dalil/search/search-request.ts';

/** What the form of journeys asks for, from the address of the page. `at` is null for the present. */
export type JourneyRequest = { from: string; to: string; at: { date: string; minute: number } | null };

const AT = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/;

export function readRequest(search: URLSearchParams): JourneyRequest {
  const [, date = '', clock = ''] = AT.exec(search.get('at') ?? '') ?? [];
  return {
    from: trimQuery(search.get('from') ?? ''),
    to: trimQuery(search.get('to') ?? ''),
    at: isDay(date) ? { date, minute: minuteOf(clock) } : null,
  };
}

/** Both names of a request, or none where one is missing. */
export function namesIn(search: URLSearchParams): string[] {
  const { from, to } = readRequest(search);
  return from === '' || to === '' ? [] : [from, to];
}
