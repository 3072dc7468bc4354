import { profiles, sessions } from '@dalil/database/tables/accounts.ts';
import { reasonField } from '@dalil/domain/accounts/account-fields.ts';
import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { sendNotice } from './account-mails.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { requireOneAdmin } from './require-one-admin.ts';
import { type UserView, userView } from './user-view.ts';

const input = z.object({ id: z.uuid(), role: z.enum(ROLES), reason: reasonField });
type Output = { user: UserView; from: string };

/**
 * STAFF-7: changes the role of a user and ends their sessions, so that no session continues with the old role. Users cannot
 * change their own role (`permission_denied`), and at least one admin must remain (`last_admin`).
 */
export const changeRole = command<typeof input, Output>({
  name: 'change-role',
  input,
  permission: 'accounts:change:any',
  audit: {
    event: 'user.role-changed',
    metadata: ({ id, role, reason }, { from }) => ({ subject: id, from, to: role, reason }),
  },
  run: async (deps, { id, role }, actor) => {
    if (actor.kind === 'user' && actor.userId === id) throw new Failure('permission_denied');
    if (role !== 'admin') await requireOneAdmin(deps, id);
    const [before] = await deps.db
      .select({ role: profiles.role })
      .from(profiles)
      .where(eq(profiles.id, id))
      .for('update');
    if (!before) throw new Failure('not_found');
    const [row] = await deps.db
      .update(profiles)
      .set({ role, updatedAt: deps.now(), ...(role === 'user' && { isDataProtection: false }) })
      .where(eq(profiles.id, id))
      .returning();
    if (!row) throw new Failure('not_found');
    if (before.role !== role) {
      await endSessionsOf(deps, eq(sessions.userId, id), 'role-changed', role);
      await sendNotice(deps, id, 'role-changed');
    }
    return { user: userView(deps, row), from: before.role };
  },
});
