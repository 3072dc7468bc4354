import { isDay } from './calendar-day.ts';
import { isFacetValue } from './facet-values.ts';
import { FACETS, type Choice, type Facet, type ListingRules, type Sort } from './sections.ts';

export const PAGE_SIZE = 20;
/** The page sizes a user may choose instead. */
export const OTHER_PAGE_SIZES = [10, 40, 60] as const;
export type OtherPageSize = (typeof OTHER_PAGE_SIZES)[number];
const MAX_VALUES_A_FACET = 50;
const MAX_PAGE = 10_000;

/**
 * A request for a list: chosen values by facet, order, page from 1, and the page size if it is not `PAGE_SIZE`. It is stored in
 * the address.
 */
export type ListingRequest = {
  choices: Partial<Record<Facet, string[]>>;
  sort: Sort;
  page: number;
  size?: OtherPageSize;
  /** Only what is open `now`, or at a minute in Dubai as `YYYY-MM-DDTHH:MM`. `any` requests all items, for the device to choose from. */
  open?: string;
};

/**
 * Parses a list's address. Facets, sorts and values the list does not have are dropped, because an address may come from an
 * older version or be typed by hand. The result is always a displayable page. `ignoredParts` names what was dropped.
 */
export function parseListing(search: URLSearchParams, rules: ListingRules): ListingRequest {
  const choices: ListingRequest['choices'] = {};
  for (const facet of rules.facets) {
    const values = [...new Set(search.getAll(facet))].filter((value) => isFacetValue(facet, value));
    // In one order, so that one list has one address.
    if (values.length > 0) choices[facet] = values.slice(0, MAX_VALUES_A_FACET).sort();
  }
  const sort = rules.sorts.find((name) => name === search.get('sort')) ?? 'recommended';
  const page = Number(search.get('page'));
  const size = OTHER_PAGE_SIZES.find((other) => String(other) === search.get('size'));
  const open = rules.hasHours ? search.get('open') : null;
  return {
    choices,
    sort,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    ...(size === undefined ? {} : { size }),
    ...(open !== null && isOpenValue(open) ? { open } : {}),
  };
}

const MINUTE = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

function isOpenValue(value: string): boolean {
  return value === 'now' || value === 'any' || isDay(MINUTE.exec(value)?.[1] ?? '');
}

/** A part of an address that a page ignores. The value is null if it is too odd to be displayed. */
export type IgnoredPart = { name: string; value: string | null };

const DISPLAYABLE_VALUE = /^[a-z0-9.-]{1,40}$/i;

/** The parts with these values as ignored ones. A value is displayed only if it cannot be a sentence. */
export function ignoredPart(name: string, value: string): IgnoredPart {
  return { name, value: DISPLAYABLE_VALUE.test(value) ? value : null };
}

const DEFAULTS: Readonly<Record<string, string>> = { sort: 'recommended', page: '1', size: String(PAGE_SIZE) };

/** The parts of a list's address that `parseListing` drops. Parameters of other origin, such as campaign marks, are not named. */
export function ignoredParts(search: URLSearchParams, rules: ListingRules): IgnoredPart[] {
  const accepted = parseListing(search, rules);
  const isDefault = (name: string, value: string) => value === '' || value === DEFAULTS[name];
  const isAccepted = (name: string, value: string) => {
    if (name === 'sort' || name === 'page' || name === 'size' || name === 'open')
      return String(accepted[name]) === value;
    return accepted.choices[name as Facet]?.includes(value) ?? false;
  };
  const parts = [...search].filter(([name]) => [...FACETS, 'sort', 'page', 'size', 'open'].includes(name));
  const unique = new Map(parts.map(([name, value]) => [`${name}=${value}`, [name, value] as const]));
  return [...unique.values()]
    .filter(([name, value]) => !isDefault(name, value) && !isAccepted(name, value))
    .map(([name, value]) => ignoredPart(name, value));
}

/** The query string of a request. Defaults are omitted, so that one list has one address. */
export function formatListing({ choices, sort, page, size, open }: ListingRequest): string {
  const search = new URLSearchParams();
  for (const facet of FACETS) for (const value of choices[facet] ?? []) search.append(facet, value);
  if (sort !== 'recommended') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  if (size !== undefined) search.set('size', String(size));
  if (open !== undefined) search.set('open', open);
  const query = search.toString();
  return query ? `?${query}` : '';
}

/** The request with the user's preferred page size. An address that has a page or a size is not changed. */
export function withPageSize(request: ListingRequest, requested: number): ListingRequest {
  const size = OTHER_PAGE_SIZES.find((other) => other === requested);
  return request.page > 1 || request.size !== undefined || size === undefined ? request : { ...request, size };
}

/** The maximum number of items in one answer, for the device to sort by distance. */
const MAX_UNPAGED = 500;

/** The number of items of one answer. Sorted by distance or chosen by opening hours the device pages itself, so it needs all. */
export function answerSize({ sort, size, open }: ListingRequest): number {
  return sort === 'nearest' || open !== undefined ? MAX_UNPAGED : (size ?? PAGE_SIZE);
}

/**
 * The request to fetch for a displayed one. The user's position and clock stay on the device, so the answer to `nearest` and to
 * `open` is the same for everyone and for each of its pages.
 */
export function fetchedRequest(request: ListingRequest): ListingRequest {
  const { choices, sort } = request;
  if (sort === 'nearest') return { choices, sort, page: 1 };
  return request.open === undefined ? request : { choices, sort, page: 1, open: 'any' };
}

export function isChosen(request: ListingRequest, { facet, value }: Choice): boolean {
  return request.choices[facet]?.includes(value) ?? false;
}

/** The request with one choice toggled. The page restarts at 1, because the list changes. */
export function toggleChoice(request: ListingRequest, { facet, value }: Choice): ListingRequest {
  const before = request.choices[facet] ?? [];
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  const choices = { ...request.choices, [facet]: after };
  if (after.length === 0) delete choices[facet];
  return { ...request, choices, page: 1 };
}

/** The request without the choices that `isKnown` rejects: values of a facet of terms that the content does not have. */
export function withoutUnknown(request: ListingRequest, isKnown: (choice: Choice) => boolean): ListingRequest {
  const known = chosen(request).filter(isKnown);
  if (known.length === chosen(request).length) return request;
  const choices: ListingRequest['choices'] = {};
  for (const { facet, value } of known) (choices[facet] ??= []).push(value);
  return { ...request, choices };
}

/** Every choice made, in the order of the facets. */
export function chosen(request: ListingRequest): Choice[] {
  return FACETS.flatMap((facet) => (request.choices[facet] ?? []).map((value) => ({ facet, value })));
}
