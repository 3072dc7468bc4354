const LOCK = 'dalil.sync';

/**
 * PWA-6: one at a time over all tabs and the worker. A browser without locks relies on the server, whose receipts let a
 * change arrive twice and count once.
 */
export async function withSyncLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, work);
}
