import { profiles } from '@dalil/database/tables/accounts.ts';
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';

/** An arbitrary lock number, the same in every process. Two admins who remove each other run one after the other. */
const ADMINS_LOCK = 7_320_110_005;

/** Fails with `last_admin` if no admin except `userId` would remain. `deps.db` must be a transaction. */
export async function requireOneAdmin({ db, accounts }: Pick<Deps, 'db' | 'accounts'>, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
  const [target] = await db.select().from(profiles).where(eq(profiles.id, userId));
  const isAdmin = target?.role === 'admin' || (target?.emailVerified && target.email === accounts.adminEmail);
  if (!isAdmin) return;
  const byAddress: SQL | undefined =
    accounts.adminEmail === undefined ? undefined : eq(profiles.email, accounts.adminEmail);
  const others = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        ne(profiles.id, userId),
        isNull(profiles.suspendedAt),
        eq(profiles.emailVerified, true),
        or(eq(profiles.role, 'admin'), byAddress),
      ),
    )
    .limit(1);
  if (others.length === 0) throw new Failure('last_admin');
}
