import type { OperationKind } from '@dalil/domain/offline/operation.ts';
import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { QueueStore } from '@dalil/offline/sync-queue/queue-store.ts';

/** How an area handles its changes in the sync queue. */
export type SyncHandler = {
  /** The kinds of change the area handles. */
  kinds: readonly OperationKind[];
  /** PWA-9: completes the area's displayed data from the disk, because a killed browser may have lost it. */
  restore?: (queue: QueueStore) => Promise<void>;
  /**
   * Applies the results of changes of these kinds. It is idempotent. Returns the ids of rejected changes to remove from the
   * queue; answered ones are removed anyway.
   */
  reconcile?: (items: readonly QueueItem[]) => readonly string[];
  /** Resolves once the disk has what `reconcile` changed. */
  whenSaved?: () => Promise<unknown>;
};

let load: (() => Promise<readonly SyncHandler[]>) | null = null;

/** Registers the loader of all areas' handlers. They load with the first sync run, not with the page. */
export function registerSyncHandlers(loadHandlers: () => Promise<readonly SyncHandler[]>): void {
  load = loadHandlers;
}

/** The handlers of all areas, in the order of their table. Rejects if they cannot be loaded. */
export async function loadSyncHandlers(): Promise<readonly SyncHandler[]> {
  // Without handlers a run would remove answered changes that no area has seen.
  if (!load) throw new Error('no sync handlers are registered');
  return load();
}
