import type { EmailData } from './email.ts';
import type { Letter, Writing } from './letter.ts';

export function writeWelcome({ fullName }: EmailData<'welcome'>, { t, greet, page }: Writing): Letter {
  const home = page('/');
  return {
    subject: t('mail.welcome.subject'),
    preheader: t('mail.welcome.preheader'),
    greeting: greet(fullName),
    parts: [
      { kind: 'text', text: t('mail.welcome.ready') },
      { kind: 'text', text: t('mail.welcome.body') },
      { kind: 'text', text: t('mail.welcome.account') },
      ...(home === undefined ? [] : [{ kind: 'button', label: t('mail.footer.open'), href: home } as const]),
    ],
    reason: t('mail.footer.account'),
  };
}
