import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

/** STAFF-1: the pictures staff have uploaded and those found for them. Their files are in the file storage, under names made of the id. */
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
  /** The languages whose description is the name of what it shows, because nobody has written one. */
  altFromTitle: jsonb('alt_from_title').notNull().default(sql`'[]'::jsonb`),
  licence: text(),
  /** The text of the licence, where it is not the usual one: a version for a country. */
  licenceUrl: text('licence_url'),
  credit: text().notNull().default(''),
  sourceUrl: text('source_url'),
  /** What was done to it besides making it smaller. */
  change: text(),
  /** Percent from the left and from the top: what stays in view. */
  focusX: smallint('focus_x').notNull().default(50),
  focusY: smallint('focus_y').notNull().default(50),
  /** `YYYY` or `YYYY-MM`. */
  taken: text(),
  /** Incremented by every change, so that two editors notice each other. */
  version: integer().notNull(),
  createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/**
 * STAFF-1: which photographs belong to an item. One that was found waits until staff accept it. A rejected one stays without its
 * picture, so that it is not offered again.
 */
export const itemPhotographs = pgTable(
  'item_photographs',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    pictureId: text('picture_id').references(() => pictures.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'accepted', 'rejected'] }).notNull(),
    /** Among the accepted ones of an item; the lowest is shown first. */
    position: integer().notNull().default(0),
    foundBy: text('found_by', { enum: ['wikidata', 'position', 'staff'] }).notNull(),
    /** Of the file where it was found, such as `commons/1234`. Null: uploaded by staff. */
    sourceKey: text('source_key'),
    /** The name of the file where it was found. */
    fileName: text('file_name'),
    /** From the item to where it was taken, if that is known. */
    distanceMetres: integer('distance_metres'),
    decidedBy: uuid('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('item_photographs_item').on(table.kind, table.itemId),
    index('item_photographs_picture').on(table.pictureId),
    unique('item_photographs_source').on(table.kind, table.itemId, table.sourceKey),
  ],
);

/** When photographs of an item were last looked for, so that an import that was stopped goes on where it was. */
export const photographSearches = pgTable(
  'photograph_searches',
  {
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    wikidataId: text('wikidata_id'),
    searchedAt: moment('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);
