import type { Database } from '@dalil/database/connection.ts';
import type { ContentMemory } from './content-memory.ts';
import type { Jobs } from './jobs.ts';

export type LogFields = Record<string, string | number | boolean | null>;
export type Log = (level: 'debug' | 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** Does what an answer must not wait for, so that its duration does not show what was done. */
export type AfterAnswer = (work: () => Promise<unknown>) => Promise<void>;

/**
 * Everything a verb may use besides its input. Nothing else is ambient, so tests pass their own. What belongs to an area
 * is added to this interface in `api.ts`, so that core imports no area.
 */
export interface Deps {
  db: Database;
  now: () => Date;
  log: Log;
  /** A cryptographically random integer from 0 to below `limit`. */
  randomInt: (limit: number) => number;
  /** Keys the hashes of addresses in the limit counters; the same in every process on one database. */
  limitSecret: string;
  memory: ContentMemory;
  afterAnswer: AfterAnswer;
  jobs: Jobs;
  /** The public origin of the product, where it is set; else that of the request. */
  publicUrl: string | undefined;
}
