import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import { pickText } from '@dalil/domain/guide/pick-text.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ResultCount } from './count-results.ts';
import { search, type SearchOutcome } from './search.ts';
import type { ConceptId, SearchKind } from './search-document.ts';
import {
  DEEPEST_PAGE,
  KINDS_OF_GROUP,
  parseSearch,
  SEARCH_GROUPS,
  SEARCH_PAGE_SIZE,
  type SearchRequest,
  trimQuery,
} from './search-request.ts';
import type { StoredDocument } from './search-store.ts';
import type { SearchedGuide } from './searched-guide.ts';
import type { SearchPage, Suggestion } from './search-views.ts';
import { findStandingPages } from './standing-pages.ts';
import { suggest } from './suggest.ts';
import { viewResults } from './view-results.ts';

/** SEARCH-2 */
export const MAX_SUGGESTIONS = 8;
const MIN_QUERY_LENGTH = 2;
const NO_PAGES: ReadonlyMap<string, string> = new Map();
const NONE: ResultCount = { count: 0, isMore: false };

/** SEARCH-8: the results of a query, best first. `address` is the query string of the page. Unknown parameters are ignored. */
export async function answerSearch(guide: SearchedGuide, address: string): Promise<SearchPage> {
  const request = parseSearch(new URLSearchParams(address));
  if (request.query === '') return emptyPage(request);
  const outcome = await search(guide.store, await guide.vocabulary(), {
    query: request.query,
    kinds: kindsOf(request),
    required: requiredConcepts(request),
    among: request.days ? await guide.eventsOn(request.days) : undefined,
    limit: SEARCH_PAGE_SIZE,
    offset: (request.page - 1) * SEARCH_PAGE_SIZE,
  });
  const { matches, isAnswered, words, total, isMore, meant } = outcome;
  const found = await viewResults(guide, { matches, answer: request.page === 1 ? isAnswered : null, words });
  return {
    query: request.query,
    total: { count: total, isMore },
    ...viewCounts(outcome),
    pages: isUnfiltered(request) ? findStandingPages(request.query, guide.locale) : [],
    ...found,
    page: request.page,
    pageCount: Math.max(1, Math.min(DEEPEST_PAGE, Math.ceil(total / SEARCH_PAGE_SIZE))),
    meant,
    unmet: [...outcome.unmet],
  };
}

/** SEARCH-2: suggestions for a query that is being typed, from two letters on. */
export async function answerSuggestions(guide: SearchedGuide, typed: string): Promise<Suggestion[]> {
  const query = trimQuery(typed);
  if (Array.from(query).length < MIN_QUERY_LENGTH) return [];
  const found = await suggest(guide.store, await guide.vocabulary(), { query, limit: MAX_SUGGESTIONS });
  const facts = found.filter(({ kind }) => kind === 'fact').map(({ id }) => id);
  const pages = facts.length > 0 ? await guide.pages(facts) : NO_PAGES;
  return found.flatMap((one) => viewSuggestion(one, guide.locale, pages));
}

/** A fact links to the page that displays it. */
function viewSuggestion(
  { kind, id, titles, category, neighbourhood }: StoredDocument,
  locale: Locale,
  pages: ReadonlyMap<string, string>,
): Suggestion[] {
  const textLocale = pickText(titles, locale);
  if (!textLocale) return [];
  return [
    {
      id: `${kind}/${id}`,
      text: textLocale.text,
      locale: textLocale.locale,
      type: 'suggestion',
      count: null,
      kind,
      href: kind === 'fact' ? (pages.get(id) ?? null) : itemHref({ kind, id, category }),
      neighbourhood: CITY_AREAS.find((known) => known === neighbourhood) ?? null,
    },
  ];
}

function isUnfiltered({ page, group, days, category, neighbourhood }: SearchRequest): boolean {
  return page === 1 && !group && !days && !category && !neighbourhood;
}

function kindsOf({ group, days }: SearchRequest): readonly SearchKind[] | undefined {
  if (days) return ['event'];
  return group ? KINDS_OF_GROUP[group] : undefined;
}

function requiredConcepts({ category, neighbourhood }: SearchRequest): ConceptId[] {
  return [
    ...(category ? [`category/${category}` as const] : []),
    ...(neighbourhood ? [`neighbourhood/${neighbourhood}` as const] : []),
  ];
}

function viewCounts({ kinds, concepts }: SearchOutcome): Pick<SearchPage, 'groups' | 'categories' | 'neighbourhoods'> {
  const counts = new Map(concepts.map(({ concept, count, isMore }) => [concept, { count, isMore }]));
  return {
    groups: SEARCH_GROUPS.map((group) => ({ group, ...sum(KINDS_OF_GROUP[group].map((kind) => kinds[kind])) })),
    categories: CATEGORIES.flatMap((category) => {
      const known = counts.get(`category/${category}`);
      return known ? [{ category, ...known }] : [];
    }),
    neighbourhoods: CITY_AREAS.flatMap((neighbourhood) => {
      const known = counts.get(`neighbourhood/${neighbourhood}`);
      return known ? [{ neighbourhood, ...known }] : [];
    }),
  };
}

function sum(counts: readonly ResultCount[]): ResultCount {
  return {
    count: counts.reduce((all, { count }) => all + count, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}

/** SEARCH-1: an empty query runs no search. */
function emptyPage({ query: text }: SearchRequest): SearchPage {
  return {
    query: text,
    total: NONE,
    groups: SEARCH_GROUPS.map((group) => ({ group, ...NONE })),
    categories: [],
    neighbourhoods: [],
    pages: [],
    results: [],
    page: 1,
    pageCount: 1,
    meant: null,
    unmet: [],
    answer: null,
  };
}
