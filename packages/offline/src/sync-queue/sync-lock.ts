const LOCK = 'dalil.sync';

/**
 * PWA-6: runs one at a time across all tabs and the worker. A browser without locks relies on the server, whose receipts make a
 * change that arrives twice count once.
 */
export async function withSyncLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, work);
}
