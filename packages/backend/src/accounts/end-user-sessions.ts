import { sessions } from '@dalil/database/tables/accounts.ts';
import { reasonField } from '@dalil/domain/accounts/account-fields.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { endSessionsOf } from './end-sessions-of.ts';

const input = z.object({ id: z.uuid(), sessionId: z.optional(z.uuid()), reason: reasonField });

/** STAFF-7: ends one session of a user, or all of them. */
export const endUserSessions = command<typeof input, { ended: number }>({
  name: 'end-user-sessions',
  input,
  permission: 'accounts:change:any',
  audit: {
    event: 'user.sessions-ended',
    metadata: ({ id, reason }, { ended }) => ({ subject: id, reason, ended }),
  },
  run: async (deps, { id, sessionId }) => {
    const one = sessionId === undefined ? undefined : eq(sessions.id, sessionId);
    const ended = await endSessionsOf(deps, and(eq(sessions.userId, id), one), 'ended-by-staff');
    return { ended: ended.length };
  },
});
