import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
