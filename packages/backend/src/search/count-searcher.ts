import { createHmac } from 'node:crypto';
import { searchCounts, searchVisitors } from '@dalil/database/tables/search.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

type Searched = {
  query: string;
  locale: Locale;
  /** The account, or the address the search came from. */
  searcher: string;
};

/**
 * SEARCH-7: one more person has searched for this today, unless they are counted already. What tells people apart is a keyed
 * hash of person, day and query together, so that not even two searches of one person show as such. Runs in a transaction.
 */
export async function countSearcher(deps: Deps, { query, locale, searcher }: Searched): Promise<void> {
  const { db, now, limitSecret } = deps;
  const day = dubaiDate(now());
  const folded = normalizeQuery(query);
  const visitor = createHmac('sha256', limitSecret)
    .update(`search:${JSON.stringify([day, locale, folded, searcher])}`)
    .digest('base64url');
  const first = await db
    .insert(searchVisitors)
    .values({ day, visitor })
    .onConflictDoNothing()
    .returning({ day: searchVisitors.day });
  if (first.length === 0) return;
  await db
    .insert(searchCounts)
    .values({ day, locale, folded, query, people: 1 })
    .onConflictDoUpdate({
      target: [searchCounts.locale, searchCounts.day, searchCounts.folded],
      set: { people: sql`${searchCounts.people} + 1` },
    });
}
