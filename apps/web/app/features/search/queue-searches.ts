import { newQueueItem, type QueuedOperation, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { RecentSearch } from '@dalil/search/recent-search.ts';
import { queueWrite } from '../offline-sync/queue-write.ts';
import type { SyncHandler } from '../offline-sync/sync-handlers.ts';
import { type SearchStore, searchStore } from './search-store.ts';
import { newId } from '../../data/new-id.ts';

export const searchSync: SyncHandler = {
  kinds: ['search.keep', 'search.forget'],
  reconcile(items) {
    reconcileSearches(searchStore, items);
    return [];
  },
};

/** SEARCH-5: a search that could not be sent to the account waits in the queue of its owner. */
export function queueSearch(owner: string, { query, resultsCount, createdAt }: RecentSearch): Promise<void> {
  return put(owner, { kind: 'search.keep', payload: { query, resultsCount, createdAt } });
}

/** SEARCH-5: deletes a search that was removed here from the account too. Null: all of them. */
export function queueForgotten(owner: string, query: string | null): Promise<void> {
  return put(owner, { kind: 'search.forget', payload: { query } });
}

/** Marks on the device what the account has received. */
export function reconcileSearches(store: SearchStore, items: readonly QueueItem[]): void {
  for (const { kind, payload, state } of items) {
    if (kind === 'search.keep' && state === 'answered') store.markSent((payload as RecentSearch).query);
  }
}

async function put(owner: string, change: Pick<QueuedOperation, 'kind' | 'payload'>): Promise<void> {
  const operation = { ...change, id: newId(), at: new Date().toISOString() };
  await queueWrite({ items: [newQueueItem(owner, 'searches', operation)] });
}
