import type { EmailData } from './email.ts';
import type { Letter, Writing } from './letter.ts';

export function writeUnlock(data: EmailData<'unlock'>, { t, greet }: Writing): Letter {
  return {
    subject: t('mail.unlock.subject'),
    preheader: t('mail.unlock.preheader'),
    greeting: greet(data.fullName),
    parts: [
      { kind: 'text', text: t('mail.unlock.body') },
      { kind: 'button', label: t('mail.unlock.button'), href: data.link },
      { kind: 'text', text: t('mail.unlock.valid', { minutes: data.validMinutes }) },
      { kind: 'note', text: t('mail.unlock.ignore') },
    ],
    reason: t('mail.footer.account'),
  };
}
