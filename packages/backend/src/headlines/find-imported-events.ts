import { isUpcoming, mergeEvents, type PublishedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { type GuideEvent, withoutKnown } from '@dalil/domain/headlines/known-events.ts';
import { sql } from 'drizzle-orm';
import { findLiveValues, type LiveValue } from '../city/live/find-live-values.ts';
import type { Deps } from '../core/deps.ts';

type Found = Omit<LiveValue<'listings'>, 'source' | 'value'> & { events: PublishedEvent[] };

/**
 * Coming events of other calendars and of the seller of tickets, each once, without those the guide has itself. The time is that of
 * the older of the two answers. Null where no provider is asked or none has a coming event.
 */
export async function findImportedEvents(deps: Deps): Promise<Found | null> {
  const find = await findLiveValues(deps, ['listings', 'tickets']);
  const known = [find('listings'), find('tickets')].flatMap((value) =>
    value && value.value.events.length > 0 ? [value] : [],
  );
  const [oldest] = known.toSorted((a, b) => a.fetchedAt.localeCompare(b.fetchedAt));
  const coming = mergeEvents(known.flatMap(({ value }) => value.events)).filter((event) =>
    isUpcoming(event, deps.now()),
  );
  if (!oldest || coming.length === 0) return null;
  const events = withoutKnown(coming, await findGuideEvents(deps));
  const { fetchedAt, freshUntil, state } = oldest;
  return events.length > 0 ? { fetchedAt, freshUntil, state, events } : null;
}

/** The names of the guide's events and of their places in all languages. */
function findGuideEvents(deps: Deps): Promise<GuideEvent[]> {
  return deps.memory.remember('names of events', ['event', 'place'], async () => {
    const { rows } = await deps.db.execute<GuideEvent>(sql`
      select i.data, array_agg(x.title) as titles,
        array_remove(array_agg(x.body->>'venue') || array_agg(p.title), null) as places
      from content_items i join content_texts x on x.kind = i.kind and x.item_id = i.id
      left join content_texts p on p.kind = 'place' and p.item_id = i.data->>'placeId' and p.locale = x.locale
      where i.kind = 'event' and i.state = 'published' group by i.kind, i.id, i.data`);
    return rows;
  });
}
