import type { Locale } from '@dalil/domain/language/locale.ts';
import type { RecentSearch } from '@dalil/search/recent-search.ts';
import type { RecordedSearch } from '@dalil/search/search-views.ts';
import { type ApiClient, ApiError, read, readNothing } from '../data/api.ts';

/** A new server builds its index within about ten seconds. */
export const INDEX_RETRY_MS = 2000;

/** Whether the server is still building its index, so that it has no results yet. */
export function isIndexMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'search_not_ready';
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
