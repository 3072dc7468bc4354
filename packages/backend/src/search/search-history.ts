import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { searchHistory } from '@dalil/database/tables/search.ts';
import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import { MAX_QUERY_LENGTH } from '@dalil/domain/guide/query-length.ts';
import type { RecordedSearch } from '@dalil/search/search-views.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';

/** SEARCH-5: older ones are deleted. */
export const MAX_SAVED_SEARCHES = 10;
export const MAX_RESULTS_COUNT = 1_000_000;

// In UTF-16 units, of which a character may have two.
const query = textInput().max(2 * MAX_QUERY_LENGTH);

/** SEARCH-5: a search that was made on a device. */
export const deviceSearchSchema = z.object({
  query,
  resultsCount: z.int().min(0).max(MAX_RESULTS_COUNT),
  createdAt: z.iso.datetime(),
});

/** SEARCH-5: a search to be deleted, or all of them (`null`). */
export const removedSearchSchema = z.object({ query: z.nullable(query) });

export type NewSearch = { query: string; resultsCount: number; createdAt: Date };

/** A user's searches, newest first. */
export async function readHistory({ db }: Deps, userId: string): Promise<RecordedSearch[]> {
  const rows = await db
    .select()
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.createdAt), searchHistory.id)
    .limit(MAX_SAVED_SEARCHES);
  return rows.map(({ id, query, resultsCount, createdAt }) => ({
    id,
    query,
    resultsCount,
    createdAt: createdAt.toISOString(),
  }));
}

/** PROF-3: whether the searches of a user may be stored and counted. So it is until they switch it off. */
export async function mayRecord({ db }: Deps, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ data: userPreferences.data })
    .from(userPreferences)
    .where(and(eq(userPreferences.userId, userId), eq(userPreferences.category, 'privacyPreferences')));
  return (row?.data as { dataCollection?: unknown } | undefined)?.dataCollection !== false;
}

/** Adds searches, if their user has not switched that off. One that normalizes to the same query as a saved one replaces it unless it is older. Runs in a transaction. */
export async function saveSearches(deps: Deps, userId: string, searches: readonly NewSearch[]): Promise<void> {
  const { db } = deps;
  const byQuery = new Map<string, NewSearch>();
  for (const search of searches) {
    const normalized = normalizeQuery(search.query);
    const known = byQuery.get(normalized);
    if (normalized !== '' && (!known || known.createdAt < search.createdAt)) byQuery.set(normalized, search);
  }
  if (byQuery.size === 0 || !(await mayRecord(deps, userId))) return;
  await db
    .insert(searchHistory)
    .values(
      Array.from(byQuery, ([normalized, search]) => ({
        id: crypto.randomUUID(),
        userId,
        folded: normalized,
        ...search,
      })),
    )
    .onConflictDoUpdate({
      target: [searchHistory.userId, searchHistory.folded],
      set: {
        query: sql`excluded.query`,
        resultsCount: sql`excluded.results_count`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: sql`excluded.created_at > ${searchHistory.createdAt}`,
    });
  await db.execute(sql`
    delete from search_history where user_id = ${userId} and id not in (
      select id from search_history where user_id = ${userId}
      order by created_at desc, id limit ${MAX_SAVED_SEARCHES})`);
}
