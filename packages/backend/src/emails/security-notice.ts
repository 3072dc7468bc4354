import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import type { EmailData, SecurityNotice } from './email.ts';
import { type Letter, linksTo, type Writing } from './letter.ts';

/** What to do if it was not the user. A password change helps only while they can sign in to the account. */
const ADVICE: Record<SecurityNotice, 'secure' | 'report' | 'ask' | 'tries'> = {
  'password-changed': 'secure',
  'address-changed': 'report',
  'role-changed': 'ask',
  suspended: 'ask',
  'two-factor-on': 'secure',
  'two-factor-off': 'secure',
  'passkey-added': 'secure',
  'passkey-removed': 'secure',
  'provider-unlinked': 'secure',
  'sign-in-tries': 'tries',
  'account-deleted': 'report',
};

/** Notices sent to an address that no longer has an account. */
const FORMER: readonly SecurityNotice[] = ['address-changed', 'account-deleted'];

export function writeSecurityNotice(data: EmailData<'security-notice'>, writing: Writing): Letter {
  const { t, locale, greet, page } = writing;
  const { fullName, notice, at } = data;
  const time = new Intl.DateTimeFormat(LOCALE_INFO[locale].format, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: PRODUCT.timeZone,
  }).format(new Date(at));
  const newPassword = { label: t('mail.notice.choose-password'), href: page('/auth/forgot-password') };
  const support = { label: t('mail.notice.write'), href: page('/support') };
  return {
    subject: t(`mail.notice.${notice}.subject`),
    preheader: t(notice === 'sign-in-tries' ? 'mail.notice.tries-preheader' : 'mail.notice.preheader'),
    greeting: greet(fullName),
    parts: [
      { kind: 'text', text: t(`mail.notice.${notice}.body`) },
      { kind: 'detail', label: t('mail.notice.when'), value: t('mail.notice.time', { time }) },
      { kind: 'note', text: t(`mail.notice.${ADVICE[notice]}`) },
      ...linksTo(ADVICE[notice] === 'secure' ? [newPassword, support] : [support]),
    ],
    reason: t(FORMER.includes(notice) ? 'mail.footer.former' : 'mail.footer.account'),
  };
}
