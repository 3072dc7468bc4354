import type { Database } from '@dalil/database/connection.ts';
import { healthCheck } from '@dalil/database/tables/monitoring.ts';
import { eq, sql } from 'drizzle-orm';
import type { Log } from '../core/deps.ts';
import { describeError } from '../core/describe-error.ts';

const MEGABYTE = 1024 * 1024;
/** The database writes its log in files of 16 MB, so with less it can stop at any moment. */
const MIN_FREE_BYTES = 32 * MEGABYTE;
const LOW_FREE_BYTES = 512 * MEGABYTE;
/** Anybody may request the health, and each check writes. */
const VALID_MS = 10_000;

export type StorageHealth = 'healthy' | 'degraded' | 'unhealthy';

export type StorageWatch = { health: () => Promise<StorageHealth> };

type Parts = {
  db: Database;
  log: Log;
  now: () => Date;
  /** The free bytes of the disk that holds the data folder. */
  freeBytes: () => Promise<number>;
};

/**
 * MON-1: whether data can be saved. Unhealthy if the database rejects a write or the disk is full, degraded if it is nearly full.
 * Reading the database says nothing about that: it answers reads on a full disk.
 */
export function createStorageWatch({ db, log, now, freeBytes }: Parts): StorageWatch {
  let last: { at: number; state: Promise<StorageHealth> } | undefined;

  async function check(): Promise<StorageHealth> {
    try {
      const free = await freeBytes();
      if (free < MIN_FREE_BYTES) {
        log('error', 'health_disk_full', { freeMegabytes: Math.floor(free / MEGABYTE) });
        return 'unhealthy';
      }
      await db
        .update(healthCheck)
        .set({ status: sql`${healthCheck.status}` })
        .where(eq(healthCheck.id, 1));
      return free < LOW_FREE_BYTES ? 'degraded' : 'healthy';
    } catch (error) {
      log('error', 'health_storage_failed', describeError(error));
      return 'unhealthy';
    }
  }

  return {
    health: () => {
      const at = now().getTime();
      if (!last || at - last.at >= VALID_MS) last = { at, state: check() };
      return last.state;
    },
  };
}
