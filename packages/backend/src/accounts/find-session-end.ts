import { endedSessions, sessions } from '@dalil/database/tables/accounts.ts';
import { ROLES, type Role } from '@dalil/domain/accounts/permissions.ts';
import { SESSION_ENDS, type SessionEnd } from '@dalil/domain/accounts/session-end.ts';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { hashOf } from './end-sessions-of.ts';
import { isTls } from './find-actor.ts';
import { readCookie, readSignedValue, sessionCookieName } from './session-cookie.ts';

export type EndedSession = { reason: SessionEnd; role: Role | null };

/**
 * AUTH-9: why the session of these cookies ended. Null without a session cookie that we signed, or while the session lives. Only
 * the holder of the cookie learns it, so it tells nobody else of an account.
 */
export async function findSessionEnd(deps: Deps, cookies: string | undefined): Promise<EndedSession | null> {
  const token = readSignedValue(readCookie(cookies, sessionCookieName(isTls(deps))), deps.accounts.keys);
  if (token === undefined) return null;
  const [recorded] = await deps.db
    .select()
    .from(endedSessions)
    .where(eq(endedSessions.tokenHash, hashOf(sql`${token}::text`)));
  if (recorded) {
    return {
      reason: SESSION_ENDS.find((known) => known === recorded.reason) ?? 'ended',
      role: ROLES.find((known) => known === recorded.role) ?? null,
    };
  }
  const [left] = await deps.db.select().from(sessions).where(eq(sessions.token, token));
  if (!left) return { reason: 'ended', role: null };
  const now = deps.now().getTime();
  if (left.createdAt.getTime() <= now - SESSION_TIMES.absoluteSeconds * 1000) return { reason: 'too-old', role: null };
  return left.expiresAt.getTime() <= now ? { reason: 'idle', role: null } : null;
}
