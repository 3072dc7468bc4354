/**
 * PWA-6: sync runs are sequential across all tabs and the worker. A browser without locks relies on the server, whose receipts
 * make a change that arrives twice count once.
 */
export function withSyncLock<T>(work: () => Promise<T>): Promise<T> {
  return withLock('dalil.sync', work);
}

/** One at a time across all tabs and the worker, where the browser has locks. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
