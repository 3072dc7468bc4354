import {
  bigint,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';

/** Compared by bytes: faster than a language's collation, and the same on every system. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** SEARCH-8: the index. It is built from the content and can be rebuilt at any time, so it is in no backup. */
export const searchSchema = pgSchema('search');

/** `documentNumber` of domain derives a document number from the next value of this sequence. */
export const searchSequence = searchSchema.sequence('document_sequence', { minValue: 0, startWith: 0 });

/**
 * Searchable documents, under the number the postings use. `facets` are the categories and areas as bits. The migration
 * includes them in the primary key's index.
 */
export const searchDocuments = searchSchema.table(
  'documents',
  {
    number: integer().primaryKey(),
    kind: text().notNull(),
    id: text().notNull(),
    facets: bigint({ mode: 'number' }).notNull(),
    titles: jsonb().notNull(),
  },
  (table) => [uniqueIndex('documents_item').on(table.kind, table.id)],
);

/** A document's own keys and words, so that it can be removed without searching the postings. */
export const searchEntries = searchSchema.table('entries', {
  document: integer().primaryKey(),
  keys: integer().array().notNull(),
  words: integer().array().notNull(),
});

/** The text of a document that results quote, in one language, without Markdown and without sentences that state a fact. */
export const searchTexts = searchSchema.table(
  'texts',
  { document: integer().notNull(), locale: plainText().notNull(), body: text().notNull() },
  (table) => [primaryKey({ columns: [table.document, table.locale] })],
);

export const searchKeys = searchSchema.table('keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: plainText().notNull().unique(),
  /** How many documents have this key or word. */
  count: integer().notNull(),
});

/**
 * The largest table: one row per key and document. Rows are narrow, and both access paths are index-only scans: the migration
 * includes the impact in the unique index.
 */
export const searchPostings = searchSchema.table(
  'postings',
  {
    keyId: integer('key_id').notNull(),
    document: integer().notNull(),
    impact: smallint().notNull(),
  },
  (table) => [
    uniqueIndex('postings_document').on(table.keyId, table.document),
    index('postings_best').on(table.keyId, table.impact.desc().nullsFirst(), table.document),
  ],
);

export const searchWords = searchSchema.table('words', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  word: plainText().notNull().unique(),
  count: integer().notNull(),
});

/** A word without one or two of its letters, for finding misspellings. */
export const searchSpellings = searchSchema.table(
  'spellings',
  { form: plainText().notNull(), wordId: integer('word_id').notNull() },
  (table) => [primaryKey({ columns: [table.form, table.wordId] }), index('spellings_word').on(table.wordId)],
);

/** Changed content that is not indexed yet. Triggers write it in the transaction of the change. */
export const searchChanges = searchSchema.table('changes', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  id: text().notNull(),
});

/** The rules the index was built by. Without a row, or with another version, everything is indexed again. */
export const searchState = searchSchema.table('state', {
  version: integer().primaryKey(),
  /** The last change that was marked when an empty index was begun: the index is complete for the first time without it. */
  firstBuildUntil: bigint('first_build_until', { mode: 'number' }),
});

/** SEARCH-5: the newest ten searches of users with an account. `folded` is the normalized query that identifies a search. */
export const searchHistory = pgTable(
  'search_history',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    query: text().notNull(),
    folded: text().notNull(),
    resultsCount: integer('results_count').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('search_history_query').on(table.userId, table.folded)],
);

/** SEARCH-7: how many people searched for a query on a day, without any data about them. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date().notNull(),
    locale: text().notNull(),
    folded: text().notNull(),
    /** As first typed on that day. */
    query: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.day, table.folded] })],
);

/**
 * Who has been counted today, so that no user is counted twice: a keyed hash of person, day and query. Deleted when the day ends.
 */
export const searchVisitors = pgTable('search_visitors', {
  day: date().notNull(),
  visitor: text().primaryKey(),
});
