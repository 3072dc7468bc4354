import type { Database } from '@dalil/database/connection.ts';
import * as z from 'zod';
import { emailSchema } from '../emails/email.ts';

const DAY_SECONDS = 86_400;

/**
 * Every job: its payload, and how often it is tried. The first repetition comes after `retryDelay` seconds, each further
 * one after twice the time, `retryDelayMax` at most. After `retryLimit` of them the job is dead and kept `deadSeconds`.
 */
export const JOBS = {
  /** NOTIF-4: for about three hours; mails with a code end earlier, with the code. */
  'send-email': {
    payload: emailSchema,
    retryLimit: 12,
    retryDelay: 5,
    retryDelayMax: 1800,
    expireInSeconds: 120,
    deadSeconds: 3 * DAY_SECONDS,
    parallel: 4,
  },
  /** Asked for alike whether or not the address has an account, so that nothing shows which has. */
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
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]['payload']>;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/**
 * Puts a job into the queue of this database, or of this transaction: then it is there only if that commits. Throws when
 * the payload is not what the job takes.
 */
export type Enqueue = <Name extends JobName>(db: Database, name: Name, payload: JobPayload<Name>) => Promise<void>;

export type JobCount = {
  name: JobName;
  /** Not begun, or between two attempts. */
  waiting: number;
  /** Of those, how many have failed at least once. */
  retrying: number;
  active: number;
  dead: number;
  /** Of those, how many died within the last hour. */
  deadLately: number;
  /** How long the longest overdue job has been due, in seconds; 0 when none is. */
  overdueSeconds: number;
};

export type Jobs = {
  enqueue: Enqueue;
  /** What is in the queue of each job, in all processes. Throws when the queue cannot be read. */
  count: () => Promise<JobCount[]>;
};
