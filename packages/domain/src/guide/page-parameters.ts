import { isKnownDay } from '../city/clock-time.ts';
import { readComparison } from './comparison.ts';
import { eventsSearch } from './events-address.ts';
import { formatListing, parseListing } from './listing.ts';
import { COUNTRIES } from './countries.ts';
import { COMMUNITIES, NEIGHBOURHOODS } from './neighbourhood.ts';
import { ARTICLE_LISTING, type ListingRules, SECTIONS, SERVICE_LISTING } from './sections.ts';
import { readOfferFilter, writeOfferFilter } from '../real-estate/home-offer.ts';
import { VISA_PURPOSES } from './visa-entry.ts';

/** The query string a page is rendered from, with valid values only and in one order. Empty without any. */
type ReadParameters = (search: URLSearchParams) => string;

const LISTS: readonly ListingRules[] = [...Object.values(SECTIONS), ARTICLE_LISTING, SERVICE_LISTING];

/**
 * The public pages that are rendered from their parameters, by path without the language. All others are rendered from their path
 * alone. A page that reads a parameter must be listed here, because the server renders it without the rest.
 */
const PAGE_PARAMETERS: Readonly<Record<string, ReadParameters>> = {
  ...Object.fromEntries(LISTS.map((rules) => [rules.path, (search) => formatListing(parseListing(search, rules))])),
  '/events': eventsSearch,
  '/today': (search) => {
    const date = search.get('date') ?? '';
    return isKnownDay(date) ? `?date=${date}` : '';
  },
  '/living': (search) => {
    const { ids, left } = readComparison(search.getAll('compare'), [...NEIGHBOURHOODS, ...COMMUNITIES]);
    // The page only mentions that something was left out, so one id stands for all.
    return format([...ids, ...left.slice(0, 1)].map((id) => ['compare', id]));
  },
  '/visa': (search) => {
    const nationality = search.get('nationality') ?? '';
    const purpose = VISA_PURPOSES.find((known) => known === search.get('purpose'));
    if (nationality === '') return '';
    // The page says that it does not know a country, so one value stands for all of these.
    const country = COUNTRIES.includes(nationality) ? nationality : 'none';
    return format([['nationality', country], ...(purpose ? [['purpose', purpose] as const] : [])]);
  },
  '/real-estate': (search) => writeOfferFilter(readOfferFilter(search)),
  '/bookmarks': (search) => (search.get('tab') === 'history' ? '?tab=history' : ''),
};

const SEARCH_PARAMETERS = ['q', 'in', 'category', 'neighbourhood', 'when', 'page'];

/** The query string of the page at a path (without its language): what the page is rendered from, and nothing else. */
export function pageParameters(path: string, search: URLSearchParams): string {
  return Object.hasOwn(PAGE_PARAMETERS, path) ? (PAGE_PARAMETERS[path]?.(search) ?? '') : '';
}

/** Both ends of a journey make a page of their own; one end only fills the form. */
const JOURNEY_PARAMETERS = ['from', 'to'];

/** Whether the address is one of search results or of a journey. Their number is unlimited, and few are requested twice. */
export function isSearchAddress(path: string, search: URLSearchParams): boolean {
  if (path === '/traffic') return JOURNEY_PARAMETERS.some((name) => search.has(name));
  return path === '/search' && SEARCH_PARAMETERS.some((name) => search.has(name));
}

function format(pairs: readonly (readonly [string, string])[]): string {
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()}` : '';
}
