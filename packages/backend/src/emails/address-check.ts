import type { EmailData } from './email.ts';
import type { Letter, Writing } from './letter.ts';

/** Sent to an address that mail failed on, when its owner asks for a try. */
export function writeAddressCheck(data: EmailData<'address-check'>, { t, greet }: Writing): Letter {
  return {
    subject: t('mail.address-check.subject'),
    preheader: t('mail.address-check.preheader'),
    greeting: greet(data.fullName),
    parts: [
      { kind: 'text', text: t('mail.address-check.body') },
      { kind: 'code', code: data.code },
      { kind: 'text', text: t('mail.code.valid', { minutes: data.validMinutes }) },
      { kind: 'text', text: t('mail.code.secret') },
      { kind: 'note', text: t('mail.address-check.ignore') },
    ],
    reason: t('mail.footer.account'),
  };
}
