import type { EventData } from '@dalil/domain/guide/event.ts';
import { takesPlaceOn } from '@dalil/search/events-on.ts';
import type { SearchDays } from '@dalil/search/search-request.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

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
    return rows.filter((event) => takesPlaceOn(event, days, today)).map(({ number }) => number);
  });
}
