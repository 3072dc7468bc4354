import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

/** STAFF-1: the pictures staff have uploaded. Their files are in the file storage, under names made of the id. */
export const pictures = pgTable('pictures', {
  /** The beginning of the hash of the uploaded file, so that the same file is stored once. */
  id: text().primaryKey(),
  /** Of the largest file. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** The size of its largest stored file. Null: not measured yet. */
  largestBytes: integer('largest_bytes'),
  /** The description in each language. */
  alt: jsonb().notNull().default(sql`'{}'::jsonb`),
  licence: text(),
  credit: text().notNull().default(''),
  sourceUrl: text('source_url'),
  /** Incremented by every change, so that two editors notice each other. */
  version: integer().notNull(),
  createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
