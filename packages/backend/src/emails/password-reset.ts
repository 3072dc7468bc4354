import type { EmailData } from './email.ts';
import type { Letter, Writing } from './letter.ts';

export function writePasswordReset(data: EmailData<'password-reset'>, { t, greet }: Writing): Letter {
  return {
    subject: t('mail.password-reset.subject'),
    preheader: t('mail.password-reset.preheader'),
    greeting: greet(data.fullName),
    parts: [
      { kind: 'text', text: t('mail.password-reset.body') },
      { kind: 'button', label: t('mail.password-reset.button'), href: data.link },
      { kind: 'text', text: t('mail.password-reset.valid', { minutes: data.validMinutes }) },
      { kind: 'note', text: t('mail.password-reset.ignore') },
    ],
    reason: t('mail.footer.account'),
  };
}
