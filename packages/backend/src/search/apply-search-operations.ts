import { searchHistory } from '@dalil/database/tables/search.ts';
import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import { trimQuery } from '@dalil/search/search-request.ts';
import { and, eq, lte } from 'drizzle-orm';
import type * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { type removedSearchSchema, type deviceSearchSchema, saveSearches } from './search-history.ts';

type SearchOperation = { at: string } & (
  | { kind: 'search.keep'; payload: z.infer<typeof deviceSearchSchema> }
  | { kind: 'search.forget'; payload: z.infer<typeof removedSearchSchema> }
);

/** SEARCH-5: searches recorded and removed on a device, in order. A search made after its removal remains. */
export async function applySearchOperations(
  deps: Deps,
  userId: string,
  operations: readonly SearchOperation[],
): Promise<{ status: 'applied' }[]> {
  for (const operation of operations) {
    if (operation.kind === 'search.keep') {
      const { query, resultsCount, createdAt } = operation.payload;
      const made = createdAt < operation.at ? createdAt : operation.at;
      await saveSearches(deps, userId, [{ query: trimQuery(query), resultsCount, createdAt: new Date(made) }]);
    } else await forget(deps, userId, operation.payload.query, new Date(operation.at));
  }
  return operations.map(() => ({ status: 'applied' }));
}

async function forget({ db }: Deps, userId: string, query: string | null, at: Date): Promise<void> {
  const earlier = and(eq(searchHistory.userId, userId), lte(searchHistory.createdAt, at));
  const one = query === null ? undefined : eq(searchHistory.folded, normalizeQuery(trimQuery(query)));
  await db.delete(searchHistory).where(and(earlier, one));
}
