import type { Database } from '@dalil/database/connection.ts';
import { sql } from 'drizzle-orm';

/**
 * Whether the index holds all content that was there when its first build began: false after the first start and after a restore,
 * until the last marked change of that time is indexed. Later changes and new rules do not make it false: the index answers meanwhile.
 */
export async function isIndexBuilt(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isBuilt: boolean }>(sql`
    select exists (select from search.state s where not exists (
      select from search.changes c where c.position <= s.first_build_until)) as "isBuilt"`);
  return rows[0]?.isBuilt === true;
}
