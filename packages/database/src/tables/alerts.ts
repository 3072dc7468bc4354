import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** MON-2: what each server process measured in a minute: `Figures` of domain. The newest hundred of a process are stored. */
export const metricSamples = pgTable(
  'metric_samples',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A random name for as long as the process runs. */
    process: text().notNull(),
    at: moment('at').notNull(),
    figures: jsonb().notNull(),
  },
  (table) => [index('metric_samples_at').on(table.at)],
);

/** MON-2: at most one of a kind is open. The newest fifty are stored. */
export const alerts = pgTable(
  'alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    severity: text().notNull(),
    /** Of a part: `degraded` or `unhealthy`. */
    state: text(),
    value: doublePrecision(),
    threshold: doublePrecision(),
    openedAt: moment('opened_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Null: open. */
    resolvedAt: moment('resolved_at'),
    /** `cause` where the cause has ended, `person` where staff resolved it; the audit log says who. */
    resolvedBy: text('resolved_by'),
  },
  (table) => [uniqueIndex('alerts_open').on(table.kind).where(sql`${table.resolvedAt} is null`)],
);

/** MON-1: in how many minutes of a day (Dubai) each part was measured, and in how many it was not healthy. */
export const statusDays = pgTable(
  'status_days',
  {
    day: date().notNull(),
    part: text().notNull(),
    minutes: integer().notNull(),
    degraded: integer().notNull(),
    unhealthy: integer().notNull(),
    /** The minute counted last, so that none is counted twice. */
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.part] })],
);
