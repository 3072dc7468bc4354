import type { Database } from '@dalil/database/connection.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';

/** What a security notice tells the owner of an account. */
export const SECURITY_NOTICES = [
  'password-changed',
  'address-changed',
  'role-changed',
  'suspended',
  'two-factor-on',
  'two-factor-off',
  'passkey-added',
  'passkey-removed',
  'account-deleted',
] as const;
export type SecurityNotice = (typeof SECURITY_NOTICES)[number];

/** What each kind of mail says, besides its own words. Links are absolute; codes are as the reader types them. */
export type EmailContent =
  | { template: 'welcome'; data: { fullName: string } }
  | { template: 'verification'; data: { fullName: string; code: string; validMinutes: number } }
  | { template: 'password-reset'; data: { fullName: string; link: string; validMinutes: number } }
  | { template: 'address-change'; data: { fullName: string; code: string; validMinutes: number } }
  /** To an address that somebody signed up with although it has an account. */
  | { template: 'known-address'; data: { fullName: string } }
  | { template: 'security-notice'; data: { fullName: string; notice: SecurityNotice; at: string } };

export type Email = { to: string; locale: Locale } & EmailContent;

/**
 * Puts a mail into the queue of this database (or transaction: then it is queued only if that commits) and returns. It is
 * sent after, so that no answer takes longer for one address than for another.
 */
export type QueueEmail = (db: Database, email: Email) => Promise<void>;
