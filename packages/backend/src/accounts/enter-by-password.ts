import { randomUUID } from 'node:crypto';
import { sessions } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { Visit } from '../core/visit.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { askForCode } from './confirm-address.ts';
import { limitSignIn, markDevice } from './device-cookie.ts';
import { noteRefusal } from './note-refusal.ts';

type Answer = { twoFactorRedirect?: boolean; user?: { id: string } };

/** AUTH-3, AUTH-4: signs in with a password, or asks for the second factor. */
export async function enterByPassword(
  deps: Deps,
  adapter: AuthAdapter,
  visit: Visit,
  request: { email: string; password: string; rememberMe: boolean },
): Promise<'signed_in' | 'second_factor'> {
  try {
    await limitSignIn(deps, visit, request.email);
    const answer = await adapter.call<Answer>(visit, (auth, headers) =>
      auth.api.signInEmail({ body: request, headers, asResponse: true }),
    );
    if (answer.twoFactorRedirect || !answer.user) return 'second_factor';
    await recordEntry(deps, visit, answer.user.id, 'password');
    markDevice(deps, visit, request.email, randomUUID());
    return 'signed_in';
  } catch (error) {
    await noteRefusal(deps, 'password', error, request.email);
    if (error instanceof Failure && error.code === 'email_not_verified')
      await askForCode(deps, adapter, visit, request.email);
    throw error;
  }
}

/** Writes down a sign-in and ends the session the browser had before: it must not go on beside the new one. */
export async function recordEntry(deps: Deps, visit: Visit, userId: string, method: string): Promise<void> {
  const actor = visit.actor;
  await deps.db.transaction(async (db) => {
    if (actor.kind === 'user') await db.delete(sessions).where(eq(sessions.id, actor.sessionId));
    await recordAudit({ ...deps, db }, { event: 'account.signed-in', userId, metadata: { method } });
  });
}
