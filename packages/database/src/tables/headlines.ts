import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The feeds and calendars of others, as staff maintain them, each with what it last answered. When it may be asked again is in
 * `live_requests`, under the key `feed-source/` with the id.
 */
export const feedSources = pgTable('feed_sources', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().notNull(),
  url: text().notNull().unique(),
  name: text().notNull(),
  language: text().notNull(),
  section: text().notNull(),
  terms: text().notNull(),
  isOn: boolean('is_on').notNull(),
  /** What the publisher's robots.txt says of this address, and when it was read. */
  isAllowed: boolean('is_allowed'),
  robotsReadAt: timestamp('robots_read_at', { withTimezone: true }),
  /** The last fetch, and what came of it: `ok` or the code of a fault. */
  fetchedAt: timestamp('fetched_at', { withTimezone: true }),
  result: text(),
  /** The last fetch that was answered. */
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  /** Set before a file of the source is parsed, and cleared afterwards. What is left over tells that the process ended meanwhile. */
  readingSince: timestamp('reading_since', { withTimezone: true }),
  /** How often in a row reading it had to be stopped, or ended with the process. */
  stoppedReadings: integer('stopped_readings').notNull().default(0),
  /** When it was switched off because of that. */
  setAsideAt: timestamp('set_aside_at', { withTimezone: true }),
  items: jsonb().notNull(),
  /** Entries and lines of the last answer that could not be read. */
  skipped: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
