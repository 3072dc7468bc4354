import { profiles } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { command } from '../core/command.ts';
import { findSessions } from './list-sessions.ts';
import { userView } from './user-view.ts';

/** STAFF-7, STAFF-8: a user and their sessions. That staff opened them is in the audit log. */
export const getUser = command({
  name: 'get-user',
  input: z.object({ id: z.uuid() }),
  permission: 'accounts:read:any',
  audit: { event: 'privacy.person-read', metadata: ({ id }) => ({ subject: id }) },
  run: async (deps, { id }) => {
    const [row] = await deps.db.select().from(profiles).where(eq(profiles.id, id));
    if (!row) throw new Failure('not_found');
    return { user: userView(deps, row), sessions: await findSessions(deps, id, null) };
  },
});
