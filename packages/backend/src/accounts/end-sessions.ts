import { sessions } from '@dalil/database/tables/accounts.ts';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** A session, all but the current one, or all. */
export const sessionsToEnd = z.union([z.uuid(), z.literal('others'), z.literal('all')]);

/** AUTH-13: ends sessions of the user. One of another user is `not_found`. */
export const endSessions = command({
  name: 'end-sessions',
  input: z.object({ id: sessionsToEnd }),
  permission: 'accounts:change:own',
  audit: {
    event: 'account.session-ended',
    metadata: ({ id }, { ended }: { ended: number }) => ({ ended, isEverywhere: id === 'all' }),
  },
  run: async (deps, { id }, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    const which = { others: ne(sessions.id, actor.sessionId), all: undefined };
    const isOne = id !== 'others' && id !== 'all';
    const ended = await endSessionsOf(
      deps,
      and(eq(sessions.userId, actor.userId), isOne ? eq(sessions.id, id) : which[id]),
      id === 'all' ? 'signed-out-everywhere' : 'signed-out-elsewhere',
    );
    if (isOne && ended.length === 0) throw new Failure('not_found');
    return { ended: ended.length };
  },
});
