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

/** Compared by bytes: quicker than a language's order, and the same on every system. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** SEARCH-8: the index. It is made from the content and can be made anew at any time, so it is in no backup. */
export const searchSchema = pgSchema('search');

/** `documentNumber` of domain makes a number of the next of these. */
export const searchSequence = searchSchema.sequence('document_sequence', { minValue: 0, startWith: 0 });

/**
 * What can be found, under the number the postings use. `facets` are its categories and neighbourhoods as bits; the migration puts
 * them into the primary key's index.
 */
export const searchDocuments = searchSchema.table(
  'documents',
  {
    number: integer().primaryKey(),
    kind: text().notNull(),
    id: text().notNull(),
    facets: integer().notNull(),
    titles: jsonb().notNull(),
  },
  (table) => [uniqueIndex('documents_item').on(table.kind, table.id)],
);

/** A document's own keys and words, so that it can be taken out without looking through the postings. */
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
  /** How many documents stand under it. */
  count: integer().notNull(),
});

/**
 * The largest table: one row a key and document. Rows stay narrow, and both ways to read them need an index alone: the
 * migration puts the impact into the unique one.
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

/** What is left of a word without one or two of its letters. */
export const searchSpellings = searchSchema.table(
  'spellings',
  { form: plainText().notNull(), wordId: integer('word_id').notNull() },
  (table) => [primaryKey({ columns: [table.form, table.wordId] }), index('spellings_word').on(table.wordId)],
);

/** Content that changed and is not indexed yet. Triggers write it, in the transaction of the change. */
export const searchChanges = searchSchema.table('changes', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  id: text().notNull(),
});

/** By which rules the index was made. Without a row, or with another version, everything is indexed again. */
export const searchState = searchSchema.table('state', {
  version: integer().primaryKey(),
});

/** SEARCH-5: what people with an account searched for, their newest ten. `folded` tells searches apart. */
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

/** SEARCH-7: how many people searched for something on a day, and nothing about them. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date().notNull(),
    locale: text().notNull(),
    folded: text().notNull(),
    /** As it was typed first on that day. */
    query: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.day, table.folded] })],
);

/** Who has been counted today, so that nobody counts twice: a keyed hash of person, day and query. It goes when the day ends. */
export const searchVisitors = pgTable('search_visitors', {
  day: date().notNull(),
  visitor: text().primaryKey(),
});
