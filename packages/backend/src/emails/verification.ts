import type { EmailData } from './email.ts';
import type { Letter, Writing } from './letter.ts';

export function writeVerification(data: EmailData<'verification'>, { t, greet }: Writing): Letter {
  return {
    subject: t('mail.verification.subject'),
    preheader: t('mail.verification.preheader'),
    greeting: greet(data.fullName),
    parts: [
      { kind: 'text', text: t('mail.verification.body') },
      { kind: 'code', code: data.code },
      { kind: 'text', text: t('mail.code.valid', { minutes: data.validMinutes }) },
      { kind: 'text', text: t('mail.code.secret') },
      { kind: 'note', text: t('mail.verification.ignore') },
    ],
    reason: t('mail.footer.address'),
  };
}
