import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import type { ResultCount } from '@dalil/domain/search/count-results.ts';
import { search, type SearchOutcome } from '@dalil/domain/search/search.ts';
import type { ConceptId, SearchKind } from '@dalil/domain/search/search-document.ts';
import {
  DEEPEST_PAGE,
  KINDS_OF_GROUP,
  parseSearch,
  SEARCH_GROUPS,
  SEARCH_PAGE_SIZE,
  type SearchRequest,
} from '@dalil/domain/search/search-request.ts';
import type { SearchPage } from '@dalil/domain/search/search-views.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findEventsOn } from './find-events-on.ts';
import { findResults } from './find-results.ts';
import { findVocabulary } from './find-vocabulary.ts';
import { createSqlStore } from './sql-store.ts';

/** As long as an address can be; a query in it is cut where domain says. */
export const LONGEST_ADDRESS = 16_000;

const NONE: ResultCount = { count: 0, isMore: false };

/** SEARCH-8: what a query finds, the best first. `search` is the page's address query; what it does not know it ignores. */
export const getSearchPage = query({
  name: 'get-search-page',
  input: z.object({ locale: z.enum(LOCALES), search: z.string().max(LONGEST_ADDRESS) }),
  permission: 'guide:read:any',
  run: async (deps, { locale, search: address }): Promise<SearchPage> => {
    const request = parseSearch(new URLSearchParams(address));
    if (request.query === '') return emptyPage(request);
    const today = dubaiDate(deps.now());
    const outcome = await search(createSqlStore(deps.db, today), await findVocabulary(deps), {
      query: request.query,
      kinds: kindsOf(request),
      required: requiredConcepts(request),
      among: request.days ? await findEventsOn(deps, request.days, today) : undefined,
      limit: SEARCH_PAGE_SIZE,
      offset: (request.page - 1) * SEARCH_PAGE_SIZE,
    });
    const { matches, isAnswered, words, total, isMore, meant } = outcome;
    const found = await findResults(deps, { locale, matches, answer: request.page === 1 ? isAnswered : null, words });
    return {
      query: request.query,
      total: { count: total, isMore },
      ...viewCounts(outcome),
      ...found,
      page: request.page,
      pageCount: Math.max(1, Math.min(DEEPEST_PAGE, Math.ceil(total / SEARCH_PAGE_SIZE))),
      meant,
    };
  },
});

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
    neighbourhoods: NEIGHBOURHOODS.flatMap((neighbourhood) => {
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

/** SEARCH-1: nothing was asked, so nothing is looked for. */
function emptyPage({ query: text }: SearchRequest): SearchPage {
  return {
    query: text,
    total: NONE,
    groups: SEARCH_GROUPS.map((group) => ({ group, ...NONE })),
    categories: [],
    neighbourhoods: [],
    results: [],
    page: 1,
    pageCount: 1,
    meant: null,
    answer: null,
  };
}
