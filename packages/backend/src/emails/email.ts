import type { Database } from '@dalil/database/connection.ts';
import { STAFF_ROLES } from '@dalil/domain/accounts/invitation.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { NEWS_LIMITS } from '@dalil/domain/notifications/operator-news.ts';
import { NOTIFICATION_REASONS } from '@dalil/domain/notifications/notification.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';

/** The security notices sent to the owner of an account. */
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

/** How a request of a person about their own data, or an export of it, has come on. */
export const PRIVACY_NOTICES = [
  'request-received',
  'request-answered',
  'erasure-planned',
  'erasure-done',
  'export-ready',
  'export-failed',
] as const;
export type PrivacyNotice = (typeof PRIVACY_NOTICES)[number];

const MAX_ADDRESS_LENGTH = 254;
const MAX_NAME_LENGTH = 200;
const MAX_LINK_LENGTH = 2000;

const fullName = textInput().max(MAX_NAME_LENGTH);
const code = textInput().min(1).max(20);
const link = z.url({ protocol: /^https?$/ }).max(MAX_LINK_LENGTH);
/** A title or a value of the guide. */
const text = textInput().max(1000);
const validMinutes = z.int().positive();
const hour = z.int().min(0).max(23);
/** What changed of a saved item, as displayed in one language. */
const change = z.object({
  reason: z.enum(NOTIFICATION_REASONS),
  fact: z.nullable(z.object({ label: text, before: z.nullable(text), after: z.nullable(text) })),
});
export type MailedChange = z.output<typeof change>;

/** The data of each kind of mail besides its fixed text. Links are absolute. Codes are in the form the user types. */
const emailContentSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('welcome'), data: z.object({ fullName }) }),
  z.object({
    template: z.literal('verification'),
    /** `returnTo` is the page that the link opens after the address is confirmed. */
    data: z.object({ fullName, code, validMinutes, returnTo: z.optional(textInput().max(MAX_LINK_LENGTH)) }),
  }),
  z.object({ template: z.literal('password-reset'), data: z.object({ fullName, link, validMinutes }) }),
  /** To somebody who need not have an account yet. */
  z.object({
    template: z.literal('invitation'),
    data: z.object({
      fullName,
      inviter: textInput().max(MAX_NAME_LENGTH),
      role: z.enum(STAFF_ROLES),
      link,
      validMinutes,
    }),
  }),
  z.object({ template: z.literal('unlock'), data: z.object({ fullName, link, validMinutes }) }),
  z.object({ template: z.literal('address-change'), data: z.object({ fullName, code, validMinutes }) }),
  /** Sent to an address that was used to sign up although it has an account. */
  z.object({ template: z.literal('known-address'), data: z.object({ fullName }) }),
  z.object({
    template: z.literal('daily-digest'),
    data: z.object({
      fullName,
      changes: z.array(change.extend({ title: text, path: text })),
      moreChanges: z.int(),
      /** Days in Dubai, both inclusive. */
      events: z.array(
        z.object({ title: text, path: text, start: z.iso.date(), end: z.iso.date(), isConfirmed: z.boolean() }),
      ),
      /** NOTIF-6: the address of `List-Unsubscribe`. */
      unsubscribe: link,
      validMinutes,
    }),
  }),
  /** NOTIF-4: a change of one saved item, at the moment it changes. */
  z.object({
    template: z.literal('notification'),
    data: z.object({
      fullName,
      title: text,
      path: text,
      change,
      /** Where a new value is from, and the day (in Dubai) it was read, where that is known. */
      source: z.nullable(z.object({ name: text, asOf: z.nullable(z.iso.date()) })),
      /** Other changes of the same item. */
      others: z.array(change),
      /** The most of these mails in a day, and the hours without them. Null: no such hours. */
      dailyCap: z.int().positive(),
      quiet: z.nullable(z.object({ from: hour, to: hour })),
      unsubscribe: link,
      validMinutes,
    }),
  }),
  z.object({
    template: z.literal('security-notice'),
    data: z.object({ fullName, notice: z.enum(SECURITY_NOTICES), at: z.iso.datetime({ offset: true }) }),
  }),
  z.object({
    template: z.literal('privacy-notice'),
    data: z.object({
      fullName,
      notice: z.enum(PRIVACY_NOTICES),
      number: z.nullable(code),
      at: z.iso.datetime({ offset: true }),
    }),
  }),
  /** Sent to an address that mail failed on, when its owner asks for a try. */
  z.object({ template: z.literal('address-check'), data: z.object({ fullName, code, validMinutes }) }),
  /** Asks whether the owner of the address wants the operator's news. */
  z.object({ template: z.literal('news-confirmation'), data: z.object({ fullName, link, validMinutes }) }),
  /** The operator's news, as staff wrote them: to nobody who has not asked for them. */
  z.object({
    template: z.literal('operator-news'),
    data: z.object({
      fullName,
      subject: textInput().min(1).max(NEWS_LIMITS.subject),
      text: textInput().min(1).max(NEWS_LIMITS.text),
      unsubscribe: link,
      validMinutes,
    }),
  }),
  z.object({ template: z.literal('privacy-code'), data: z.object({ fullName, code, validMinutes }) }),
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
 * Adds a mail to the queue of this database or transaction (queued only on commit) and returns. It is sent later, so that the
 * response time is the same for all addresses.
 */
export type QueueEmail = (db: Database, email: Email) => Promise<void>;
