import { CATEGORIES, type Category } from '@dalil/domain/guide/category.ts';
import { NEIGHBOURHOODS, type NeighbourhoodId } from '@dalil/domain/guide/neighbourhood.ts';
import { MAX_QUERY_LENGTH } from '@dalil/domain/guide/query-length.ts';
import type { SearchKind } from './search-document.ts';

/** The groups results are counted in and narrowed to. */
export const SEARCH_GROUPS = ['places', 'articles', 'events', 'services', 'facts'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** What is counted in each group: neighbourhoods are places to a reader, answered questions are facts. */
export const KINDS_OF_GROUP: Readonly<Record<SearchGroup, readonly SearchKind[]>> = {
  places: ['place', 'neighbourhood'],
  articles: ['article'],
  events: ['event'],
  services: ['service'],
  facts: ['fact', 'question'],
};

/** Days an event has to take place in; only events have days, so a choice leaves nothing else. */
export const SEARCH_DAYS = ['today', 'weekend', 'week', 'month'] as const;
export type SearchDays = (typeof SEARCH_DAYS)[number];

export const SEARCH_PAGE_SIZE = 20;
/** Results are ranked to this depth; what is worth reading stands far above. */
export const DEEPEST_PAGE = 10;

/** What a reader asked of the search page. It lives in its address. */
export type SearchRequest = {
  query: string;
  group: SearchGroup | null;
  category: Category | null;
  neighbourhood: NeighbourhoodId | null;
  days: SearchDays | null;
  /** From 1. */
  page: number;
};

/** The words of a query as they are kept and compared: one space between them, without characters nobody sees, and cut. */
export function trimQuery(text: string): string {
  const trimmed = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(trimmed).slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/**
 * Reads the address of the search page. Malformed values are dropped, since an address may come from an older version or
 * a typing reader. SEARCH-1: a blank query stays blank, and nothing is searched.
 */
export function parseSearch(address: URLSearchParams): SearchRequest {
  const page = Number(address.get('page'));
  return {
    query: trimQuery(address.get('q') ?? ''),
    group: SEARCH_GROUPS.find((group) => group === address.get('in')) ?? null,
    category: CATEGORIES.find((category) => category === address.get('category')) ?? null,
    neighbourhood: NEIGHBOURHOODS.find((id) => id === address.get('neighbourhood')) ?? null,
    days: SEARCH_DAYS.find((days) => days === address.get('when')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= DEEPEST_PAGE ? page : 1,
  };
}

/** The address query of a request; what is as by default is left out, so one search has one address. */
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
