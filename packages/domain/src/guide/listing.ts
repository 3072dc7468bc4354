import { FACETS, type Choice, type Facet, type ListingRules, type Sort } from './sections.ts';

export const PAGE_SIZE = 20;
const MAX_VALUES_A_FACET = 20;
const MAX_PAGE = 10_000;
const VALUE = /^[a-z0-9-]{1,60}$/;

/** What a reader asked of a list: chosen values by facet, order, page from 1. It lives in the address. */
export type ListingRequest = { choices: Partial<Record<Facet, string[]>>; sort: Sort; page: number };

/**
 * Reads a list's address. Facets and sorts the list does not have and malformed values are dropped, since an address
 * may come from an older version or a typing reader; what is left always names a page that can be shown.
 */
export function parseListing(search: URLSearchParams, rules: ListingRules): ListingRequest {
  const choices: ListingRequest['choices'] = {};
  for (const facet of rules.facets) {
    const values = [...new Set(search.getAll(facet))].filter((value) => VALUE.test(value));
    if (values.length > 0) choices[facet] = values.slice(0, MAX_VALUES_A_FACET);
  }
  const sort = rules.sorts.find((name) => name === search.get('sort')) ?? 'recommended';
  const page = Number(search.get('page'));
  return { choices, sort, page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1 };
}

/** The address query of a request; the parts that are as by default are left out, so one list has one address. */
export function formatListing({ choices, sort, page }: ListingRequest): string {
  const search = new URLSearchParams();
  for (const facet of FACETS) for (const value of choices[facet] ?? []) search.append(facet, value);
  if (sort !== 'recommended') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const query = search.toString();
  return query ? `?${query}` : '';
}

export function isChosen(request: ListingRequest, { facet, value }: Choice): boolean {
  return request.choices[facet]?.includes(value) ?? false;
}

/** The request with one choice switched on or off. The page starts over, because the list is another one. */
export function toggleChoice(request: ListingRequest, { facet, value }: Choice): ListingRequest {
  const before = request.choices[facet] ?? [];
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  const choices = { ...request.choices, [facet]: after };
  if (after.length === 0) delete choices[facet];
  return { ...request, choices, page: 1 };
}

/** Every choice made, in the order of the facets. */
export function chosen(request: ListingRequest): Choice[] {
  return FACETS.flatMap((facet) => (request.choices[facet] ?? []).map((value) => ({ facet, value })));
}
