import { randomUUID } from 'node:crypto';
import { accounts, profiles } from '@dalil/database/tables/accounts.ts';
import { PROFILE_DEFAULTS } from '@dalil/domain/accounts/account-fields.ts';
import { nameOfAddress } from '@dalil/domain/accounts/name-of-address.ts';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';

/**
 * AUTH-11: creates a confirmed account for the configured address if none exists. Several processes may start at the same time.
 * An account with a confirmed address retains its password. An unconfirmed account has no proven owner and gets this password.
 */
export async function makeFirstAdmin(
  deps: Pick<Deps, 'db' | 'now' | 'passwords'>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const [known] = await deps.db
    .select({ emailVerified: profiles.emailVerified })
    .from(profiles)
    .where(eq(profiles.email, email));
  if (known?.emailVerified) {
    // Made before there was such a name, and never named by its owner.
    const isUnnamed = and(eq(profiles.email, email), eq(profiles.fullName, PROFILE_DEFAULTS.fullName));
    await deps.db
      .update(profiles)
      .set({ fullName: nameOfAddress(email) })
      .where(isUnnamed);
    return;
  }
  const hash = await deps.passwords.hash(password);
  await deps.db.transaction(async (db) => {
    const time = deps.now();
    const [row] = await db
      .insert(profiles)
      .values({
        id: randomUUID(),
        email,
        emailVerified: true,
        // What this account does is in the logs by its name.
        fullName: nameOfAddress(email),
        createdAt: time,
        updatedAt: time,
      })
      .onConflictDoUpdate({
        target: profiles.email,
        set: { emailVerified: true, updatedAt: time },
        setWhere: eq(profiles.emailVerified, false),
      })
      .returning({ id: profiles.id });
    if (!row) return;
    const userId = row.id;
    await db.delete(accounts).where(and(eq(accounts.userId, userId)));
    const credential = { providerId: 'credential', accountId: userId, password: hash };
    await db.insert(accounts).values({ ...credential, id: randomUUID(), userId, createdAt: time, updatedAt: time });
    await recordAudit(
      { db, now: deps.now },
      { event: 'account.sign-up', userId: null, metadata: { userId, state: 'first-admin' } },
    );
  });
}
