import type { Database } from '@dalil/database/connection.ts';
import * as z from 'zod';
import { alertMessageSchema } from '@dalil/domain/monitoring/alert-message.ts';
import { emailSchema } from '../emails/email.ts';

const DAY_SECONDS = 86_400;

/**
 * Every job with its payload and retry policy. The first retry comes after `retryDelay` seconds, each further one after twice the
 * time, `retryDelayMax` at most. After `retryLimit` retries the job is dead and stored for `deadSeconds`.
 */
export const JOBS = {
  /** NOTIF-4: retried for about three hours. Mails with a code expire earlier, with the code. */
  'send-email': {
    payload: emailSchema,
    retryLimit: 12,
    retryDelay: 5,
    retryDelayMax: 1800,
    expireInSeconds: 120,
    deadSeconds: 3 * DAY_SECONDS,
    parallel: 4,
  },
  /** Queued whether or not the address has an account, so that nothing reveals which addresses have one. */
  'notify-of-tries': {
    payload: z.object({ email: z.string() }),
    retryLimit: 3,
    retryDelay: 60,
    retryDelayMax: 600,
    expireInSeconds: 60,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  'delete-expired': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 60,
    retryDelayMax: 600,
    expireInSeconds: 300,
    deadSeconds: 7 * DAY_SECONDS,
    parallel: 1,
  },
  'mark-overdue': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 60,
    retryDelayMax: 600,
    expireInSeconds: 60,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  'watch-city-alerts': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 10,
    retryDelayMax: 60,
    expireInSeconds: 60,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  'notify-owners': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 10,
    retryDelayMax: 60,
    expireInSeconds: 300,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** Thousands of digests are due at the same hour. */
  'send-digests': {
    payload: z.object({}),
    retryLimit: 1,
    retryDelay: 60,
    retryDelayMax: 60,
    expireInSeconds: 900,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** NOTIF-4: mails for single changes. */
  'send-change-mails': {
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    retryDelayMax: 60,
    expireInSeconds: 600,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** NOTIF-3: what waits, or a test to one browser. */
  'send-pushes': {
    payload: z.object({ testOf: z.optional(z.uuid()) }),
    retryLimit: 0,
    retryDelay: 60,
    retryDelayMax: 60,
    expireInSeconds: 600,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** PROF-3: text messages about saved items and alerts. */
  'send-texts': {
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    retryDelayMax: 60,
    expireInSeconds: 600,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** The operator's news that two people of the staff have written and confirmed. */
  'send-news': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 60,
    retryDelayMax: 600,
    expireInSeconds: 600,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  'publish-scheduled': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 10,
    retryDelayMax: 60,
    expireInSeconds: 60,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** `isAtOnce` at the start of a server; the schedule waits a little first. */
  'refresh-live': {
    payload: z.object({ isAtOnce: z.boolean().default(false) }),
    retryLimit: 1,
    retryDelay: 60,
    retryDelayMax: 60,
    expireInSeconds: 180,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** One source, whether due or not, where staff ask for it. Else every source that is switched on and due. */
  'refresh-headlines': {
    payload: z.object({ sourceId: z.optional(z.uuid()) }),
    retryLimit: 1,
    retryDelay: 60,
    retryDelayMax: 60,
    expireInSeconds: 300,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  'draft-letter': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 600,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    deadSeconds: 7 * DAY_SECONDS,
    parallel: 1,
  },
  /** STAFF-5: a run that a person has asked for, or the daily one. */
  'check-quality': {
    payload: z.object({ runId: z.optional(z.int()) }),
    retryLimit: 1,
    retryDelay: 300,
    retryDelayMax: 300,
    expireInSeconds: 900,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  'check-links': {
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 600,
    retryDelayMax: 600,
    expireInSeconds: 1800,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  'record-compliance-score': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 60,
    retryDelayMax: 600,
    expireInSeconds: 60,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** Queues a run of the reporters that are due. */
  'queue-reporters': {
    payload: z.object({}),
    retryLimit: 1,
    retryDelay: 60,
    retryDelayMax: 60,
    expireInSeconds: 60,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** One run of a reporter. A run that has ended is not repeated. */
  'run-reporter': {
    payload: z.object({ runId: z.int(), reporterId: z.optional(z.string()) }),
    retryLimit: 1,
    retryDelay: 60,
    retryDelayMax: 60,
    expireInSeconds: 300,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** PRIV-7: the file of one export. A failure is recorded with the export, so only a database that is away causes a retry. */
  'make-export': {
    payload: z.object({ exportId: z.uuid() }),
    retryLimit: 5,
    retryDelay: 10,
    retryDelayMax: 300,
    expireInSeconds: 300,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
  /** PRIV-7: files whose row is gone. The store may be away for hours. */
  'remove-export-files': {
    payload: z.object({ names: z.array(z.string()).min(1) }),
    retryLimit: 12,
    retryDelay: 5,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    deadSeconds: 7 * DAY_SECONDS,
    parallel: 1,
  },
  'remove-picture-files': {
    payload: z.object({ id: z.string(), width: z.int() }),
    retryLimit: 12,
    retryDelay: 5,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    deadSeconds: 7 * DAY_SECONDS,
    parallel: 1,
  },
  /** PRIV-6: erasures whose time to cancel has passed. */
  'run-erasures': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 60,
    retryDelayMax: 600,
    expireInSeconds: 300,
    deadSeconds: 7 * DAY_SECONDS,
    parallel: 1,
  },
  /** MON-1, MON-2 */
  'watch-health': {
    payload: z.object({}),
    retryLimit: 2,
    retryDelay: 10,
    retryDelayMax: 10,
    expireInSeconds: 50,
    deadSeconds: 3600,
    parallel: 1,
  },
  /** MON-2: retried for about three hours. */
  'send-alert': {
    payload: alertMessageSchema,
    retryLimit: 12,
    retryDelay: 5,
    retryDelayMax: 1800,
    expireInSeconds: 30,
    deadSeconds: 3 * DAY_SECONDS,
    parallel: 1,
  },
  'import-timetable': {
    payload: z.object({}),
    retryLimit: 1,
    retryDelay: 600,
    retryDelayMax: 600,
    expireInSeconds: 600,
    deadSeconds: DAY_SECONDS,
    parallel: 1,
  },
} as const;

type WorkOf = (payload: never) => string | null;

/**
 * Which jobs of a name are the same work, by an id that is no data of a person: whatever ended the process once can be queued again
 * as another job. Of names that are not listed all jobs are the same work. Null: each job is work of its own.
 */
const WORK: Partial<Record<keyof typeof JOBS, WorkOf>> = {
  'send-email': () => null,
  'notify-of-tries': () => null,
  'send-alert': () => null,
  'make-export': () => null,
  'remove-export-files': () => null,
  'remove-picture-files': () => null,
  'send-pushes': ({ testOf }: { testOf?: string }) => (testOf === undefined ? '' : null),
  'refresh-headlines': ({ sourceId }: { sourceId?: string }) => sourceId ?? '',
  'run-reporter': ({ reporterId }: { reporterId?: string }) => reporterId ?? null,
};

/** What a job is about, as far as several jobs of its name share it. Null: nothing that another job shares. */
export function workOf(name: JobName, payload: unknown): string | null {
  const find = WORK[name] as ((payload: unknown) => string | null) | undefined;
  return find ? find(payload) : '';
}

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]['payload']>;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/**
 * Adds a job to the queue of this database or transaction. In a transaction it is queued only on commit. It runs at once, or after
 * `afterSeconds`. Throws if the payload does not match the job's schema.
 */
export type Enqueue = <Name extends JobName>(
  db: Database,
  name: Name,
  payload: JobPayload<Name>,
  options?: { afterSeconds?: number },
) => Promise<void>;

export type JobCount = {
  name: JobName;
  /** Not started, or between two attempts. */
  waiting: number;
  /** Of those waiting, how many have failed at least once. */
  retrying: number;
  active: number;
  dead: number;
  /** Of those, how many died within the last hour. */
  deadLately: number;
  /** How long the most overdue job has been due, in seconds. 0 if none is due. */
  overdueSeconds: number;
};

export type Jobs = {
  enqueue: Enqueue;
  /** The queued jobs by name, in all processes. Throws if the queue cannot be read. */
  count: () => Promise<JobCount[]>;
  /** Lets a dead job run again, in the transaction of `db`. Nothing happens if it is gone. */
  retry: (db: Database, name: JobName, id: string) => Promise<void>;
  /** Deletes a job with its payload, in the transaction of `db`. Returns the payload, null if the job is gone. */
  remove: (db: Database, name: JobName, id: string) => Promise<unknown>;
};
