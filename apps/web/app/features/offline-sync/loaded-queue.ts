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

/** The queue, if this page has loaded its module. */
export function loadedQueue(): PageQueue | null {
  return loaded;
}
