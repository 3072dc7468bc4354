import { profiles, sessions, verifications } from '@dalil/database/tables/accounts.ts';
import { reasonField } from '@dalil/domain/accounts/account-fields.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { sendNotice } from './account-mails.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { requireOneAdmin } from './require-one-admin.ts';
import { type UserView, userView } from './user-view.ts';

const input = z.object({ id: z.uuid(), reason: reasonField });

/** STAFF-7: suspends a user and ends their sessions. Users cannot suspend themselves or the last admin. */
export const suspendUser = command<typeof input, UserView>({
  name: 'suspend-user',
  input,
  permission: 'accounts:change:any',
  audit: { event: 'user.suspended', metadata: ({ id, reason }) => ({ subject: id, reason }) },
  run: async (deps, { id, reason }, actor) => {
    if (actor.kind === 'user' && actor.userId === id) throw new Failure('permission_denied');
    await requireOneAdmin(deps, id);
    const [row] = await deps.db
      .update(profiles)
      .set({ suspendedAt: deps.now(), suspendedReason: reason, updatedAt: deps.now() })
      .where(eq(profiles.id, id))
      .returning();
    if (!row) throw new Failure('not_found');
    await endSessionsOf(deps, eq(sessions.userId, id), 'suspended');
    await deps.db.delete(verifications).where(eq(verifications.value, id));
    await sendNotice(deps, id, 'suspended');
    return userView(deps, row);
  },
});
