import { profiles, verifications } from '@dalil/database/tables/accounts.ts';
import { eq, or } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { sendNotice } from './account-mails.ts';
import { requireOneAdmin } from './require-one-admin.ts';

/**
 * Removes the account with every row that hangs on it; the audit log keeps that it happened, under an id that leads nowhere.
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
