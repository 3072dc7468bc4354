import { profiles } from '@dalil/database/tables/accounts.ts';
import { reasonField } from '@dalil/domain/accounts/account-fields.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { effectiveRole } from '../find-actor.ts';
import { type UserView, userView } from '../user-view.ts';

const input = z.object({ id: z.uuid(), isHolder: z.boolean(), reason: reasonField });

/**
 * STAFF-8: gives a member of staff the right of data protection, or takes it. While somebody has it, admins without it process no
 * requests; when the last one is without it, they do again. It holds from the next request on, in the sessions there are. Nobody
 * changes their own right (`permission_denied`). Fails with `conflict` for who is no staff or is suspended.
 */
export const changeDataProtection = command<typeof input, UserView>({
  name: 'change-data-protection',
  input,
  permission: 'accounts:change:any',
  audit: {
    event: 'user.right-changed',
    metadata: ({ id, isHolder, reason }) => ({ subject: id, isHolder, reason }),
  },
  run: async (deps, { id, isHolder }, actor) => {
    if (actor.kind === 'user' && actor.userId === id) throw new Failure('permission_denied');
    const [before] = await deps.db.select().from(profiles).where(eq(profiles.id, id)).for('update');
    if (!before) throw new Failure('not_found');
    const isActiveStaff = before.suspendedAt === null && effectiveRole(deps, before) !== 'user';
    if (isHolder && !isActiveStaff) throw new Failure('conflict');
    const [row] = await deps.db
      .update(profiles)
      .set({ isDataProtection: isHolder, updatedAt: deps.now() })
      .where(eq(profiles.id, id))
      .returning();
    if (!row) throw new Failure('not_found');
    return userView(deps, row);
  },
});
