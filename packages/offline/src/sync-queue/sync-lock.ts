import { withLock } from '../with-lock.ts';

/**
 * PWA-6: sync runs are sequential across all tabs and the worker. A browser without locks relies on the server, whose receipts
 * make a change that arrives twice count once.
 */
export function withSyncLock<T>(work: () => Promise<T>): Promise<T> {
  return withLock('dalil.sync', work);
}
