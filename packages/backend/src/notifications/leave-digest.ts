import { profiles } from '@dalil/database/tables/accounts.ts';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * NOTIF-6: switches the digest of a user off by the token of a mail, without a session, as the newest choice of the user. Repeating
 * it has no further effect. Fails with `not_found` for a token that was not made here.
 */
export async function leaveDigest({ db, now, accounts }: Deps, token: string): Promise<void> {
  const userId = readUnsubscribeToken(accounts.keys, token);
  if (userId === null) throw new Failure('not_found');
  await db.transaction((transaction) => switchDigestOff({ db: transaction, now }, userId));
}

/** Switches the mails about saved items off, in a transaction. Nothing is left to do for an account that was deleted. */
export async function switchDigestOff({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  // As a change on a device: both run one after the other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${userId}`}, 0))`);
  const [person] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId));
  if (!person) return;
  const at = now().toISOString();
  await db.execute(sql`
    insert into user_preferences as p (user_id, category, data, version, created_at, updated_at)
    values (${userId}, 'notifications', '{"digest": false}', 1, ${at}, ${at})
    on conflict (user_id, category) do update
      set data = p.data || excluded.data, version = p.version + 1, updated_at = greatest(p.updated_at, excluded.updated_at)`);
}
