import type { StaffRole } from '@dalil/domain/accounts/invitation.ts';
import { INVITATION_HOURS, INVITATION_PATH } from '@dalil/domain/accounts/invitation.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../../core/deps.ts';
import { countAttempt } from '../../core/rate-limit.ts';

type Invited = { email: string; role: StaffRole; locale: Locale };
type Sent = Invited & { token: string; inviter: string; origin: string | null };

/**
 * Mails the link of an invitation. Without a mail server (`origin` is null) it returns the link's path for whoever invites, once.
 * Null: not mailed, because the mailbox has received several mails of accounts a moment ago.
 */
export async function deliverLink(deps: Deps, sent: Sent): Promise<{ path?: string } | null> {
  const { email, role, locale, token, inviter, origin } = sent;
  const path = `${localePath(locale, INVITATION_PATH)}#${token}`;
  if (origin === null) return { path };
  if ((await countAttempt(deps, 'mailAccount', email)).isExceeded) return null;
  const data = { fullName: '', inviter, role, link: origin + path, validMinutes: INVITATION_HOURS * 60 };
  await deps.queueEmail(deps.db, { to: email, locale, template: 'invitation', data });
  return {};
}
