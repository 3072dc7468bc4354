import { passkeys } from '@dalil/database/tables/accounts.ts';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { query } from '../../core/query.ts';
import type { PasskeyView } from './passkey-schemas.ts';

export function viewPasskey(row: typeof passkeys.$inferSelect): PasskeyView {
  return {
    id: row.id,
    name: row.name,
    isBackedUp: row.isBackedUp,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** AUTH-13: the passkeys of the user, oldest first. */
export const listPasskeys = query({
  name: 'list-passkeys',
  input: z.object({}),
  permission: 'accounts:read:own',
  run: async ({ db }, _, actor) => {
    const rows = await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, signedIn(actor).userId))
      .orderBy(asc(passkeys.createdAt), passkeys.id);
    return { items: rows.map(viewPasskey) };
  },
});
