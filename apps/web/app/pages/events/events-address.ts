import { eventRules, eventView, type EventView } from '@dalil/domain/guide/event-view.ts';
import { formatListing, type ListingRequest, parseListing } from '@dalil/domain/guide/listing.ts';

/** The parts of the address that say which days are shown, and how. */
export const PERIOD_PARTS = ['view', 'from'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The one way to write the address of events: the key they are fetched and kept under. */
export function eventsSearch(search: URLSearchParams): string {
  const view = eventView(search);
  return formatEvents(parseListing(search, eventRules(view)), view, search.get('from') ?? '');
}

/** The query of a page of events; a list that begins today says neither. */
export function formatEvents(request: ListingRequest, view: EventView, from: string): string {
  const rules = eventRules(view);
  const retained = Object.entries(request.choices).filter(([facet]) => rules.facets.some((known) => known === facet));
  const parts = new URLSearchParams(formatListing({ ...request, page: 1, choices: Object.fromEntries(retained) }));
  if (view !== 'list') parts.set('view', view);
  if (DAY.test(from)) parts.set('from', from);
  const query = parts.toString();
  return query ? `?${query}` : '';
}
