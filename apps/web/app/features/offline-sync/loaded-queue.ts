import type { QueueStore, QueueWrite } from '@dalil/offline/sync-queue/queue-store.ts';

export type PageQueue = {
  pageQueue: () => Promise<QueueStore>;
  writePageQueue: (write: QueueWrite) => Promise<void>;
};

let loaded: PageQueue | null = null;

/** Called by the module of the queue when it has loaded. */
export function setLoadedQueue(queue: PageQueue): void {
  loaded = queue;
}

/**
 * The queue of this page. It is requested only where the page has not loaded it yet, because without a connection even the request
 * for code that the page has under another address fails, and some browsers keep that failure.
 */
export async function loadQueue(): Promise<PageQueue> {
  return loaded ?? (await import('./page-queue.ts'));
}
