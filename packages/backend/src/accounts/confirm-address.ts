import { accounts, profiles } from '@dalil/database/tables/accounts.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ApiEnv } from '../core/api-app.ts';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { findAddressee, mailLocale, sendCode } from './account-mails.ts';
import type { AuthDoor } from './auth-door.ts';
import { makeCode } from './make-code.ts';
import { hasSignedUpHere, markDevice } from './device-cookie.ts';

type C = Context<ApiEnv>;

/** AUTH-8: sends another code where an unconfirmed account has the address; the work is the same where none has. */
export async function askForCode(deps: Deps, door: AuthDoor, c: C, email: string): Promise<void> {
  const [profile] = await deps.db
    .select({ emailVerified: profiles.emailVerified })
    .from(profiles)
    .where(eq(profiles.email, email));
  const isWaiting = profile?.emailVerified === false;
  const code = await makeCode(door.authOf(c), isWaiting ? email : `known:${email}`);
  if (isWaiting) await sendCode(deps, email, code, 'email-verification');
}

/**
 * AUTH-8: confirms the address and signs in. The code proves the mailbox, not the password: in another browser than the one that
 * signed up, the password may be a stranger's and is dropped.
 */
export async function confirmAddress(
  deps: Deps,
  door: AuthDoor,
  c: C,
  { email, code }: { email: string; code: string },
): Promise<{ hasPassword: boolean }> {
  const { user } = await door.call<{ user: { id: string } }>(c, (auth, headers) =>
    auth.api.verifyEmailOTP({ body: { email, otp: code }, headers, asResponse: true }),
  );
  markDevice(deps, c, email, user.id);
  return deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    const isPassword = and(eq(accounts.userId, user.id), eq(accounts.providerId, 'credential'));
    const [credential] = await db.select({ hash: accounts.password }).from(accounts).where(isPassword);
    const hash = credential?.hash ?? '';
    const hasPassword = hash !== '' && hasSignedUpHere(deps, c, hash);
    if (!hasPassword) await db.delete(accounts).where(isPassword);
    await recordAudit(within, { event: 'account.verified', userId: user.id, metadata: { hasPassword } });
    const to = await findAddressee(within, { id: user.id });
    if (to) {
      const data = { fullName: to.fullName };
      await deps.queueEmail(db, { to: email, locale: mailLocale(to), template: 'welcome', data });
    }
    return { hasPassword };
  });
}
