import { FACETS, type Choice, type Facet, type ListingRules, type Sort } from './sections.ts';

export const PAGE_SIZE = 20;
/** What a reader may ask for instead. */
export const OTHER_PAGE_SIZES = [10, 40, 60] as const;
export type OtherPageSize = (typeof OTHER_PAGE_SIZES)[number];
const MAX_VALUES_A_FACET = 20;
const MAX_PAGE = 10_000;
const VALUE = /^[a-z0-9-]{1,60}$/;

/**
 * What a reader asked of a list: chosen values by facet, order, page from 1, and how many items a page has where it is
 * not `PAGE_SIZE`. It lives in the address.
 */
export type ListingRequest = {
  choices: Partial<Record<Facet, string[]>>;
  sort: Sort;
  page: number;
  size?: OtherPageSize;
};

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
  const size = OTHER_PAGE_SIZES.find((other) => String(other) === search.get('size'));
  const request = { choices, sort, page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1 };
  return size === undefined ? request : { ...request, size };
}

/** The address query of a request; the parts that are as by default are left out, so one list has one address. */
export function formatListing({ choices, sort, page, size }: ListingRequest): string {
  const search = new URLSearchParams();
  for (const facet of FACETS) for (const value of choices[facet] ?? []) search.append(facet, value);
  if (sort !== 'recommended') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  if (size !== undefined) search.set('size', String(size));
  const query = search.toString();
  return query ? `?${query}` : '';
}

/** The request as a reader wants it who likes pages of some size: an address that names a page or a size keeps its own. */
export function withPageSize(request: ListingRequest, requested: number): ListingRequest {
  const size = OTHER_PAGE_SIZES.find((other) => other === requested);
  return request.page > 1 || request.size !== undefined || size === undefined ? request : { ...request, size };
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
