import { profiles, sessions } from '@dalil/database/tables/accounts.ts';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { forEachRow } from '../../core/for-each-row.ts';
import { eraseSubject } from './erase-subject.ts';
import { subjectOfUser } from './find-subject.ts';

type Parts = Pick<Deps, 'db' | 'now' | 'jobs' | 'log'>;

/**
 * PRIV-6: erases again whoever a restored backup has brought back: the accounts whose hash is among the tombstones. Runs before the
 * server answers, and with the erasures that are due. One that fails keeps no server from starting: the account is closed to
 * everyone at once and erased by a later attempt. Returns how many there were.
 */
export async function replayErasures(deps: Parts): Promise<number> {
  const { rows } = await deps.db.execute<{ id: string }>(
    sql`select p.id from profiles p join erasure_tombstones t on t.subject_hash = encode(sha256(convert_to(p.id::text, 'UTF8')), 'hex')`,
  );
  await forEachRow(deps, {
    name: 'replay-erasures',
    rows,
    keyOf: ({ id }) => id,
    run: async ({ id }) => {
      await closeAccount(deps, id);
      await deps.db.transaction(async (db) => eraseSubject({ ...deps, db }, await subjectOfUser(db, id)));
    },
  });
  if (rows.length > 0) deps.log('warn', 'erasures_replayed', { accounts: rows.length });
  return rows.length;
}

/** Nobody may use or see an account that was erased, however long it takes to erase it again. */
async function closeAccount({ db, now }: Parts, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, id));
  await db.update(profiles).set({ suspendedAt: now() }).where(eq(profiles.id, id));
}
