import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

/**
 * PRIV-8: every version of every legal document. Users see the newest active one of their language. Rows are never changed or deleted
 * (a trigger rejects it): consents name a version.
 */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    documentType: text('document_type').notNull(),
    language: text().notNull(),
    version: text().notNull(),
    effectiveDate: date('effective_date').notNull(),
    isActive: boolean('is_active').notNull(),
    /** Whether users are asked for consent again when it comes into force. */
    requiresConsent: boolean('requires_consent').notNull().default(false),
    title: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    /** What changed since the version before, in a sentence or two. Empty: staff did not write it. */
    changes: text().notNull().default(''),
    /** How the text was made, and how many people approved it. */
    method: text().notNull().default('machine-drafted'),
    approvers: integer().notNull().default(0),
    /** When staff published it. Null: it came with the product. */
    publishedAt: moment('published_at'),
  },
  (table) => [
    uniqueIndex('legal_documents_version').on(table.documentType, table.language, table.version),
    index('legal_documents_active').on(table.documentType, table.language, table.isActive),
    // The order of versions is that of their numbers.
    check('legal_documents_version_number', sql`${table.version} ~ '^(0|[1-9][0-9]{0,3})[.](0|[1-9][0-9]{0,3})$'`),
  ],
);

/** PRIV-4: what a user has decided on cookies, as it holds now. Changed only by its own user. */
export const privacySettings = pgTable('privacy_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  analyticsTrackingEnabled: boolean('analytics_tracking_enabled').notNull(),
  /** The receipt of the newest decision. */
  cookieConsent: jsonb('cookie_consent').notNull().$type<Record<string, unknown>>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/**
 * PRIV-5: every decision of users with an account. Rows are never changed or deleted (a trigger rejects it): the id of the user
 * outlives the account as a number without a person, the address is that of a network, the browser only its kind.
 */
export const userConsents = pgTable(
  'user_consents',
  {
    /** Made by the device, so that a receipt sent twice is stored once. */
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    consentType: text('consent_type').notNull(),
    consentGiven: boolean('consent_given').notNull(),
    consentVersion: text('consent_version').notNull(),
    /** What was decided: choice, categories, language, hash of the text displayed, Global Privacy Control. */
    details: jsonb().notNull().$type<Record<string, unknown>>(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the device says it was made, and when it arrived. */
    consentDate: timestamp('consent_date', { withTimezone: true }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('user_consents_user').on(table.userId, table.recordedAt)],
);
