import { sessions } from '@dalil/database/tables/accounts.ts';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';

/** AUTH-13: ends one session of the user, or all except the current one. A session of another user is `not_found`. */
export const endSessions = command({
  name: 'end-sessions',
  input: z.object({ id: z.union([z.uuid(), z.literal('others')]) }),
  permission: 'accounts:change:own',
  audit: { event: 'account.session-ended', metadata: (_, output: { ended: number }) => output },
  run: async ({ db }, { id }, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    const which = id === 'others' ? ne(sessions.id, actor.sessionId) : eq(sessions.id, id);
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.userId, actor.userId), which))
      .returning({ id: sessions.id });
    if (id !== 'others' && ended.length === 0) throw new Failure('not_found');
    return { ended: ended.length };
  },
});
