import { accounts, passkeys, profiles } from '@dalil/database/tables/accounts.ts';
import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';

export const PROVIDERS = ['google', 'apple', 'facebook', 'oidc'] as const;
export type ProviderId = (typeof PROVIDERS)[number];

/** Serializes removals of sign-in methods of one user, so that each removal sees which methods remain. Needs a transaction. */
export async function holdWaysIn({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update');
}

/** Fails with `last_way_in` unless a password, a passkey or a provider that is still offered remains. */
export async function requireWayIn({ db, accounts: settings }: Deps, userId: string): Promise<void> {
  const offered = PROVIDERS.filter((id) => settings.providers[id]);
  const byPassword = and(eq(accounts.providerId, 'credential'), isNotNull(accounts.password));
  const byProvider = and(ne(accounts.providerId, 'credential'), inArray(accounts.providerId, offered));
  const ways = await db.$count(accounts, and(eq(accounts.userId, userId), or(byPassword, byProvider)));
  if (ways === 0 && (await db.$count(passkeys, eq(passkeys.userId, userId))) === 0) throw new Failure('last_way_in');
}
