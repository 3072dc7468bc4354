import { sessions } from '@dalil/database/tables/accounts.ts';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';

export const sessionView = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  ipAddress: z.string(),
  createdAt: z.string(),
  lastActiveAt: z.string(),
  expiresAt: z.string(),
});

/** The active sessions of a user, latest first. */
export async function findSessions({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string, currentId: string | null) {
  const time = now();
  const oldest = new Date(time.getTime() - SESSION_TIMES.absoluteSeconds * 1000);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, time), gt(sessions.createdAt, oldest)))
    .orderBy(desc(sessions.updatedAt), sessions.id);
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === currentId,
    userAgent: row.userAgent ?? '',
    ipAddress: row.ipAddress ?? '',
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** AUTH-13: the sessions of the current user. */
export const listSessions = query({
  name: 'list-sessions',
  input: z.object({}),
  permission: 'accounts:read:own',
  run: async (deps, _, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    return { items: await findSessions(deps, actor.userId, actor.sessionId) };
  },
});
