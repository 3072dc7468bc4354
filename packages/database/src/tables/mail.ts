import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * NOTIF-5: mails of a product without a provider. Stored for `MAIL_LOG_RETENTION_DAYS`. Readable at /dev/mailbox outside
 * production.
 */
export const mailLogEntries = pgTable(
  'outbox_emails',
  {
    /** The job's id, so that a mail sent twice is stored once. */
    id: uuid().primaryKey(),
    emailAddress: text('email_address').notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_emails_created').on(table.createdAt)],
);

/**
 * NOTIF-4: addresses that cannot be reached, or whose owner reported a mail as unwanted. They get no subscription mails until
 * their owner confirms them. Stored for `MAIL_FAILURE_RETENTION_DAYS`.
 */
export const mailFailures = pgTable('mail_failures', {
  /** In lower case. */
  address: text().primaryKey(),
  /** `MAIL_FAILURE_KINDS` of domain. */
  kind: text().notNull(),
  /** What the mail server said, as a code: `5.1.1`, `smtp_550`, `abuse`. */
  code: text().notNull(),
  failures: integer().notNull(),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
});
