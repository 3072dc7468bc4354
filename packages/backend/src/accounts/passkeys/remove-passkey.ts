import { passkeys, sessions } from '@dalil/database/tables/accounts.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { sendNotice } from '../account-mails.ts';
import { holdWaysIn, requireWayIn } from '../ways-in.ts';

/**
 * AUTH-13: removes a passkey. Removing the last one also clears the second-factor marks that a passkey set on sessions. Fails
 * with `last_way_in` if no other sign-in method remains, `not_found` if the user has no such passkey.
 */
export const removePasskey = command({
  name: 'remove-passkey',
  input: z.object({ id: z.uuid() }),
  permission: 'accounts:change:own',
  audit: { event: 'account.passkey-removed' },
  run: async (deps, { id }, actor) => {
    const { userId } = signedIn(actor);
    const ofUser = eq(passkeys.userId, userId);
    await holdWaysIn(deps, userId);
    const removed = await deps.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), ofUser))
      .returning({ id: passkeys.id });
    if (removed.length === 0) throw new Failure('not_found');
    await requireWayIn(deps, userId);
    if ((await deps.db.$count(passkeys, ofUser)) === 0) {
      const proved = and(eq(sessions.userId, userId), eq(sessions.secondFactor, 'passkey'));
      await deps.db.update(sessions).set({ secondFactor: null }).where(proved);
    }
    await sendNotice(deps, userId, 'passkey-removed');
  },
});
