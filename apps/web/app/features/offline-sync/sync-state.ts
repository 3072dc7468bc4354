import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';

/** The last known state of the queue. `lastAt`: when something last arrived, in milliseconds. 0: never. */
export type SyncState = { items: readonly QueueItem[]; synced: number; lastAt: number };

export const NO_SYNC: SyncState = { items: [], synced: 0, lastAt: 0 };

/** Ids of messages whose arrival the page displays itself, so that no toast repeats it. */
export const announcedByPage = new Set<string>();

const listeners = new Set<() => void>();
let state = NO_SYNC;

export function readSyncState(): SyncState {
  return state;
}

export function setSyncState(next: SyncState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeToSync(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
