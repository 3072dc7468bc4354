import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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
import { moment } from './moment.ts';

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: 'set null' });
const reporter = () =>
  uuid('reporter_id')
    .notNull()
    .references(() => reporters.id, { onDelete: 'cascade' });

/** STAFF-4: the reporters as admins maintain them. Their drafts are texts of the newsroom. */
export const reporters = pgTable('reporters', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull().unique(),
  beat: text().notNull(),
  category: text().notNull(),
  languages: text().array().notNull(),
  /** A template, or `model`. */
  method: text().notNull(),
  style: text().notNull(),
  /** Ids of `feed_sources`. One that was removed is left out. */
  sourceIds: uuid('source_ids').array().notNull().default(sql`'{}'::uuid[]`),
  /** {name, url, isOfficial}[] */
  pages: jsonb().notNull(),
  days: text().array().notNull(),
  time: text().notNull(),
  timeZone: text('time_zone').notNull(),
  runsPerDay: integer('runs_per_day').notNull(),
  tokensPerDay: integer('tokens_per_day').notNull(),
  isOn: boolean('is_on').notNull(),
  pausedUntil: date('paused_until'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** One row: whether all reporters are stopped. */
export const reporterControl = pgTable('reporter_control', {
  id: integer().primaryKey(),
  isStopped: boolean('is_stopped').notNull(),
  changedBy: person('changed_by'),
  changedAt: moment('changed_at').notNull(),
});

/** STAFF-4: what came of each run. `slot` is the minute of the schedule, so that several servers run it once. */
export const reporterRuns = pgTable(
  'reporter_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reporterId: reporter(),
    slot: text(),
    trigger: text().notNull(),
    askedBy: person('asked_by'),
    state: text().notNull(),
    /** Codes, and what they are about. */
    reasons: text().array().notNull().default(sql`'{}'::text[]`),
    detail: text().array().notNull().default(sql`'{}'::text[]`),
    method: text().notNull(),
    model: text(),
    promptVersion: integer('prompt_version'),
    tokens: integer().notNull().default(0),
    /** The draft as it was composed: texts, claims and what the checks found. Null where there is none. */
    draft: jsonb(),
    /** The article of the newsroom that the draft became. */
    articleId: text('article_id'),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('reporter_runs_slot').on(table.reporterId, table.slot),
    index('reporter_runs_article').on(table.articleId),
  ],
);

/** What a run was based on: limited excerpts with their hashes, for as long as `EVIDENCE_DAYS`. */
export const reporterEvidence = pgTable(
  'reporter_evidence',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => reporterRuns.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Reports of one event by several sources have the same. */
    eventKey: text('event_key').notNull(),
    kind: text().notNull(),
    source: text().notNull(),
    url: text(),
    origin: text().notNull(),
    isOfficial: boolean('is_official').notNull(),
    date: text().notNull(),
    excerpt: text().notNull(),
    hash: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.id] }),
    index('reporter_evidence_event').on(table.eventKey),
    index('reporter_evidence_expires').on(table.expiresAt),
  ],
);

/** Whether a claim was right, as a person who reviewed the draft judged it. */
export const reporterJudgements = pgTable(
  'reporter_judgements',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => reporterRuns.id, { onDelete: 'cascade' }),
    claim: integer().notNull(),
    isRight: boolean('is_right').notNull(),
    judgedBy: person('judged_by'),
    judgedAt: moment('judged_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.claim] })],
);

/** What a reporter has used of a day's budget, dry runs included. */
export const reporterUsage = pgTable(
  'reporter_usage',
  {
    reporterId: reporter(),
    day: date().notNull(),
    runs: integer().notNull(),
    tokens: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reporterId, table.day] })],
);
