import { type Operator, UNNAMED_OPERATOR } from '@dalil/domain/privacy/operator.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { writeAddressChange } from './address-change.ts';
import { writeAddressCheck } from './address-check.ts';
import { writeDailyDigest } from './daily-digest.ts';
import type { Email } from './email.ts';
import { toHtml } from './html-form.ts';
import { writeInvitation } from './invitation.ts';
import { writeKnownAddress } from './known-address.ts';
import { type Letter, type Writing, writingIn } from './letter.ts';
import { writeNewsConfirmation, writeOperatorNews } from './operator-news.ts';
import { writeNotification } from './notification.ts';
import { writePasswordReset } from './password-reset.ts';
import { writePrivacyCode, writePrivacyNotice } from './privacy-notice.ts';
import { writeSecurityNotice } from './security-notice.ts';
import { toText } from './text-form.ts';
import { writeUnlock } from './unlock.ts';
import { writeVerification } from './verification.ts';
import { writeWelcome } from './welcome.ts';
import { withoutIsolates } from './translate.ts';

export type WrittenEmail = { subject: string; html: string; text: string };

/** NOTIF-4: a mail in the language of its recipient, as HTML and as text. It contains links to pages if `publicUrl` is set, and names the operator. */
export async function writeEmail(
  email: Email,
  { now, publicUrl, operator = UNNAMED_OPERATOR }: { now: Date; publicUrl: string | undefined; operator?: Operator },
): Promise<WrittenEmail> {
  const writing = writingIn(email.locale, publicUrl, operator);
  const letter = writeLetter(email, writing);
  const year = yearInDubai(now);
  return {
    subject: withoutIsolates(letter.subject),
    html: await toHtml(letter, writing, year),
    text: toText(letter, writing, year),
  };
}

function writeLetter(email: Email, writing: Writing): Letter {
  switch (email.template) {
    case 'welcome':
      return writeWelcome(email.data, writing);
    case 'verification':
      return writeVerification(email, writing);
    case 'password-reset':
      return writePasswordReset(email.data, writing);
    case 'invitation':
      return writeInvitation(email.data, writing);
    case 'unlock':
      return writeUnlock(email.data, writing);
    case 'address-change':
      return writeAddressChange(email.data, writing);
    case 'address-check':
      return writeAddressCheck(email.data, writing);
    case 'known-address':
      return writeKnownAddress(email.data, writing);
    case 'daily-digest':
      return writeDailyDigest(email.data, writing);
    case 'notification':
      return writeNotification(email.data, writing);
    case 'security-notice':
      return writeSecurityNotice(email.data, writing);
    case 'privacy-notice':
      return writePrivacyNotice(email.data, writing);
    case 'news-confirmation':
      return writeNewsConfirmation(email.data, writing);
    case 'operator-news':
      return writeOperatorNews(email.data, writing);
    case 'privacy-code':
      return writePrivacyCode(email.data, writing);
  }
}

function yearInDubai(now: Date): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: PRODUCT.timeZone }).format(now));
}
