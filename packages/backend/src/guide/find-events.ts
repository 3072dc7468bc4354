import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { type ChosenEvent, chooseEvents, chooseOrWiden } from '@dalil/domain/guide/event-list.ts';
import type { EventPeriod, EventVenue } from '@dalil/domain/guide/event-listing.ts';
import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { ListingRules } from '@dalil/domain/guide/sections.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { eventVenue, JOIN_VENUE, VENUE_COLUMNS, type VenueColumns } from './event-venue.ts';
import { DATE_COLUMNS, ITEM_COLUMNS, type ItemDates, type ItemRow, withText } from './item-rows.ts';

type EventRow = ItemRow & ItemDates & VenueColumns;
export type FoundEvent = ChosenEvent<{
  row: EventRow;
  data: EventData;
  audience: string[];
  neighbourhoods: string[];
  tags: string[];
  venue: EventVenue | null;
}>;

type QuestionInput = {
  locale: Locale;
  rules: ListingRules;
  request: ListingRequest;
  period: Pick<EventPeriod, 'view' | 'from' | 'to'>;
  /** Whether days without events are extended by seven. */
  canWiden?: boolean;
};

/**
 * The events of some days that match the filters, each with its times, and the facets of all events of those days. Recurrence
 * rules are expanded here and not in the database, so all events are read. A city has some hundreds.
 */
export async function findEvents(deps: Deps, { locale, rules, request, period, canWiden = false }: QuestionInput) {
  const { rows } = await deps.db.execute<EventRow>(sql`
    select ${ITEM_COLUMNS}, ${DATE_COLUMNS}, ${VENUE_COLUMNS}
    from content_items i ${withText(locale)} ${JOIN_VENUE}
    where i.kind = 'event' and i.state = 'published' order by i.position, i.id`);
  const today = dubaiDate(deps.now());
  const events = rows.map((row) => ({
    row,
    data: row.data as EventData,
    audience: row.audience,
    neighbourhoods: [...new Set([...row.neighbourhoods, ...(row.place_neighbourhoods ?? [])])],
    tags: row.tags,
    venue: eventVenue(row),
  }));
  const input = { rules, request, period, today };
  return { today, ...(canWiden ? chooseOrWiden(events, input) : { ...chooseEvents(events, input), widenedTo: null }) };
}
