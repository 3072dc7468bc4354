import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * AUTH-12: attempts counted in fixed windows, shared by all server processes. `subject` is a keyed hash that changes
 * daily, so the table cannot be read back into addresses. Unlogged: a crash of the database begins the counts anew.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    limiter: text().notNull(),
    subject: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    attempts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.limiter, table.subject, table.windowStart] })],
);

/** Random keys the product makes for itself, one for all processes on this database. */
export const generatedKeys = pgTable('generated_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
});
