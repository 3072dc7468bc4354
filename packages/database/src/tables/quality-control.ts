import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: 'set null' });

/** What a finding is about: part of an item or fact, by a rule. `locale` is empty where no language is meant. */
const identity = {
  rule: text().notNull(),
  kind: text().notNull(),
  itemId: text('item_id').notNull(),
  locale: text().notNull(),
  subject: text().notNull(),
};

/** STAFF-5: evaluations of all rules over all items. */
export const qualityRuns = pgTable('quality_runs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `waiting`, `running`, `done` or `failed`. */
  state: text().notNull(),
  /** Null: the schedule, or the account was deleted. */
  requestedBy: person('requested_by'),
  createdAt: moment('created_at').notNull(),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  itemsTotal: integer('items_total').notNull().default(0),
  itemsDone: integer('items_done').notNull().default(0),
  /** What came of each rule: `RuleResult` of domain. */
  rules: jsonb().notNull().default(sql`'[]'::jsonb`),
  /** Scores in total, by language and by section, and the worst texts. */
  scores: jsonb(),
  newFindings: integer('new_findings').notNull().default(0),
  resolvedFindings: integer('resolved_findings').notNull().default(0),
});

/** What rules have found. The same finding of a later run is the same row. */
export const qualityFindings = pgTable(
  'quality_findings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...identity,
    severity: text().notNull(),
    isBlocking: boolean('is_blocking').notNull(),
    evidence: text().notNull(),
    firstSeen: moment('first_seen').notNull(),
    lastSeen: moment('last_seen').notNull(),
    /** Null: still there. */
    resolvedAt: moment('resolved_at'),
    ownerId: person('owner_id'),
    due: date(),
  },
  (table) => [
    uniqueIndex('quality_findings_identity').on(table.rule, table.kind, table.itemId, table.locale, table.subject),
    index('quality_findings_item').on(table.kind, table.itemId),
    index('quality_findings_open').on(table.rule, table.severity).where(sql`${table.resolvedAt} is null`),
  ],
);

/** What happened to a finding, oldest first. */
export const qualityFindingEvents = pgTable(
  'quality_finding_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    findingId: integer('finding_id')
      .notNull()
      .references(() => qualityFindings.id, { onDelete: 'cascade' }),
    /** `found`, `resolved`, `found-again`, `assigned`, `waived` or `waiver-ended`. */
    event: text().notNull(),
    personId: person('person_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('quality_finding_events_finding').on(table.findingId)],
);

/** Findings that count no longer, until a day, for a reason. They name what is found, so one may come before the finding. */
export const qualityWaivers = pgTable(
  'quality_waivers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...identity,
    reason: text().notNull(),
    /** The last day on which it counts. */
    until: date().notNull(),
    createdBy: person('created_by'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('quality_waivers_identity').on(table.kind, table.itemId, table.rule)],
);

/** What the last request for an address of another site answered. */
export const linkChecks = pgTable('link_checks', {
  url: text().primaryKey(),
  /** `ok`, or a code of what went wrong. */
  result: text().notNull(),
  /** How often in a row it went wrong. */
  failures: integer().notNull(),
  checkedAt: moment('checked_at').notNull(),
});

/** Texts drawn at random in a week, for people to judge. */
export const qualitySamples = pgTable(
  'quality_samples',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The Monday of the week. */
    week: date().notNull(),
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    locale: text().notNull(),
  },
  (table) => [uniqueIndex('quality_samples_once').on(table.week, table.kind, table.itemId, table.locale)],
);

/** What a person judged of a sample, 1 to 5 each. */
export const qualityJudgements = pgTable(
  'quality_judgements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sampleId: integer('sample_id')
      .notNull()
      .references(() => qualitySamples.id, { onDelete: 'cascade' }),
    judgeId: person('judge_id'),
    accuracy: integer().notNull(),
    clarity: integer().notNull(),
    sources: integer().notNull(),
    note: text().notNull(),
    judgedAt: moment('judged_at').notNull(),
  },
  (table) => [uniqueIndex('quality_judgements_once').on(table.sampleId, table.judgeId)],
);
