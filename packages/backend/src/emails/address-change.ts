import type { EmailData } from './email.ts';
import type { Letter, Writing } from './letter.ts';

/** Sent to the new address of an account, which is unconfirmed until the code is entered. */
export function writeAddressChange(data: EmailData<'address-change'>, { t, greet }: Writing): Letter {
  return {
    subject: t('mail.address-change.subject'),
    preheader: t('mail.address-change.preheader'),
    greeting: greet(data.fullName),
    parts: [
      { kind: 'text', text: t('mail.address-change.body') },
      { kind: 'code', code: data.code },
      { kind: 'text', text: t('mail.code.valid', { minutes: data.validMinutes }) },
      { kind: 'text', text: t('mail.code.secret') },
      { kind: 'note', text: t('mail.address-change.ignore') },
    ],
    reason: t('mail.footer.address'),
  };
}
