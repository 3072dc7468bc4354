import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * MON-1: the attempts of jobs that run now. An attempt is deleted when it ends. One whose process is gone was running when that
 * process died. `work` says which jobs of a name are the same work: empty, an id, or the id of the job.
 */
export const jobAttempts = pgTable(
  'job_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    work: text().notNull(),
    jobId: uuid('job_id').notNull(),
    /** Of work that several jobs share. The payload of other jobs stays in the queue. */
    payload: jsonb(),
    /** The process that runs it, which holds a lock of this name while it lives. */
    process: uuid().notNull(),
    startedAt: moment('started_at').notNull(),
    /** Whether it was already counted as one that does not end. */
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [index('job_attempts_work').on(table.name, table.work)],
);

/** MON-1: work that was running when a process died, or did not end in time. Deleted when it ends. */
export const suspectJobs = pgTable(
  'suspect_jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    work: text().notNull(),
    jobId: uuid('job_id').notNull(),
    payload: jsonb(),
    deaths: integer().notNull(),
    hangs: integer().notNull(),
    /** What happened last: `died` or `timed_out`. */
    reason: text().notNull(),
    lastAt: moment('last_at').notNull(),
    /** From then on it is only started by a person. */
    setAsideAt: moment('set_aside_at'),
  },
  (table) => [unique('suspect_jobs_work').on(table.name, table.work)],
);

/** Rows that a job could not process, each tried again alone. `row_key` is an id of the job's own table, or of a user. */
export const rowFailures = pgTable(
  'row_failures',
  {
    loop: text().notNull(),
    rowKey: text('row_key').notNull(),
    /** A code, never the words of an error. */
    code: text().notNull(),
    attempts: integer().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** Null: not tried again. */
    nextAt: moment('next_at'),
  },
  (table) => [primaryKey({ columns: [table.loop, table.rowKey] })],
);
