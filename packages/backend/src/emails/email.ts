import type { Database } from '@dalil/database/connection.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';

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
  'provider-unlinked',
  'sign-in-tries',
  'account-deleted',
] as const;
export type SecurityNotice = (typeof SECURITY_NOTICES)[number];

const MAX_ADDRESS_LENGTH = 254;
const MAX_NAME_LENGTH = 200;
const MAX_LINK_LENGTH = 2000;

const fullName = z.string().max(MAX_NAME_LENGTH);
const code = z.string().min(1).max(20);
const link = z.url({ protocol: /^https?$/ }).max(MAX_LINK_LENGTH);
const validMinutes = z.int().positive();

/** What each kind of mail says, besides its own words. Links are absolute; codes are as the reader types them. */
const emailContentSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('welcome'), data: z.object({ fullName }) }),
  z.object({ template: z.literal('verification'), data: z.object({ fullName, code, validMinutes }) }),
  z.object({ template: z.literal('password-reset'), data: z.object({ fullName, link, validMinutes }) }),
  z.object({ template: z.literal('address-change'), data: z.object({ fullName, code, validMinutes }) }),
  /** To an address that somebody signed up with although it has an account. */
  z.object({ template: z.literal('known-address'), data: z.object({ fullName }) }),
  z.object({
    template: z.literal('security-notice'),
    data: z.object({ fullName, notice: z.enum(SECURITY_NOTICES), at: z.iso.datetime({ offset: true }) }),
  }),
]);

export const emailSchema = z.intersection(
  z.object({ to: z.email().max(MAX_ADDRESS_LENGTH), locale: z.enum(LOCALES) }),
  emailContentSchema,
);

export type EmailContent = z.output<typeof emailContentSchema>;
export type Email = z.output<typeof emailSchema>;
export type EmailTemplate = EmailContent['template'];
export type EmailData<Template extends EmailTemplate> = Extract<EmailContent, { template: Template }>['data'];

/**
 * Puts a mail into the queue of this database (or transaction: then it is queued only if that commits) and returns. It is
 * sent after, so that no answer takes longer for one address than for another.
 */
export type QueueEmail = (db: Database, email: Email) => Promise<void>;
