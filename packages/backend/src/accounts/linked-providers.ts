import { accounts } from '@dalil/database/tables/accounts.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { sendNotice } from './account-mails.ts';
import { holdWaysIn, type ProviderId, PROVIDERS, requireWayIn } from './ways-in.ts';

const NAMES: Record<Exclude<ProviderId, 'oidc'>, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' };

/** The display name of a provider. */
export function providerName({ accounts: settings }: Pick<Deps, 'accounts'>, id: ProviderId): string {
  return id === 'oidc' ? (settings.providers.oidc?.name ?? 'OpenID') : NAMES[id];
}

export const linkedProviderView = z.object({ id: z.enum(PROVIDERS), name: z.string(), linkedAt: z.string() });

/** AUTH-13: the providers the user can sign in with, including those that are no longer offered. */
export const listLinkedProviders = query({
  name: 'list-linked-providers',
  input: z.object({}),
  permission: 'accounts:read:own',
  run: async (deps, _, actor) => {
    const rows = await deps.db
      .select({ providerId: accounts.providerId, createdAt: accounts.createdAt })
      .from(accounts)
      .where(and(eq(accounts.userId, signedIn(actor).userId), inArray(accounts.providerId, [...PROVIDERS])))
      .orderBy(asc(accounts.createdAt), accounts.id);
    const items = rows.flatMap(({ providerId, createdAt }) => {
      const id = PROVIDERS.find((known) => known === providerId);
      return id ? [{ id, name: providerName(deps, id), linkedAt: createdAt.toISOString() }] : [];
    });
    return { items };
  },
});

/** AUTH-13: unlinks a provider. Fails with `last_way_in` if no other sign-in method remains, `not_found` if it is not linked. */
export const unlinkProvider = command({
  name: 'unlink-provider',
  input: z.object({ provider: z.enum(PROVIDERS) }),
  permission: 'accounts:change:own',
  audit: { event: 'account.provider-unlinked', metadata: ({ provider }) => ({ provider }) },
  run: async (deps, { provider }, actor) => {
    const { userId } = signedIn(actor);
    await holdWaysIn(deps, userId);
    const unlinked = await deps.db
      .delete(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, provider)))
      .returning({ id: accounts.id });
    if (unlinked.length === 0) throw new Failure('not_found');
    await requireWayIn(deps, userId);
    await sendNotice(deps, userId, 'provider-unlinked');
  },
});
