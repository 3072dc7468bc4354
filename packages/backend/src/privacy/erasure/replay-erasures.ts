import type { Deps } from '../../core/deps.ts';
import { sql } from 'drizzle-orm';
import { eraseSubject } from './erase-subject.ts';
import { subjectOfUser } from './find-subject.ts';

/**
 * PRIV-6: erases again whoever a restored backup has brought back: the accounts whose hash is among the tombstones. Runs before the
 * server answers. Returns how many there were.
 */
export async function replayErasures(deps: Pick<Deps, 'db' | 'now' | 'legalExports' | 'log'>): Promise<number> {
  const { rows } = await deps.db.execute<{ id: string }>(
    sql`select p.id from profiles p join erasure_tombstones t on t.subject_hash = encode(sha256(convert_to(p.id::text, 'UTF8')), 'hex')`,
  );
  for (const { id } of rows) {
    await deps.db.transaction(async (db) => eraseSubject({ ...deps, db }, await subjectOfUser(db, id)));
  }
  if (rows.length > 0) deps.log('warn', 'erasures_replayed', { accounts: rows.length });
  return rows.length;
}
