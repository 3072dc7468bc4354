import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** MON-1: the one row the health check reads. */
export const healthCheck = pgTable('health_check', {
  id: integer().primaryKey(),
  status: text().notNull(),
});
