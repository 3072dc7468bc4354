import type { Database } from '@dalil/database/connection.ts';
import type { ContentMemory } from './content-memory.ts';
import type { Jobs } from './jobs.ts';
import type { Tracing } from './tracing.ts';

export type LogFields = Record<string, string | number | boolean | null>;
export type Log = (level: 'debug' | 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** Runs work that the response must not wait for, so that the response time does not reveal what was done. */
export type AfterAnswer = (work: () => Promise<unknown>) => Promise<void>;

/**
 * Everything a verb may use besides its input. Nothing else is ambient, so tests pass their own values. Dependencies of an area
 * are added to this interface in `api.ts`, so that core imports no area.
 */
export interface Deps {
  db: Database;
  now: () => Date;
  log: Log;
  tracing: Tracing;
  /** A cryptographically random integer from 0 up to, but not including, `limit`. */
  randomInt: (limit: number) => number;
  /** Whether writes are refused while the operator works on the database. */
  isReadOnly: boolean;
  /** Whether a mail server or provider is set up. Without one, mails stay in the outbox. */
  isMailSetUp: boolean;
  /** The key for the hashes of addresses in the limit counters, the same in every process on one database. */
  limitSecret: string;
  memory: ContentMemory;
  afterAnswer: AfterAnswer;
  jobs: Jobs;
  /** The public origin of the product, if configured. Otherwise the origin of the request is used. */
  publicUrl: string | undefined;
}
