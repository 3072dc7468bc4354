import { randomUUID } from 'node:crypto';
import { sessions } from '@dalil/database/tables/accounts.ts';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import type { RequestContext } from '../core/request-context.ts';

type Entry = { userId: string; token: string; method: 'passkey' | 'invitation'; secondFactor: 'passkey' | null };

/**
 * Opens a session in place of the one that the browser had, and records the sign-in. `deps.db` must be a transaction. The caller
 * sets the cookie when it has committed.
 */
export async function openSession(
  deps: Deps,
  context: RequestContext,
  { userId, token, method, secondFactor }: Entry,
): Promise<void> {
  const { db, now } = deps;
  const time = now();
  if (context.actor.kind === 'user') await db.delete(sessions).where(eq(sessions.id, context.actor.sessionId));
  await db.insert(sessions).values({
    id: randomUUID(),
    userId,
    token,
    secondFactor,
    ipAddress: context.clientAddress,
    userAgent: cutText(context.userAgent ?? '', 400),
    expiresAt: new Date(time.getTime() + SESSION_TIMES.idleSeconds * 1000),
    createdAt: time,
    updatedAt: time,
  });
  await recordAudit(deps, { event: 'account.signed-in', userId, metadata: { method } });
}
