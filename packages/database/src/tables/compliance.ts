import { bigint, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: 'set null' });

/** PRIV-10: the compliance score of each day in Dubai, with what it was computed from. The newest counts of a day hold. */
export const complianceScores = pgTable('compliance_scores', {
  day: date().primaryKey(),
  score: doublePrecision().notNull(),
  pendingRequests: integer('pending_requests').notNull(),
  users: integer().notNull(),
  decidedUsers: integer('decided_users').notNull(),
  auditEvents: bigint('audit_events', { mode: 'number' }).notNull(),
  recordedAt: moment('recorded_at').notNull(),
});

/** What the last purge of each retention rule deleted. */
export const retentionPurges = pgTable('retention_purges', {
  rule: text().primaryKey(),
  purgedAt: moment('purged_at').notNull(),
  deleted: integer().notNull(),
  /** When a purge last deleted something, and how much it was. */
  deletedAt: moment('deleted_at'),
  lastDeleted: integer('last_deleted').notNull().default(0),
});

/** Incidents with personal data, from detection to the notification of the authority. */
export const privacyIncidents = pgTable('privacy_incidents', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  description: text().notNull(),
  /** `low`, `medium`, `high` or `critical`. */
  severity: text().notNull(),
  detectedAt: moment('detected_at').notNull(),
  reportedAt: moment('reported_at').notNull(),
  reportedBy: person('reported_by'),
  /** When the authority was notified. Null: not yet, or it need not be. */
  notifiedAt: moment('notified_at'),
  closedAt: moment('closed_at'),
});

/** What was done about an incident, oldest first. Rows are only added. */
export const privacyIncidentSteps = pgTable(
  'privacy_incident_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    incidentId: integer('incident_id')
      .notNull()
      .references(() => privacyIncidents.id, { onDelete: 'cascade' }),
    /** A step of the workflow, or `note`. */
    step: text().notNull(),
    note: text().notNull(),
    authorId: person('author_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('privacy_incident_steps_incident').on(table.incidentId, table.id)],
);

/** Four eyes: what one admin has asked for on the data of many people, and what a second one decided. */
export const privacyConfirmations = pgTable(
  'privacy_confirmations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    action: text().notNull(),
    /** What the action is applied to: ids, never names. */
    payload: jsonb().notNull().$type<Record<string, unknown>>(),
    reason: text().notNull(),
    askedBy: person('asked_by'),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** `waiting`, `confirmed` or `rejected`. */
    state: text().notNull(),
    decidedBy: person('decided_by'),
    decidedAt: moment('decided_at'),
    /** How many people or records it changed. */
    affected: integer(),
  },
  (table) => [index('privacy_confirmations_waiting').on(table.state, table.expiresAt)],
);
