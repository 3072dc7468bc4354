import { accounts, profiles } from '@dalil/database/tables/accounts.ts';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import type { RequestContext } from '../core/request-context.ts';
import { forgetFailure } from '../emails/failures/record-failure.ts';
import { type CodeRequest, findAddressee, mailLocale, sendCode } from './account-mails.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { makeCodeIn } from './make-code.ts';
import { hasSignedUpHere, markDevice } from './device-cookie.ts';

/**
 * AUTH-8: sends another code if an unconfirmed account has the address. It runs after the response, which is the same for all
 * addresses.
 */
export async function requestCode(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  { email, returnTo }: CodeRequest,
): Promise<void> {
  await deps.afterAnswer(async () => {
    const [profile] = await deps.db
      .select({ emailVerified: profiles.emailVerified })
      .from(profiles)
      .where(eq(profiles.email, email));
    if (profile?.emailVerified !== false) return;
    await sendCode(deps, { email, returnTo }, makeCodeIn(adapter.originOf(context), email));
  });
}

/**
 * AUTH-8: confirms the address and signs in. The code proves ownership of the mailbox, not of the password: in another browser
 * than the one that signed up, the password may have been set by a stranger and is dropped.
 */
export async function confirmAddress(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  { email, code }: { email: string; code: string },
): Promise<{ hasPassword: boolean }> {
  const { user } = await adapter.call<{ user: { id: string } }>(context, (auth, headers) =>
    auth.api.verifyEmailOTP({ body: { email, otp: code }, headers, asResponse: true }),
  );
  markDevice(deps, context, email, user.id);
  return deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    const isPassword = and(eq(accounts.userId, user.id), eq(accounts.providerId, 'credential'));
    const [credential] = await db.select({ hash: accounts.password }).from(accounts).where(isPassword);
    const hash = credential?.hash ?? '';
    const hasPassword = hash !== '' && hasSignedUpHere(deps, context, hash);
    if (!hasPassword) await db.delete(accounts).where(isPassword);
    await forgetFailure(within, email);
    await recordAudit(within, { event: 'account.verified', userId: user.id, metadata: { hasPassword } });
    const to = await findAddressee(within, { id: user.id });
    if (to) {
      const data = { fullName: to.fullName };
      await deps.queueEmail(db, { to: email, locale: mailLocale(to), template: 'welcome', data });
    }
    return { hasPassword };
  });
}
