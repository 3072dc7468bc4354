import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import type { EmailData } from './email.ts';
import { type Letter, linksTo, type Writing } from './letter.ts';

/** PRIV-6, PRIV-7: how a request or an export has come on. What was asked or answered is on the page, not in the mail. */
export function writePrivacyNotice(data: EmailData<'privacy-notice'>, { t, locale, greet, page }: Writing): Letter {
  const { fullName, notice, number, at } = data;
  const time = new Intl.DateTimeFormat(LOCALE_INFO[locale].format, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: PRODUCT.timeZone,
  }).format(new Date(at));
  const isOver = notice === 'erasure-done';
  const centre = { label: t('mail.privacy.open'), href: isOver ? undefined : page('/user/privacy-center') };
  const support = { label: t('mail.notice.write'), href: page('/support') };
  return {
    subject: t(`mail.privacy.${notice}.subject`),
    preheader: t('mail.privacy.preheader'),
    greeting: greet(fullName),
    parts: [
      { kind: 'text', text: t(`mail.privacy.${notice}.body`) },
      ...(number === null ? [] : [{ kind: 'detail' as const, label: t('mail.privacy.number'), value: number }]),
      { kind: 'detail', label: t('mail.notice.when'), value: t('mail.notice.time', { time }) },
      { kind: 'note', text: t('mail.notice.report') },
      ...linksTo([centre, support]),
    ],
    reason: t(isOver ? 'mail.footer.former' : 'mail.footer.address'),
  };
}

/** The code by which a guest proves an address before a request about the data of this address is taken. */
export function writePrivacyCode(data: EmailData<'privacy-code'>, { t, greet }: Writing): Letter {
  return {
    subject: t('mail.privacy-code.subject'),
    preheader: t('mail.privacy-code.preheader'),
    greeting: greet(data.fullName),
    parts: [
      { kind: 'text', text: t('mail.privacy-code.body') },
      { kind: 'code', code: data.code },
      { kind: 'text', text: t('mail.code.valid', { minutes: data.validMinutes }) },
      { kind: 'text', text: t('mail.code.secret') },
      { kind: 'note', text: t('mail.privacy-code.ignore') },
    ],
    reason: t('mail.footer.address'),
  };
}
