import type { Locale } from '@dalil/domain/language/locale.ts';
import { findAddressee, mailLocale } from '../accounts/account-mails.ts';
import type { Deps } from '../core/deps.ts';
import type { PrivacyNotice } from '../emails/email.ts';

/** Tells the owner of an account how a request or an export of theirs has come on. `number` is that of the request. */
export async function sendPrivacyNotice(
  deps: Deps,
  userId: string,
  notice: PrivacyNotice,
  number: string | null = null,
): Promise<void> {
  const to = await findAddressee(deps, { id: userId });
  if (!to) return;
  await sendPrivacyNoticeTo(deps, { email: to.email, fullName: to.fullName, locale: mailLocale(to) }, notice, number);
}

/** The same for an address without an account, or one whose account has just been erased. */
export async function sendPrivacyNoticeTo(
  deps: Deps,
  { email, fullName, locale }: { email: string; fullName: string; locale: Locale },
  notice: PrivacyNotice,
  number: string | null,
): Promise<void> {
  const data = { fullName, notice, number, at: deps.now().toISOString() };
  await deps.queueEmail(deps.db, { to: email, locale, template: 'privacy-notice', data });
}
