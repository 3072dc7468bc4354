import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The latest value of each live feed, shared by all server processes. A trigger announces each change, so that the cached pages
 * that show it are rendered again.
 */
export const liveValues = pgTable('live_values', {
  feed: text().primaryKey(),
  source: text().notNull(),
  /** The request that answered it, a key of `live_requests`. */
  answeredBy: text('answered_by').notNull(),
  value: jsonb().notNull(),
  /** When the provider last confirmed the value. */
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  /** The state that pages were last told: `fresh`, `stale` or `old`. */
  state: text().notNull(),
});

/** How each provider has answered and when it may be asked again. One row for each request that is made of it. */
export const liveRequests = pgTable('live_requests', {
  key: text().primaryKey(),
  feed: text().notNull(),
  /** Validators of the answer that is stored. */
  etag: text(),
  lastModified: text('last_modified'),
  notBefore: timestamp('not_before', { withTimezone: true }).notNull(),
  /** In a row. 0 after any success. */
  failures: integer().notNull(),
  reason: text(),
  /** Requests on a day (UTC), for the quota. */
  countedOn: date('counted_on').notNull(),
  requests: integer().notNull(),
});
