import { isKnownDay } from '../city/clock-time.ts';
import { eventRules, eventView, type EventView } from './event-view.ts';
import { formatListing, type IgnoredPart, ignoredPart, type ListingRequest, parseListing } from './listing.ts';

/** The search parameters that select the period and its view. */
export const PERIOD_PARTS = ['view', 'from'];

/** The canonical search string of events, used as key for fetching and caching. */
export function eventsSearch(search: URLSearchParams): string {
  const view = eventView(search);
  return formatEvents(parseListing(search, eventRules(view)), view, search.get('from') ?? '');
}

/** The view and the first day of an address, if they are none. */
export function ignoredPeriodParts(search: URLSearchParams): IgnoredPart[] {
  const view = search.get('view') ?? '';
  const from = search.get('from') ?? '';
  return [
    ...(view === '' || view === eventView(search) ? [] : [ignoredPart('view', view)]),
    ...(from === '' || isKnownDay(from) ? [] : [ignoredPart('from', from)]),
  ];
}

/** The query string of a page of events. A list from today has neither view nor start. */
export function formatEvents(request: ListingRequest, view: EventView, from: string): string {
  const rules = eventRules(view);
  const retained = Object.entries(request.choices).filter(([facet]) => rules.facets.some((known) => known === facet));
  const parts = new URLSearchParams(formatListing({ ...request, page: 1, choices: Object.fromEntries(retained) }));
  if (view !== 'list') parts.set('view', view);
  if (isKnownDay(from)) parts.set('from', from);
  const query = parts.toString();
  return query ? `?${query}` : '';
}
