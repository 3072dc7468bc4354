import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
