import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { type ChosenEvent, chooseEvents } from '@dalil/domain/guide/event-list.ts';
import type { EventPeriod } from '@dalil/domain/guide/event-listing.ts';
import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { ListingRules } from '@dalil/domain/guide/sections.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';

type EventRow = ItemRow & { place_neighbourhoods: string[] | null; position: { lat: number; lon: number } | null };
export type FoundEvent = ChosenEvent<{ row: EventRow; data: EventData; audience: string[]; neighbourhoods: string[] }>;

type QuestionInput = {
  locale: Locale;
  rules: ListingRules;
  request: ListingRequest;
  period: Pick<EventPeriod, 'view' | 'from' | 'to'>;
};

/**
 * The events of some days that match the filters, each with its times, and the facets of all events of those days. Recurrence
 * rules are expanded here and not in the database, so all events are read. A city has some hundreds.
 */
export async function findEvents(deps: Deps, { locale, rules, request, period }: QuestionInput) {
  const { rows } = await deps.db.execute<EventRow>(sql`
    select ${ITEM_COLUMNS}, p.neighbourhoods as place_neighbourhoods, p.data->'position' as position
    from content_items i ${withText(locale)}
    left join content_items p on p.kind = 'place' and p.id = i.data->>'placeId' and p.state = 'published'
    where i.kind = 'event' and i.state = 'published' order by i.position, i.id`);
  const today = dubaiDate(deps.now());
  const events = rows.map((row) => ({
    row,
    data: row.data as EventData,
    audience: row.audience,
    neighbourhoods: [...new Set([...row.neighbourhoods, ...(row.place_neighbourhoods ?? [])])],
  }));
  return { today, ...chooseEvents(events, { rules, request, period, today }) };
}
