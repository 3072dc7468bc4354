import type { UserType } from '@dalil/domain/accounts/account-fields.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../core/deps.ts';
import { limitRequest } from '../core/rate-limit.ts';
import type { RequestContext } from '../core/request-context.ts';
import { findAddressee, mailLocale, sendCode } from './account-mails.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { makeCodeIn } from './make-code.ts';
import { rejectWeakPassword } from './check-password.ts';
import { markSignUp } from './device-cookie.ts';
import { signUp } from './sign-up.ts';

type Request = {
  email: string;
  password: string;
  fullName: string;
  userType: UserType;
  locale: Locale;
  returnTo?: string | undefined;
};

/**
 * AUTH-2: the same work and the same response for every address. Only the mail differs, and no response waits for it. AUTH-12: an
 * office may sign up more often than it may try refused passwords.
 */
export async function requestSignUp(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  request: Request,
): Promise<void> {
  const { password, returnTo, ...profile } = request;
  try {
    rejectWeakPassword(password, profile.email);
  } catch (error) {
    await limitRequest(deps, context, 'signUp');
    throw error;
  }
  await limitRequest(deps, context, 'signUpNetwork');
  const passwordHash = await deps.passwords.hash(password);
  const { state, userId } = await signUp(deps, context.actor, { ...profile, passwordHash });
  markSignUp(deps, context, passwordHash);
  await deps.afterAnswer(async () => {
    if (state === 'known') return notifyOwner(deps, userId);
    const { email } = profile;
    await sendCode(deps, { email, returnTo }, makeCodeIn(adapter.originOf(context), email));
  });
}

async function notifyOwner(deps: Deps, userId: string): Promise<void> {
  const owner = await findAddressee(deps, { id: userId });
  if (!owner) return;
  const data = { fullName: owner.fullName };
  await deps.queueEmail(deps.db, { to: owner.email, locale: mailLocale(owner), template: 'known-address', data });
}
