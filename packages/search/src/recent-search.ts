import { normalizeQuery } from './normalize-query.ts';

/** SEARCH-5 */
export const MAX_RECENT_SEARCHES = 10;

/** A search of a user. `createdAt` is the time of its last run, as an ISO instant. */
export type RecentSearch = { query: string; resultsCount: number; createdAt: string };

/**
 * Merges two lists of searches. Of those that normalize to the same text the latest is retained. Newest first, ten at most. With
 * equal times the one from `first` is retained.
 */
export function mergeSearches<Search extends RecentSearch>(
  first: readonly Search[],
  second: readonly Search[],
): Search[] {
  const newestFirst = [...first, ...second].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const known = new Set<string>();
  const merged = newestFirst.filter(({ query }) => {
    const normalized = normalizeQuery(query);
    if (known.has(normalized)) return false;
    known.add(normalized);
    return true;
  });
  return merged.slice(0, MAX_RECENT_SEARCHES);
}

/** The searches without those that normalize to one of `queries`. */
export function withoutSearches<Search extends RecentSearch>(
  searches: readonly Search[],
  queries: readonly string[],
): Search[] {
  const removed = new Set(queries.map(normalizeQuery));
  return searches.filter(({ query }) => !removed.has(normalizeQuery(query)));
}
