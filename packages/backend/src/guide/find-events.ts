import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import {
  countEventFacets,
  type EventPeriod,
  type FilteredEvent,
  isInPeriod,
  matchesRequest,
  matchingOccurrences,
} from '@dalil/domain/guide/event-listing.ts';
import { type Occurrence, occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { ListingRules } from '@dalil/domain/guide/sections.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';

type EventRow = ItemRow & { place_neighbourhoods: string[] | null; position: { lat: number; lon: number } | null };
export type FoundEvent = FilteredEvent & { row: EventRow; data: EventData };

type Asked = {
  locale: Locale;
  rules: ListingRules;
  request: ListingRequest;
  period: Pick<EventPeriod, 'view' | 'from' | 'to'>;
};

/** How far ahead the next event is looked for where the days asked for have none. */
const LOOK_AHEAD_DAYS = 400;

/**
 * The events of some days that pass the filters, each with its times, and the facets of all of those days. Rules become
 * dates here and not in the database, so all events are read; a city has some hundreds.
 */
export async function findEvents(deps: Deps, { locale, rules, request, period }: Asked) {
  const { rows } = await deps.db.execute<EventRow>(sql`
    select ${ITEM_COLUMNS}, p.neighbourhoods as place_neighbourhoods, p.data->'position' as position
    from content_items i ${withText(locale)}
    left join content_items p on p.kind = 'place' and p.id = i.data->>'placeId' and p.state = 'published'
    where i.kind = 'event' and i.state = 'published' order by i.position, i.id`);
  const today = dubaiDate(deps.now());
  const all = rows.map((row): FoundEvent => {
    const data = row.data as EventData;
    const neighbourhoods = [...new Set([...row.neighbourhoods, ...(row.place_neighbourhoods ?? [])])];
    return {
      row,
      data,
      audience: row.audience,
      neighbourhoods,
      occurrences: occurrencesOf(data, period.from, period.to),
    };
  });
  const shown = all.filter((event) => isInPeriod(event, period));
  const events = shown
    .filter((event) => matchesRequest(event, request, today))
    .map((event) => ({ ...event, occurrences: matchingOccurrences(event, request, today) }));
  return {
    events,
    today,
    counts: countEventFacets(shown, request, rules, today),
    nextDay:
      events.length === 0
        ? dayAfter(
            period.to,
            all.filter((event) => matchesRequest(event, request, today)),
          )
        : null,
  };
}

/** The first day after `day` on which one of the events begins. */
function dayAfter(day: string, events: readonly FoundEvent[]): string | null {
  const starts = events.flatMap(({ data }) => occurrencesOf(data, addDays(day, 1), addDays(day, LOOK_AHEAD_DAYS)));
  return (
    starts
      .map(({ start }) => start)
      .filter((start) => start > day)
      .toSorted()[0] ?? null
  );
}

/** Every time of the events, in the order of their days; of one day the shorter first. */
export function byTime(events: readonly FoundEvent[]): { event: FoundEvent; occurrence: Occurrence }[] {
  const order = ({ start, startTime, end }: Occurrence) => `${start} ${startTime ?? ''} ${end}`;
  return events
    .flatMap((event) => event.occurrences.map((occurrence) => ({ event, occurrence })))
    .toSorted((a, b) => order(a.occurrence).localeCompare(order(b.occurrence)));
}
