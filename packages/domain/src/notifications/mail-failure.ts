/** Why an address gets no subscription mails: it cannot be reached, or its owner reported a mail as unwanted. */
export const MAIL_FAILURE_KINDS = ['bounce', 'complaint'] as const;
export type MailFailureKind = (typeof MAIL_FAILURE_KINDS)[number];

/** What is permanent by its class, but passes, or is about the mail or its sender: full, too long, refused content, policy. */
const ABOUT_THE_MAIL = /^5\.(?:2\.[23]|3\.4|6\.\d+|7\.\d+)$/;

/**
 * NOTIF-4: whether a status of a delivery (RFC 3463) says that an address cannot be reached. A missing or malformed status says
 * nothing.
 */
export function isHardBounce(status: string): boolean {
  return /^5\.\d{1,3}\.\d{1,3}$/.test(status) && !ABOUT_THE_MAIL.test(status);
}
