import { readWrittenNumber } from '../guide/written-number.ts';
import { NEIGHBOURHOODS } from '../guide/neighbourhood.ts';

export const OFFER_PURPOSES = ['rent', 'sale'] as const;
export type OfferPurpose = (typeof OFFER_PURPOSES)[number];

export const HOME_TYPES = ['apartment', 'villa', 'townhouse', 'penthouse'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

export const AVAILABILITIES = ['available', 'under-offer', 'gone'] as const;
export const FURNISHINGS = ['furnished', 'partly', 'unfurnished'] as const;

const HOUR_MS = 3_600_000;
/** An offer counts as confirmed for this time after its advertiser confirmed it. */
export const OFFER_FRESH_HOURS = 72;
/** Past this multiple of the limit it is no longer listed. */
const HIDDEN_AFTER = 4;

export type OfferAge = 'fresh' | 'stale' | 'hidden';

/** The state of an offer by the instant at which it was last confirmed. An unreadable instant hides it. */
export function offerAge(verifiedAt: string, now: Date): OfferAge {
  const hours = (now.getTime() - Date.parse(verifiedAt)) / HOUR_MS;
  if (hours <= OFFER_FRESH_HOURS) return 'fresh';
  return hours <= OFFER_FRESH_HOURS * HIDDEN_AFTER ? 'stale' : 'hidden';
}

/** The price of a square foot in whole dirhams. */
export function pricePerSquareFoot({ priceAed, sizeSqft }: { priceAed: number; sizeSqft: number }): number {
  return Math.round(priceAed / sizeSqft);
}

/** The orders of a list: the latest confirmed first, by price, by the price of a square foot, or the largest first. */
export const OFFER_SORTS = ['confirmed', 'price', 'price-down', 'per-foot', 'size'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

/** What a list of offers is filtered by. Five bedrooms stand for five or more. Prices are in AED, both inclusive. */
export type OfferFilter = {
  purpose: OfferPurpose;
  type: HomeType | null;
  bedrooms: number | null;
  neighbourhood: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  sort: OfferSort;
  page: number;
};
export const MAX_BEDROOMS = 5;
const MAX_PAGE = 200;
const MAX_PRICE = 9_999_999_999;

/** Reads the filter from the parameters of a page. Unknown values are ignored. Without a purpose it is renting. */
export function readOfferFilter(search: URLSearchParams): OfferFilter {
  const given = (name: string) => search.get(name) ?? '';
  const bedrooms = /^[0-5]$/.test(given('bedrooms')) ? Number(given('bedrooms')) : null;
  const [minPrice, maxPrice] = inOrder(priceOf(given('min')), priceOf(given('max')));
  const page = /^[1-9]\d{0,2}$/.test(given('page')) ? Math.min(Number(given('page')), MAX_PAGE) : 1;
  return {
    purpose: OFFER_PURPOSES.find((one) => one === given('purpose')) ?? 'rent',
    type: HOME_TYPES.find((one) => one === given('type')) ?? null,
    bedrooms,
    neighbourhood: NEIGHBOURHOODS.find((one) => one === given('area')) ?? null,
    minPrice,
    maxPrice,
    sort: OFFER_SORTS.find((one) => one === given('sort')) ?? 'confirmed',
    page,
  };
}

/** A whole number of dirhams, as people type it. */
function priceOf(text: string): number | null {
  const price = readWrittenNumber(text);
  return price !== null && Number.isInteger(price) && price >= 1 && price <= MAX_PRICE ? price : null;
}

/** A lowest price above the highest is meant the other way round. */
function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

/** The parameters of a filter in one order; empty for the first page of everything to rent. */
export function writeOfferFilter(filter: OfferFilter): string {
  const { purpose, type, bedrooms, neighbourhood, minPrice, maxPrice, sort, page } = filter;
  const pairs = [
    ['purpose', purpose === 'rent' ? null : purpose],
    ['type', type],
    ['bedrooms', bedrooms],
    ['area', neighbourhood],
    ['min', minPrice],
    ['max', maxPrice],
    ['sort', sort === 'confirmed' ? null : sort],
    ['page', page === 1 ? null : page],
  ].filter(([, value]) => value !== null);
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([name, value]) => [String(name), String(value)]))}`;
}

type Filtered = {
  purpose: OfferPurpose;
  type: HomeType;
  bedrooms: number;
  neighbourhood: string | null;
  priceAed: number;
};

/** Whether an offer passes a filter. */
export function matchesOfferFilter(offer: Filtered, filter: OfferFilter): boolean {
  const { type, bedrooms, neighbourhood, minPrice, maxPrice } = filter;
  return (
    offer.purpose === filter.purpose &&
    (type === null || offer.type === type) &&
    (bedrooms === null || Math.min(offer.bedrooms, MAX_BEDROOMS) === bedrooms) &&
    (neighbourhood === null || offer.neighbourhood === neighbourhood) &&
    (minPrice === null || offer.priceAed >= minPrice) &&
    (maxPrice === null || offer.priceAed <= maxPrice)
  );
}

type Sorted = { id: string; priceAed: number; sizeSqft: number; verifiedAt: string };

/** Compares two offers of one list. Equal ones follow the time at which they were confirmed, the latest first, then their ids. */
export function compareOffers(sort: OfferSort): (a: Sorted, b: Sorted) => number {
  const ranks: Record<OfferSort, (offer: Sorted) => number> = {
    confirmed: () => 0,
    price: ({ priceAed }) => priceAed,
    'price-down': ({ priceAed }) => -priceAed,
    'per-foot': ({ priceAed, sizeSqft }) => priceAed / sizeSqft,
    size: ({ sizeSqft }) => -sizeSqft,
  };
  const rank = ranks[sort];
  return (a, b) =>
    rank(a) - rank(b) || Date.parse(b.verifiedAt) - Date.parse(a.verifiedAt) || a.id.localeCompare(b.id, 'en');
}
