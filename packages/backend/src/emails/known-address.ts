import type { EmailData } from './email.ts';
import type { Letter, Writing } from './letter.ts';

export function writeKnownAddress({ fullName }: EmailData<'known-address'>, { t, greet, page }: Writing): Letter {
  const signIn = page('/auth/signin');
  return {
    subject: t('mail.known-address.subject'),
    preheader: t('mail.known-address.preheader'),
    greeting: greet(fullName),
    parts: [
      { kind: 'text', text: t('mail.known-address.body') },
      { kind: 'text', text: t('mail.known-address.sign-in') },
      ...(signIn === undefined
        ? []
        : [{ kind: 'button', label: t('mail.known-address.button'), href: signIn } as const]),
      { kind: 'note', text: t('mail.known-address.ignore') },
    ],
    reason: t('mail.footer.account'),
  };
}
