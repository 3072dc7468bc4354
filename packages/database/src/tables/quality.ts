import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What readers report as wrong on a page. No personal data: the reference number is the only link to the reader. */
export const problemReports = pgTable('problem_reports', {
  reference: text().primaryKey(),
  page: text().notNull(),
  kind: text(),
  itemId: text('item_id'),
  reason: text().notNull(),
  message: text().notNull(),
  locale: text().notNull(),
  state: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** What readers write to support and to the operator. Kept for `SUPPORT_KEPT_DAYS`; the address to reply to is theirs to give. */
export const supportRequests = pgTable(
  'support_requests',
  {
    reference: text().primaryKey(),
    /** Drawn by the device, so that a message delivered twice is kept once; the hash tells it from another one. */
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    contentHash: text('content_hash').notNull(),
    kind: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    locale: text().notNull(),
    page: text().notNull(),
    errorId: text('error_id'),
    replyAddress: text('reply_address'),
    diagnostics: jsonb(),
    state: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('support_requests_created').on(table.createdAt)],
);
