import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { byTime, viewEventList, withoutDate } from '@dalil/domain/guide/event-list.ts';
import { parsePeriod } from '@dalil/domain/guide/event-listing.ts';
import { eventRules } from '@dalil/domain/guide/event-view.ts';
import { parseListing } from '@dalil/domain/guide/listing.ts';
import { type EventList, eventListSchema, type ListedEventCard } from '@dalil/domain/guide/views.ts';
import { query } from '../core/query.ts';
import { eventCard } from './cards.ts';
import { dropUnknownTerms } from './drop-unknown-terms.ts';
import { viewFacets } from '@dalil/domain/guide/facet-views.ts';
import { fillSummaries } from './fill-summaries.ts';
import { findEvents, type FoundEvent } from './find-events.ts';
import { findLabels } from './find-labels.ts';
import { listed } from '../core/route-parts.ts';

const TERMS_OF_FACET = { type: 'event-type' } as const;

/**
 * The events of some days: every time of each, in order, then those without a date. `search` is the query of the page: view,
 * first day and filters. Unknown parameters are ignored.
 */
export const listEvents = query({
  name: 'list-events',
  input: listed,
  output: eventListSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /events',
    summary: 'The events of some days, with facets',
    description: 'At most 366 days at a time. `search` may hold `view` (list, day, week, month), `from` and filters.',
    reading: { lists: ['event'] },
  },
  run: async (deps, { locale, search }): Promise<EventList> => {
    const address = new URLSearchParams(search);
    const period = parsePeriod(address, dubaiDate(deps.now()));
    const rules = eventRules(period.view);
    const request = await dropUnknownTerms(deps, parseListing(address, rules), TERMS_OF_FACET);
    const found = await findEvents(deps, { locale, rules, request, period, canWiden: true });
    const { events, counts, today, nextDay, widenedTo } = found;
    const rows = await fillSummaries(
      deps,
      locale,
      events.map(({ row }) => row),
    );
    const labelOf = await findLabels(deps, locale);
    const filled = events.map((event, at) => ({ ...event, row: { ...event.row, ...rows[at] } }));
    const items = [
      ...byTime(filled).map(({ event, occurrence }) => ({
        ...eventCard(event.row, labelOf, today, occurrence),
        ...whereOf(event),
      })),
      ...withoutDate(filled, period.from).map((event) => ({
        ...eventCard(event.row, labelOf, today),
        ...whereOf(event),
      })),
    ];
    return viewEventList(items, {
      today,
      period,
      nextDay,
      widenedTo,
      facets: viewFacets(counts, request, TERMS_OF_FACET, labelOf),
    });
  },
});

/** The point of the place on the map, and the walk to it from the metro. */
function whereOf({ row, venue }: FoundEvent): Pick<ListedEventCard, 'position' | 'metroMinutes'> {
  const { position } = row;
  return {
    position: position && { lat: position.lat, lon: position.lon },
    metroMinutes: venue?.metroMinutes ?? null,
  };
}
