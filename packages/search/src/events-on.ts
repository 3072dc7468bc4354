import { addDays, lastOfMonth } from '@dalil/domain/guide/calendar-day.ts';
import { eventFacetValues } from '@dalil/domain/guide/event-listing.ts';
import { occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { SearchDays } from './search-request.ts';

const WEEK_DAYS = 6;

/** Whether an event takes place on the given days, relative to today in Dubai (`YYYY-MM-DD`). */
export function takesPlaceOn(
  { data, audience }: { data: EventData; audience: readonly string[] },
  days: SearchDays,
  today: string,
): boolean {
  const last = [lastOfMonth(today), addDays(today, WEEK_DAYS)].toSorted().at(-1) ?? today;
  const occurrences = occurrencesOf(data, today, last);
  if (days === 'today') return occurrences.some(({ start, end }) => start <= today && end >= today);
  return eventFacetValues({ data, audience, neighbourhoods: [], occurrences }, 'when', today).includes(days);
}
