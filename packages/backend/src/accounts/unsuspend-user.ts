import { profiles } from '@dalil/database/tables/accounts.ts';
import { reasonField } from '@dalil/domain/accounts/account-fields.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { type UserView, userView } from './user-view.ts';

const input = z.object({ id: z.uuid(), reason: reasonField });

/** STAFF-7: lifts the suspension of a user, who must sign in again. */
export const unsuspendUser = command<typeof input, UserView>({
  name: 'unsuspend-user',
  input,
  permission: 'accounts:change:any',
  audit: { event: 'user.unsuspended', metadata: ({ id, reason }) => ({ subject: id, reason }) },
  run: async (deps, { id }) => {
    const [row] = await deps.db
      .update(profiles)
      .set({ suspendedAt: null, suspendedReason: null, updatedAt: deps.now() })
      .where(eq(profiles.id, id))
      .returning();
    if (!row) throw new Failure('not_found');
    return userView(deps, row);
  },
});
