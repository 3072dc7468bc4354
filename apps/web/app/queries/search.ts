import type { Locale } from '@dalil/domain/language/locale.ts';
import type { RecentSearch } from '@dalil/search/recent-search.ts';
import type { RecordedSearch, SearchPage, Suggestion } from '@dalil/search/search-views.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, read, readNothing } from '../data/api.ts';

/** A new server builds its index within about ten seconds. */
export const INDEX_RETRY_MS = 2000;

/** Whether the server is still building its index, so that it has no results yet. */
export function isIndexMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'search_not_ready';
}

/** SEARCH-8: a page of results. `search` is the page's own address query. */
export function searchQuery(api: ApiClient, locale: Locale, search: string) {
  return queryOptions({
    queryKey: ['search', locale, search],
    queryFn: (): Promise<SearchPage> => read(api.api.search.$get({ query: { locale, search } })),
  });
}

/** SEARCH-7: the trending searches, for users who have not typed anything yet. */
export function trendingQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['trending', locale],
    meta: { lists: [] },
    queryFn: async (): Promise<readonly Suggestion[]> => {
      const { suggestions } = await read(api.api.search.trending.$get({ query: { locale } }));
      return suggestions;
    },
  });
}

/** SEARCH-2: suggestions for a query that is being typed. */
export async function fetchSuggestions(
  api: ApiClient,
  locale: Locale,
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const request = api.api.search.suggestions.$get({ query: { locale, q: query } }, { init: { signal } });
  const { suggestions } = await read(request);
  return suggestions;
}

/** Reports a displayed search: counted for every user, stored in the history of a signed-in user. */
export function sendSearch(
  api: ApiClient,
  json: { query: string; locale: Locale; resultsCount: number },
): Promise<void> {
  return readNothing(api.api.search.records.$post({ json }));
}

/** SEARCH-5: the searches of a signed-in user, the newest first. */
export async function fetchSearches(api: ApiClient): Promise<readonly RecordedSearch[]> {
  const { searches } = await read(api.api.search.history.$get());
  return searches;
}

/** Adds searches made elsewhere to those of the account. Repeating it has no further effect. */
export async function joinSearches(
  api: ApiClient,
  searches: readonly RecentSearch[],
): Promise<readonly RecordedSearch[]> {
  const own = searches.map(({ query, resultsCount, createdAt }) => ({ query, resultsCount, createdAt }));
  const joined = await read(api.api.search.history.merge.$post({ json: { searches: own } }));
  return joined.searches;
}

export function deleteSearch(api: ApiClient, id: string): Promise<void> {
  return readNothing(api.api.search.history[':id'].$delete({ param: { id } }));
}
