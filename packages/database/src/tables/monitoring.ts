import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** MON-1: the one row the health check reads. */
export const healthCheck = pgTable('health_check', {
  id: integer().primaryKey(),
  status: text().notNull(),
});

/** PRIV-3: how often a route was opened in a language on a day, by users who agreed. Nothing about them. */
export const pageCounts = pgTable(
  'page_counts',
  {
    day: date().notNull(),
    pattern: text().notNull(),
    locale: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.pattern, table.locale] })],
);

/** How fast pages opened on the devices of users who agreed: how often a measure had a rating on a day. */
export const pageVitals = pgTable(
  'page_vitals',
  {
    day: date().notNull(),
    pattern: text().notNull(),
    metric: text().notNull(),
    rating: text().notNull(),
    measured: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.pattern, table.metric, table.rating] })],
);
