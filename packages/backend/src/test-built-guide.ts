import type { Database } from '@dalil/database/connection.ts';
import { offlineState } from '@dalil/database/tables/offline-guide.ts';
import { searchState } from '@dalil/database/tables/search.ts';

/** Marks the search index and the offline guide as built, as on a server that has been running for a minute. */
export async function markBuilt(db: Database): Promise<void> {
  await db.insert(searchState).values({ version: 1 }).onConflictDoNothing();
  await db
    .insert(offlineState)
    .values({ version: 1, oldest: 1, day: '2026-11-28', rules: 1, madeAt: new Date('2026-11-28T08:00:00Z') })
    .onConflictDoNothing();
}
