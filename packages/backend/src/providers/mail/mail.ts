import type { Locale } from '@dalil/domain/language/locale.ts';

export type OutgoingMail = {
  /** The same for every attempt, so that a receiver can detect a repetition. */
  id: string;
  to: string;
  locale: Locale;
  /** Proves in a report of a failed delivery that the mail was sent from here. See `emails/failures/mail-token.ts`. */
  proof: string;
  subject: string;
  html: string;
  text: string;
  /** NOTIF-6: set for a mail that the recipient can leave with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
};

/** The header fields of a mail that can be left with one click. None for others. */
export function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * The result of a send. `sent` counts the mails accepted. An error of the recipient or of the message is permanent. One of the
 * provider is temporary or can be fixed by an operator. `reason` is a code without an address.
 */
export type SendResult =
  | { sent: 1 }
  | {
      sent: 0;
      fault: 'recipient' | 'message' | 'provider';
      reason: string;
      /** The enhanced status (RFC 3463), where the mail server gave one. */
      status?: string | undefined;
      retryAfterSeconds?: number;
    };

/** Sends one mail. Delivery errors are returned, not thrown. */
export type SendMail = (mail: OutgoingMail) => Promise<SendResult>;
