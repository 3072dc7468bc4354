import { profiles } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { findSessions } from './list-sessions.ts';
import { userView } from './user-view.ts';

/** STAFF-7: a user and their sessions. */
export const getUser = query({
  name: 'get-user',
  input: z.object({ id: z.uuid() }),
  permission: 'accounts:read:any',
  run: async (deps, { id }) => {
    const [row] = await deps.db.select().from(profiles).where(eq(profiles.id, id));
    if (!row) throw new Failure('not_found');
    return { user: userView(deps, row), sessions: await findSessions(deps, id, null) };
  },
});
