import { profiles, verifications } from '@dalil/database/tables/accounts.ts';
import { eq, or } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { sendNotice } from './account-mails.ts';
import { requireOneAdmin } from './require-one-admin.ts';

/**
 * Deletes the account and all rows that reference it. The audit log retains the deletion under an id that identifies no one.
 * Fails with `last_admin`.
 */
export const deleteAccount = command({
  name: 'delete-account',
  input: z.object({}),
  permission: 'accounts:change:own',
  audit: { event: 'account.deleted' },
  run: async (deps, _, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    const { userId } = actor;
    await requireOneAdmin(deps, userId);
    await sendNotice(deps, userId, 'account-deleted');
    await deps.db.delete(verifications).where(or(eq(verifications.value, userId)));
    await deps.db.delete(profiles).where(eq(profiles.id, userId));
  },
});
