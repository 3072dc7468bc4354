export type OutgoingMail = {
  /** The same for every attempt, so that a receiver can tell a repetition. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
};

/**
 * How a send ended. `sent` counts the mails that were handed over. A fault of the recipient or of the message stays as it
 * is; one of the provider passes, or an operator corrects it. `reason` is a code without an address.
 */
export type SendResult =
  | { sent: 1 }
  | { sent: 0; fault: 'recipient' | 'message' | 'provider'; reason: string; retryAfterSeconds?: number };

/** Hands one mail over. What goes wrong on the way out is in the answer, not thrown. */
export type SendMail = (mail: OutgoingMail) => Promise<SendResult>;
