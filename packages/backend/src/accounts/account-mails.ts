import { profiles, sessions, verifications } from '@dalil/database/tables/accounts.ts';
import { CODE_MINUTES, RESET_LINK_MINUTES, UNLOCK_LINK_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { isLocale, type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { SecurityNotice } from '../emails/email.ts';
import { countAttempt } from '../core/rate-limit.ts';
import { recordAudit } from '../core/audit.ts';
import { endSessionsOf } from './end-sessions-of.ts';

export type Addressee = { id: string; email: string; fullName: string; language: string };
/** `returnTo` is the page that the link of the mail opens after the address is confirmed. */
export type CodeRequest = { email: string; returnTo?: string | undefined };

/** Finds the profile fields a mail needs, by account id or address. */
export async function findAddressee({ db }: Pick<Deps, 'db'>, by: { id: string } | { email: string }) {
  const [found] = await db
    .select({ id: profiles.id, email: profiles.email, fullName: profiles.fullName, language: profiles.language })
    .from(profiles)
    .where('id' in by ? eq(profiles.id, by.id) : eq(profiles.email, by.email));
  return found;
}

/** The language of the mails to a profile. */
export function mailLocale({ language }: { language: string }): Locale {
  return isLocale(language) ? language : 'en';
}

/**
 * Sends a new code that confirms an address, and only then invalidates the previous one: nothing changes if the mailbox has
 * received several codes recently, or if the mail cannot be queued. `makeCode` runs in the transaction of the mail.
 */
export async function sendCode(
  deps: Deps,
  request: CodeRequest,
  makeCode: (within: Deps) => Promise<string>,
): Promise<void> {
  if (await isFlooded(deps, request.email)) return;
  await deps.db.transaction((db) => queueCode({ ...deps, db }, request, makeCode));
}

async function queueCode(
  deps: Deps,
  { email, returnTo }: CodeRequest,
  makeCode: (within: Deps) => Promise<string>,
): Promise<void> {
  const to = await findAddressee(deps, { email });
  if (!to) return;
  const code = await makeCode(deps);
  const data = { fullName: to.fullName, code, validMinutes: CODE_MINUTES, ...(returnTo && { returnTo }) };
  await deps.queueEmail(deps.db, { to: email, locale: mailLocale(to), template: 'verification', data });
}

/** Sends the code that confirms a new address of an account, in the language of its owner. */
export async function sendAddressCode(deps: Deps, userId: string, newEmail: string, code: string): Promise<void> {
  const owner = await findAddressee(deps, { id: userId });
  if (!owner) return;
  const data = { fullName: owner.fullName, code, validMinutes: CODE_MINUTES };
  await deps.queueEmail(deps.db, { to: newEmail, locale: mailLocale(owner), template: 'address-change', data });
}

/** Sends a code to an address that mail failed on, for its owner to show that mail reaches it. */
export async function sendAddressCheck(
  deps: Deps,
  { email, fullName, language }: Addressee,
  code: string,
): Promise<void> {
  if (await isFlooded(deps, email)) return;
  const data = { fullName, code, validMinutes: CODE_MINUTES };
  await deps.queueEmail(deps.db, { to: email, locale: mailLocale({ language }), template: 'address-check', data });
}

/** Limits the mails to one mailbox in a quarter of an hour, for all senders. The response does not reveal the limit. */
async function isFlooded(deps: Deps, email: string): Promise<boolean> {
  const { isExceeded } = await countAttempt(deps, 'mailAccount', email);
  return isExceeded;
}

/** AUTH-7: the link is valid for one hour and for one use. */
export async function sendResetLink(deps: Deps, origin: string, userId: string, token: string): Promise<void> {
  const to = await findAddressee(deps, { id: userId });
  if (!to || (await isFlooded(deps, to.email))) return;
  const locale = mailLocale(to);
  const link = `${origin}${localePath(locale, '/auth/reset-password')}?token=${encodeURIComponent(token)}`;
  const data = { fullName: to.fullName, link, validMinutes: RESET_LINK_MINUTES };
  await deps.queueEmail(deps.db, { to: to.email, locale, template: 'password-reset', data });
}

/** AUTH-12: the link opens the sign-in page, where its token is sent together with the password. */
export async function sendUnlockLink(deps: Deps, origin: string, userId: string, token: string): Promise<void> {
  const to = await findAddressee(deps, { id: userId });
  if (!to || (await isFlooded(deps, to.email))) return;
  const locale = mailLocale(to);
  const link = `${origin}${localePath(locale, '/auth/signin')}?unlock=${encodeURIComponent(token)}`;
  const data = { fullName: to.fullName, link, validMinutes: UNLOCK_LINK_MINUTES };
  await deps.queueEmail(deps.db, { to: to.email, locale, template: 'unlock', data });
}

/** A reset by link verifies the address and invalidates every other link and challenge of the account. */
export async function completeReset(deps: Deps, userId: string): Promise<void> {
  await deps.db.transaction(async (db) => {
    await db.update(profiles).set({ emailVerified: true, updatedAt: deps.now() }).where(eq(profiles.id, userId));
    await db.delete(verifications).where(eq(verifications.value, userId));
    await endSessionsOf({ ...deps, db }, eq(sessions.userId, userId), 'password-changed');
    await recordAudit({ ...deps, db }, { event: 'account.password-reset', userId });
    await sendNotice({ ...deps, db }, userId, 'password-changed');
  });
}

/** Notifies the owner of an account of a security event. */
export async function sendNotice(deps: Deps, userId: string, notice: SecurityNotice): Promise<void> {
  const to = await findAddressee(deps, { id: userId });
  if (to) await sendNoticeTo(deps, to, notice);
}

/** The same for an owner whose account is no longer there. */
export async function sendNoticeTo(deps: Deps, to: Addressee, notice: SecurityNotice): Promise<void> {
  const data = { fullName: to.fullName, notice, at: deps.now().toISOString() };
  await deps.queueEmail(deps.db, { to: to.email, locale: mailLocale(to), template: 'security-notice', data });
}
