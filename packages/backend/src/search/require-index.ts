import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { SEARCH_CHANGES } from './index-changes.ts';

/** A new server builds the index within about ten seconds, and parts of it earlier. */
const BUILT_SOON_SECONDS = 3;

/**
 * SEARCH-8: fails with `search_not_ready` while most of the content is not indexed yet: after the first start, a restore, or new
 * rules of the index. "Nothing found" would be wrong then.
 */
export async function requireIndex(deps: Deps): Promise<void> {
  const isBuilt = await deps.memory.remember('search index is built', SEARCH_CHANGES, async () => {
    const { rows } = await deps.db.execute<{ isBuilt: boolean }>(sql`
      select (select count(*) from search.changes) <= (select count(*) from search.documents) as "isBuilt"`);
    return rows[0]?.isBuilt === true;
  });
  if (!isBuilt) throw new Failure('search_not_ready', { retryAfter: BUILT_SOON_SECONDS });
}
