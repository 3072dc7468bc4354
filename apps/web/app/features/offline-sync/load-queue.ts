import { loadedQueue, type PageQueue } from './loaded-queue.ts';

/**
 * The queue of this page. It is requested only where the page has not loaded it yet, because without a connection even the request
 * for code that the page has under another address fails, and some browsers keep that failure.
 */
export async function loadQueue(): Promise<PageQueue> {
  return loadedQueue() ?? (await import('./page-queue.ts'));
}
