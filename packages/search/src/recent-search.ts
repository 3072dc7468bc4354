import { foldQuery } from './normalize-query.ts';

/** SEARCH-5 */
export const MOST_RECENT_SEARCHES = 10;

/** A search somebody made. `createdAt` is when it was made last, as an ISO instant. */
export type RecentSearch = { query: string; resultsCount: number; createdAt: string };

/**
 * Two lists of searches as one: of those that fold to the same the one made last, the newest first, ten at most. Of the
 * same moment the one from `first` stays.
 */
export function mergeSearches<Search extends RecentSearch>(
  first: readonly Search[],
  second: readonly Search[],
): Search[] {
  const newestFirst = [...first, ...second].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const known = new Set<string>();
  const merged = newestFirst.filter(({ query }) => {
    const folded = foldQuery(query);
    if (known.has(folded)) return false;
    known.add(folded);
    return true;
  });
  return merged.slice(0, MOST_RECENT_SEARCHES);
}

/** The searches without those that fold to one of `queries`. */
export function withoutSearches<Search extends RecentSearch>(
  searches: readonly Search[],
  queries: readonly string[],
): Search[] {
  const gone = new Set(queries.map(foldQuery));
  return searches.filter(({ query }) => !gone.has(foldQuery(query)));
}
