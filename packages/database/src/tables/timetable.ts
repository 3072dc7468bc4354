import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The timetable made from the operator's file (`GTFS_FILE`). One row, none without a file. */
export const timetables = pgTable('timetables', {
  /** `trains`. */
  id: text().primaryKey(),
  /** SHA-256 of the file, which is read again only when it has changed. */
  fileHash: text('file_hash').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  value: jsonb().notNull(),
});
