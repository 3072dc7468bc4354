import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** As `jsonb`. Drizzle's own type would read a JSON string of digits (a telephone number) as a number. */
const exactJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/**
 * One row per content item of any kind. What differs by kind is in `data`, what differs by language in `content_texts`. Indexes
 * on expressions, for large guides, are created by the migration `0004_large-guides`.
 */
export const contentItems = pgTable(
  'content_items',
  {
    id: text().notNull(),
    kind: text().notNull(),
    /** Null for kinds without a category: neighbourhoods, handbooks, questions. */
    category: text(),
    sections: text().array().notNull().default(sql`'{}'::text[]`),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    neighbourhoods: text().array().notNull().default(sql`'{}'::text[]`),
    audience: text().array().notNull().default(sql`'{}'::text[]`),
    /** Structured data of the kind, validated by its schema in domain. `dataVersion` is the version of that schema. */
    data: jsonb().notNull(),
    dataVersion: integer('data_version').notNull(),
    /** The state of the editorial workflow. Lists have `published`; an address also opens what is `unlisted`. */
    state: text().notNull(),
    /** The last day on which the item counts as checked, and whether it has passed (`review-date.ts` in domain). */
    reviewBy: date('review_by'),
    isOverdue: boolean('is_overdue').notNull().default(false),
    /** Of an item that staff took from users: {at, reason}, the latter null where staff do not publish it. */
    withdrawn: jsonb(),
    /** How the text was made and from what: {method, sources, approvedBy?}, the latter by language. */
    provenance: jsonb().notNull(),
    /** The date for which the content was last known to be correct: a year, month or day. */
    asOf: text('as_of').notNull(),
    position: integer().notNull().default(0),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /**
     * Hash of the starting content last imported. Null once a person has changed the item, so that imports do not overwrite it.
     */
    importHash: text('import_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_items_kind_state').on(table.kind, table.state),
    index('content_items_category').on(table.category, table.updatedAt.desc(), table.kind, table.id),
    index('content_items_changed').on(table.updatedAt.desc(), table.kind, table.id),
    index('content_items_review').on(table.reviewBy).where(sql`${table.reviewBy} is not null`),
    index('content_items_sections').using('gin', table.sections),
    // The methods of `content-item.ts` in domain.
    check(
      'content_items_method',
      sql`${table.provenance}->>'method' in ('person', 'machine-assisted', 'machine-drafted', 'computed')`,
    ),
  ],
);

export const contentTexts = pgTable(
  'content_texts',
  {
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** The rest of the text. Its shape depends on the kind. */
    body: jsonb().notNull(),
    /** How a translated text was made: {from, isReviewedByNative, reviewedBy?}. Null in the language the item was written in. */
    translation: jsonb(),
    /** What was corrected after publication, oldest first: [{at, note}]. Users see it. */
    corrections: jsonb().notNull().default([]),
    state: text().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.locale] }),
    foreignKey({
      columns: [table.kind, table.itemId],
      foreignColumns: [contentItems.kind, contentItems.id],
    }).onDelete('cascade'),
    // Answers which items lack a language without a look at the texts.
    index('content_texts_published')
      .on(table.locale, table.kind, table.itemId)
      .where(sql`${table.state} = 'published'`),
  ],
);

/** Which item displays which fact, so that the pages of a changed fact can be found. */
export const contentFacts = pgTable(
  'content_facts',
  {
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    factId: text('fact_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.factId] }),
    foreignKey({
      columns: [table.kind, table.itemId],
      foreignColumns: [contentItems.kind, contentItems.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.factId], foreignColumns: [facts.id] }),
    index('content_facts_fact').on(table.factId, table.kind, table.position, table.itemId),
  ],
);

export const facts = pgTable('facts', {
  id: text().primaryKey(),
  topic: text().notNull(),
  type: text().notNull(),
  value: exactJson().notNull(),
  currency: text(),
  unit: text(),
  display: text(),
  validFrom: date('valid_from'),
  validUntil: date('valid_until'),
  reviewBy: date('review_by').notNull(),
  sourceUrl: text('source_url').notNull(),
  asOf: text('as_of').notNull(),
  confidence: text().notNull(),
  note: text(),
  /** Of a fact that settles a yes/no question: yes, no or depends. */
  verdict: text(),
  isShown: boolean('is_shown').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  importHash: text('import_hash'),
});

export const factTexts = pgTable(
  'fact_texts',
  {
    factId: text('fact_id')
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    label: text().notNull(),
    sourceName: text('source_name').notNull(),
    /** The value itself if it is text (facts of type text). */
    value: text(),
    /** The value in a sentence that answers by itself. */
    sentence: text(),
  },
  (table) => [primaryKey({ columns: [table.factId, table.locale] })],
);

/**
 * How people ask for an item or a fact, in their own words (`asked-as.ts` in domain). Found by the assistant, never shown, so staff
 * change them without a version or an approval.
 */
export const askedAs = pgTable(
  'asked_as',
  {
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    locale: text().notNull(),
    questions: text().array().notNull(),
    /** As in `content_items`. */
    importHash: text('import_hash'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId, table.locale] })],
);

/** Names of tags, cuisines, subcategories and units, used as labels. `forms` contains plural forms of units. */
export const terms = pgTable(
  'terms',
  {
    group: text('term_group').notNull(),
    id: text().notNull(),
    locale: text().notNull(),
    label: text().notNull(),
    forms: jsonb(),
    importHash: text('import_hash'),
  },
  (table) => [primaryKey({ columns: [table.group, table.id, table.locale] })],
);

/** Imports of the starting content. A start whose files have the newest stamp has nothing to import. */
export const contentImports = pgTable('content_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  stamp: text().notNull(),
  importedAt: instant('imported_at').notNull(),
});
