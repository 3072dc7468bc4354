import { CATEGORIES, type Category } from '@dalil/domain/guide/category.ts';
import { CITY_AREAS, type CityAreaId } from '@dalil/domain/guide/neighbourhood.ts';
import { type IgnoredPart, ignoredPart } from '@dalil/domain/guide/listing.ts';
import { MAX_QUERY_LENGTH } from '@dalil/domain/guide/query-length.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { SearchKind } from './search-document.ts';

/** The groups in which results are counted and filtered. */
export const SEARCH_GROUPS = ['places', 'articles', 'events', 'services', 'facts'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** The kinds in each group. Users regard neighbourhoods as places, collections as guides, and answered questions as facts. */
export const KINDS_OF_GROUP: Readonly<Record<SearchGroup, readonly SearchKind[]>> = {
  places: ['place', 'neighbourhood'],
  articles: ['article', 'collection'],
  events: ['event'],
  services: ['service'],
  facts: ['fact', 'question'],
};

/** Days an event has to take place in. Only events have days, so this filter excludes everything else. */
export const SEARCH_DAYS = ['today', 'weekend', 'week', 'month'] as const;
export type SearchDays = (typeof SEARCH_DAYS)[number];

export const SEARCH_PAGE_SIZE = 20;
/** Results are ranked to this depth. Relevant results are far above it. */
export const DEEPEST_PAGE = 10;

/** A request of the search page, stored in its address. */
export type SearchRequest = {
  query: string;
  group: SearchGroup | null;
  category: Category | null;
  neighbourhood: CityAreaId | null;
  days: SearchDays | null;
  /** From 1. */
  page: number;
};

/** A query as stored and compared: single spaces between words, no invisible characters, cut to the maximum length. */
export function trimQuery(text: string): string {
  const trimmed = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return cutText(trimmed, MAX_QUERY_LENGTH).trim();
}

/**
 * Parses the address of the search page. Malformed values are dropped, because an address may come from an older version or be
 * typed by hand. SEARCH-1: a blank query stays blank, and nothing is searched.
 */
export function parseSearch(address: URLSearchParams): SearchRequest {
  const page = Number(address.get('page'));
  return {
    query: trimQuery(address.get('q') ?? ''),
    group: SEARCH_GROUPS.find((group) => group === address.get('in')) ?? null,
    category: CATEGORIES.find((category) => category === address.get('category')) ?? null,
    neighbourhood: CITY_AREAS.find((id) => id === address.get('neighbourhood')) ?? null,
    days: SEARCH_DAYS.find((days) => days === address.get('when')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= DEEPEST_PAGE ? page : 1,
  };
}

/** The filters of an address that `parseSearch` drops. */
export function ignoredSearchParts(address: URLSearchParams): IgnoredPart[] {
  const { group, category, neighbourhood, days, page } = parseSearch(address);
  const accepted = { in: group, category, neighbourhood, when: days, page: String(page) };
  return Object.entries(accepted).flatMap(([name, value]) => {
    const given = address.get(name) ?? '';
    return given === '' || given === value ? [] : [ignoredPart(name, given)];
  });
}

/** The query string of a request. Defaults are omitted, so that one search has one address. */
export function formatSearch(request: Partial<SearchRequest>): string {
  const address = new URLSearchParams();
  if (request.query) address.set('q', request.query);
  if (request.group) address.set('in', request.group);
  if (request.category) address.set('category', request.category);
  if (request.neighbourhood) address.set('neighbourhood', request.neighbourhood);
  if (request.days) address.set('when', request.days);
  if (request.page !== undefined && request.page > 1) address.set('page', String(request.page));
  const query = address.toString();
  return query ? `?${query}` : '';
}
