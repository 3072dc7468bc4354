import { passkeys } from '@dalil/database/tables/accounts.ts';
import { passkeyNameField } from '@dalil/domain/accounts/account-fields.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { viewPasskey } from './list-passkeys.ts';

/** AUTH-13: renames a passkey of the user. A passkey of another user is `not_found`. */
export const renamePasskey = command({
  name: 'rename-passkey',
  input: z.object({ id: z.uuid(), name: passkeyNameField }),
  permission: 'accounts:change:own',
  audit: { event: 'account.passkey-renamed' },
  run: async ({ db }, { id, name }, actor) => {
    const [renamed] = await db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, signedIn(actor).userId)))
      .returning();
    if (!renamed) throw new Failure('not_found');
    return viewPasskey(renamed);
  },
});
