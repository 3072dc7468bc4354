import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * The directory of the city beside the edited guide: what OpenStreetMap, Overture and registers know, each under its own licence.
 * Nothing of it is copied into tables of the guide.
 */
export const directoryEntries = pgTable(
  'directory_entries',
  {
    /** The source and its own id, such as `osm/n123`. */
    id: text().primaryKey(),
    source: text().notNull(),
    licence: text().notNull(),
    kind: text().notNull(),
    /** By language, as far as the source has them. Empty for what has no name. */
    names: jsonb().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    /** `row-column`, see `square.ts` in domain. */
    square: text().notNull(),
    address: text(),
    /** Rows of `ScheduleRow` for an ordinary week. */
    weekly: jsonb(),
    /** Of a business or an office, as its source publishes it. */
    telephone: text(),
    website: text(),
    wheelchair: text(),
    /** Terms of the guide, and diets of `entry-view.ts`. */
    cuisine: text().array().notNull(),
    diet: text().array().notNull(),
    asOf: text('as_of').notNull(),
    /** What a search finds it by: stems and sounds of its names and of its kind in all languages. */
    keys: text().array().notNull(),
    /** Of everything above, so that an import writes only what has changed. */
    hash: text().notNull(),
    /** The import that saw it last. */
    seenBy: integer('seen_by').notNull(),
    /** Set when a newer file of the source no longer has it. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('directory_entries_square').on(table.square),
    index('directory_entries_source').on(table.source, table.seenBy),
    index('directory_entries_keys').using('gin', table.keys),
  ],
);

/** Each import, so that one that broke off goes on where it stopped. */
export const directoryImports = pgTable('directory_imports', {
  id: serial().primaryKey(),
  source: text().notNull(),
  /** Name, size and time of the file, or the address. */
  fingerprint: text().notNull(),
  /** How many entries are stored; the next run skips as many. */
  stored: integer().notNull().default(0),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
});

/** Which entry is which place of the guide. */
export const directoryMatches = pgTable(
  'directory_matches',
  {
    entryId: text('entry_id')
      .notNull()
      .references(() => directoryEntries.id, { onDelete: 'cascade' }),
    placeId: text('place_id').notNull(),
    /** `sure` by the rules of `match-entry.ts`, `doubtful` until staff decide, then `accepted` or `rejected`. */
    state: text().notNull(),
    /** From 0 to 1. */
    likeness: doublePrecision().notNull(),
    metres: integer().notNull(),
    /** Decided by a person: imports leave it alone. */
    isDecided: boolean('is_decided').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.placeId] }),
    index('directory_matches_place').on(table.placeId),
    index('directory_matches_state').on(table.state),
  ],
);
