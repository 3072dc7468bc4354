import { addDays, lastOfMonth } from '@dalil/domain/guide/calendar-day.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { eventFacetValues } from '@dalil/domain/guide/event-listing.ts';
import { type Occurrence, occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import type { SearchDays } from '@dalil/domain/search/search-request.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

const WEEK_DAYS = 6;

/**
 * The numbers of the events that take place on some days, counted from today in Dubai. Rules become dates here and not in the
 * database, so all events are read, once a day; a city has some hundreds.
 */
export function findEventsOn(deps: Deps, days: SearchDays, today: string): Promise<number[]> {
  return deps.memory.remember(`search events ${today} ${days}`, ['event', 'search'], async () => {
    const { rows } = await deps.db.execute<{ number: number; audience: string[]; data: EventData }>(sql`
      select d.number, i.audience, i.data from search.documents d
      join content_items i on i.kind = 'event' and i.id = d.id and i.state = 'published'
      where d.kind = 'event' order by i.position, i.id`);
    const last = [lastOfMonth(today), addDays(today, WEEK_DAYS)].toSorted().at(-1) ?? today;
    return rows
      .filter(({ data, audience }) => {
        const occurrences = occurrencesOf(data, today, last);
        return days === 'today'
          ? isOn(occurrences, today)
          : eventFacetValues({ data, audience, neighbourhoods: [], occurrences }, 'when', today).includes(days);
      })
      .map(({ number }) => number);
  });
}

function isOn(occurrences: readonly Occurrence[], day: string): boolean {
  return occurrences.some(({ start, end }) => start <= day && end >= day);
}
