import { randomUUID } from 'node:crypto';
import { sessions } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { limitFailures } from '../core/rate-limit.ts';
import type { RequestContext } from '../core/request-context.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { requestCode } from './confirm-address.ts';
import { countSignInAs, markDevice } from './device-cookie.ts';
import { inPasswordTurn } from './password-hasher.ts';
import { recordRejection } from './record-rejection.ts';

type SignInRequest = {
  email: string;
  password: string;
  rememberMe: boolean;
  unlockToken?: string | undefined;
  returnTo?: string | undefined;
};
type Answer = { twoFactorRedirect?: boolean; user?: { id: string } };

/** AUTH-3, AUTH-4: signs in with a password, or requests the second factor. */
export async function enterByPassword(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  { unlockToken, returnTo, ...request }: SignInRequest,
): Promise<'signed_in' | 'second_factor'> {
  try {
    const { isKnown, counted } = await countSignInAs(deps, context, { email: request.email, unlockToken });
    const answer = await limitFailures(deps, context, counted, () =>
      inPasswordTurn({ isKnown }, () =>
        adapter.call<Answer>(context, (auth, headers) =>
          auth.api.signInEmail({ body: request, headers, asResponse: true }),
        ),
      ),
    );
    if (answer.twoFactorRedirect || !answer.user) return 'second_factor';
    await recordEntry(deps, context, answer.user.id, 'password');
    markDevice(deps, context, request.email, randomUUID());
    return 'signed_in';
  } catch (error) {
    await recordRejection(deps, 'password', error, request.email);
    if (error instanceof Failure && error.code === 'email_not_verified')
      await requestCode(deps, adapter, context, { email: request.email, returnTo });
    throw error;
  }
}

/** Records a sign-in and ends the previous session of the browser, so that it does not remain active beside the new one. */
export async function recordEntry(deps: Deps, context: RequestContext, userId: string, method: string): Promise<void> {
  const actor = context.actor;
  await deps.db.transaction(async (db) => {
    if (actor.kind === 'user') await db.delete(sessions).where(eq(sessions.id, actor.sessionId));
    await recordAudit({ ...deps, db }, { event: 'account.signed-in', userId, metadata: { method } });
  });
}
