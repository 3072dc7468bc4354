import { randomUUID } from 'node:crypto';
import { sessions } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ApiEnv } from '../core/api-app.ts';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { AuthDoor } from './auth-door.ts';
import { askForCode } from './confirm-address.ts';
import { limitSignIn, markDevice } from './device-cookie.ts';

type C = Context<ApiEnv>;
type Answer = { twoFactorRedirect?: boolean; user?: { id: string } };

/** AUTH-3, AUTH-4: signs in with a password, or asks for the second factor. */
export async function enterByPassword(
  deps: Deps,
  door: AuthDoor,
  c: C,
  request: { email: string; password: string; rememberMe: boolean },
): Promise<'signed_in' | 'second_factor'> {
  await limitSignIn(deps, c, request.email);
  try {
    const answer = await door.call<Answer>(c, (auth, headers) =>
      auth.api.signInEmail({ body: request, headers, asResponse: true }),
    );
    if (answer.twoFactorRedirect || !answer.user) return 'second_factor';
    await recordEntry(deps, c, answer.user.id, 'password');
    markDevice(deps, c, request.email, randomUUID());
    return 'signed_in';
  } catch (error) {
    if (error instanceof Failure && error.code === 'email_not_verified') await askForCode(deps, door, c, request.email);
    throw error;
  }
}

/** Writes down a sign-in and ends the session the browser had before: it must not go on beside the new one. */
export async function recordEntry(deps: Deps, c: C, userId: string, method: string): Promise<void> {
  const actor = c.get('actor');
  await deps.db.transaction(async (db) => {
    if (actor.kind === 'user') await db.delete(sessions).where(eq(sessions.id, actor.sessionId));
    await recordAudit({ ...deps, db }, { event: 'account.signed-in', userId, metadata: { method } });
  });
}
