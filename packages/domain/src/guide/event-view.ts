import { EVENT_CALENDAR_LISTING, EVENT_LISTING, type ListingRules } from './sections.ts';

/** `list` starts at a day. The others are pages of a calendar. */
export const EVENT_VIEWS = ['list', 'day', 'week', 'month'] as const;
export type EventView = (typeof EVENT_VIEWS)[number];

/** The event view in a page's address. */
export function eventView(search: URLSearchParams): EventView {
  return EVENT_VIEWS.find((name) => name === search.get('view')) ?? 'list';
}

/** A page of the calendar has its own days, so no other days filter it. */
export function eventRules(view: EventView): ListingRules {
  return view === 'list' ? EVENT_LISTING : EVENT_CALENDAR_LISTING;
}
