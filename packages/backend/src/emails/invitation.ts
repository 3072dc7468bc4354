import { INVITATION_HOURS } from '@dalil/domain/accounts/invitation.ts';
import type { EmailData } from './email.ts';
import { greetingName, type Letter, type Writing } from './letter.ts';

/** STAFF-7: the invitation to the staff. */
export function writeInvitation(data: EmailData<'invitation'>, { t, greet }: Writing): Letter {
  const inviter = greetingName(data.inviter);
  return {
    subject: t('mail.invitation.subject'),
    preheader: t('mail.invitation.preheader'),
    greeting: greet(data.fullName),
    parts: [
      {
        kind: 'text',
        text: inviter === undefined ? t('mail.invitation.body') : t('mail.invitation.bodyBy', { inviter }),
      },
      { kind: 'detail', label: t('mail.invitation.role'), value: t(`mail.role.${data.role}`) },
      { kind: 'button', label: t('mail.invitation.button'), href: data.link },
      { kind: 'text', text: t('mail.invitation.valid', { hours: INVITATION_HOURS }) },
      { kind: 'note', text: t('mail.invitation.ignore') },
    ],
    reason: t('mail.invitation.reason'),
  };
}
