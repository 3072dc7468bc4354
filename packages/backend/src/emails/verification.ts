import { CONFIRM_PATH, confirmHash } from '@dalil/domain/accounts/confirm-link.ts';
import type { EmailData } from './email.ts';
import type { Letter, LetterPart, Writing } from './letter.ts';

type Verification = { to: string; data: EmailData<'verification'> };

/** AUTH-2: the code, and a link that enters it with one press where the address of the site is known. */
export function writeVerification({ to, data }: Verification, writing: Writing): Letter {
  const { t, greet } = writing;
  return {
    subject: t('mail.verification.subject'),
    preheader: t('mail.verification.preheader'),
    greeting: greet(data.fullName),
    parts: [
      { kind: 'text', text: t('mail.verification.body') },
      { kind: 'code', code: data.code },
      ...linkParts({ to, data }, writing),
      { kind: 'text', text: t('mail.code.valid', { minutes: data.validMinutes }) },
      { kind: 'text', text: t('mail.code.secret') },
      { kind: 'note', text: t('mail.verification.ignore') },
    ],
    reason: t('mail.footer.address'),
  };
}

function linkParts({ to, data: { code, returnTo } }: Verification, { t, page }: Writing): LetterPart[] {
  const callback = page(CONFIRM_PATH);
  if (callback === undefined) return [];
  const href = callback + confirmHash({ email: to, code, returnTo });
  return [
    { kind: 'text', text: t('mail.verification.link') },
    { kind: 'button', label: t('mail.verification.button'), href },
  ];
}
