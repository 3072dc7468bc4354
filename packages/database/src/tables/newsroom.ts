import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { facts } from './guide.ts';
import { moment } from './moment.ts';

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: 'set null' });

/**
 * STAFF-1: the items that staff have worked on, with what is the same in all languages. Public queries never read these
 * tables: publishing writes to `content_items` and `content_texts`.
 */
export const newsroomItems = pgTable(
  'newsroom_items',
  {
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    category: text(),
    sections: text().array().notNull().default(sql`'{}'::text[]`),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    neighbourhoods: text().array().notNull().default(sql`'{}'::text[]`),
    audience: text().array().notNull().default(sql`'{}'::text[]`),
    /** {method, sources}: how the text was made and from what. */
    provenance: jsonb().notNull(),
    /** How its first text was made. Never changes, and bounds the method that staff can state (`how-made.ts` in domain). */
    originMethod: text('origin_method').notNull().default('machine-drafted'),
    /** The language the item is written in. The others are translations of it. */
    original: text().notNull(),
    /** The last day on which the item counts as checked. Required for publishing. */
    reviewBy: date('review_by'),
    /** Whether an article is news or a guide that stays valid. Null: nobody has chosen, so its category or what users see decides. */
    isNews: boolean('is_news'),
    /** Incremented by every change of this row, so that two editors notice each other. */
    version: integer().notNull(),
    /** Who looks after the item. */
    ownerId: person('owner_id'),
    createdBy: person('created_by'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    check(
      'newsroom_items_method',
      sql`${table.provenance}->>'method' in ('person', 'machine-assisted', 'machine-drafted', 'computed')`,
    ),
    check(
      'newsroom_items_origin_method',
      sql`${table.originMethod} in ('person', 'machine-assisted', 'machine-drafted', 'computed')`,
    ),
  ],
);

/** STAFF-1: where a text in one language is in the workflow. */
export const newsroomTexts = pgTable(
  'newsroom_texts',
  {
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    locale: text().notNull(),
    state: text().notNull(),
    /** The version that is worked on, and the one that users see, if any. */
    version: integer().notNull(),
    liveVersion: integer('live_version'),
    scheduledAt: moment('scheduled_at'),
    /** Why it was withdrawn, a code. Users see it where staff publish the reason. */
    reason: text(),
    /** What a scheduled publication corrects, in the language of the text. Publishing tells users. */
    correction: text(),
    /** Who has the text open for review, and since when: others see it and can take over. */
    reviewerId: person('reviewer_id'),
    reviewingSince: moment('reviewing_since'),
    stateSince: moment('state_since').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.locale] }),
    foreignKey({
      columns: [table.kind, table.itemId],
      foreignColumns: [newsroomItems.kind, newsroomItems.itemId],
    }).onDelete('cascade'),
    index('newsroom_texts_state').on(table.state, table.stateSince),
    index('newsroom_texts_schedule').on(table.scheduledAt).where(sql`${table.state} = 'scheduled'`),
  ],
);

/** Every saved version of a text. Versions are never changed. */
export const newsroomVersions = pgTable(
  'newsroom_versions',
  {
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    locale: text().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: jsonb().notNull(),
    note: text().notNull(),
    /** Written by a reporter or a template, or imported: no person of the staff is its author, erased or not. */
    isMachineMade: boolean('is_machine_made').notNull().default(false),
    /** Null: imported, or the account was deleted. */
    authorId: person('author_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.locale, table.number] }),
    foreignKey({
      name: 'newsroom_versions_text',
      columns: [table.kind, table.itemId, table.locale],
      foreignColumns: [newsroomTexts.kind, newsroomTexts.itemId, newsroomTexts.locale],
    }).onDelete('cascade'),
  ],
);

/** Who has approved which content. The hash covers title, summary, body, language and what belongs to the item. */
export const newsroomApprovals = pgTable(
  'newsroom_approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    locale: text().notNull(),
    hash: text().notNull(),
    approverId: person('approver_id'),
    /** The role in which it was approved. Stays when the account is erased. Null for approvals of erased accounts before. */
    approverRole: text('approver_role'),
    approvedAt: moment('approved_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsroom_approvals_once').on(table.kind, table.itemId, table.locale, table.hash, table.approverId),
    foreignKey({
      name: 'newsroom_approvals_text',
      columns: [table.kind, table.itemId, table.locale],
      foreignColumns: [newsroomTexts.kind, newsroomTexts.itemId, newsroomTexts.locale],
    }).onDelete('cascade'),
  ],
);

/** What happened to a text and what people wrote about it, oldest first. */
export const newsroomComments = pgTable(
  'newsroom_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    locale: text().notNull(),
    version: integer().notNull(),
    action: text().notNull(),
    reason: text(),
    comment: text().notNull(),
    authorId: person('author_id'),
    /** Of a publication that corrected: the version users saw before. Its comment is public. */
    replacedVersion: integer('replaced_version'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('newsroom_comments_of_text').on(table.kind, table.itemId, table.locale),
    foreignKey({
      name: 'newsroom_comments_text',
      columns: [table.kind, table.itemId, table.locale],
      foreignColumns: [newsroomTexts.kind, newsroomTexts.itemId, newsroomTexts.locale],
    }).onDelete('cascade'),
  ],
);

/** What one change of many items replaced, so that whoever made it can undo it for a short time. */
export const newsroomBulkChanges = pgTable('newsroom_bulk_changes', {
  id: uuid().primaryKey(),
  action: text().notNull(),
  /** The texts and items as they were and as the change left them. */
  before: jsonb().notNull(),
  changedBy: person('changed_by'),
  changedAt: moment('changed_at').notNull(),
  undoneAt: moment('undone_at'),
});

/** The values a fact had before it was changed, newest last. */
export const factVersions = pgTable(
  'fact_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    factId: text('fact_id')
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
    /** The fact as the domain has it, before the change. */
    before: jsonb().notNull(),
    /** Why it was changed, a code. */
    reason: text().notNull(),
    changedBy: person('changed_by'),
    /** The second person, of a fact that needs two. */
    approvedBy: person('approved_by'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('fact_versions_fact').on(table.factId)],
);

/** STAFF-6: changes of facts that wait for a second person, or were decided. One at a time waits for each fact. */
export const factProposals = pgTable(
  'fact_proposals',
  {
    id: uuid().primaryKey(),
    factId: text('fact_id')
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
    /** What the fact was, as `fact_versions.before`, and the hash of its row: a fact that changed since is not changed by it. */
    before: jsonb().notNull(),
    version: text().notNull(),
    /** What it is to become, in the same form. */
    after: jsonb().notNull(),
    /** Why it changes, a code. */
    reason: text().notNull(),
    proposedBy: person('proposed_by'),
    proposedAt: moment('proposed_at').notNull(),
    state: text().notNull(),
    decidedBy: person('decided_by'),
    decidedAt: moment('decided_at'),
    /** Why it was rejected, in the words of who rejected it. */
    comment: text().notNull().default(''),
  },
  (table) => [
    check('fact_proposals_state', sql`${table.state} in ('waiting', 'approved', 'rejected', 'withdrawn')`),
    uniqueIndex('fact_proposals_waiting').on(table.factId).where(sql`${table.state} = 'waiting'`),
    index('fact_proposals_fact').on(table.factId, table.proposedAt),
  ],
);

/** Who looks after a fact. Apart from `facts`, whose rows are public and whose every change renders pages again. */
export const factOwners = pgTable('fact_owners', {
  factId: text('fact_id')
    .primaryKey()
    .references(() => facts.id, { onDelete: 'cascade' }),
  ownerId: person('owner_id'),
});

/** The languages in which the words of a fact have stayed behind a change in another language, and since when. */
export const factWordsWaiting = pgTable(
  'fact_words_waiting',
  {
    factId: text('fact_id')
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.factId, table.locale] })],
);
