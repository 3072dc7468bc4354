import { EVENT_CALENDAR_LISTING, EVENT_LISTING, type ListingRules } from './sections.ts';

/** `list` runs from a day on; the others are pages of a calendar. */
export const EVENT_VIEWS = ['list', 'day', 'week', 'month'] as const;
export type EventView = (typeof EVENT_VIEWS)[number];

/** How a page's address asks for its events. */
export function eventView(search: URLSearchParams): EventView {
  return EVENT_VIEWS.find((name) => name === search.get('view')) ?? 'list';
}

/** A page of the calendar has its own days, so it is not narrowed by others. */
export function eventRules(view: EventView): ListingRules {
  return view === 'list' ? EVENT_LISTING : EVENT_CALENDAR_LISTING;
}
