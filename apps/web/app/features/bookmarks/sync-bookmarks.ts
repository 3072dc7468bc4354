import { EMPTY_BOOKMARKS } from '@dalil/domain/bookmarks/bookmark.ts';
import { mergeBookmarks, numberOperations } from '@dalil/domain/bookmarks/merge-bookmarks.ts';
import type { QueueStore } from '@dalil/offline/sync-queue/queue-store.ts';
import type { ApiClient } from '../../data/api.ts';
import { fetchBookmarks } from '../../queries/bookmarks.ts';
import type { BookmarkStore } from './bookmark-store.ts';
import { readWaiting } from './reconcile-bookmarks.ts';

/**
 * PROF-6: a guest signed in as `owner`. The device's list becomes changes of the account's list, written in one transaction,
 * together with what the owner had left waiting here. Repeating it has no further effect. Fails with `ApiError` if the account's
 * list cannot be read; the guest's list then stays as it is.
 */
export async function mergeGuestBookmarks(
  api: ApiClient,
  queue: QueueStore,
  store: BookmarkStore,
  owner: string,
): Promise<void> {
  if (store.read().owner === owner) return;
  const account = await fetchBookmarks(api);
  const waiting = await readWaiting(queue, owner);
  const { owner: earlier, list, parked } = store.read();
  // Another tab may have been faster. What another account left on the device does not belong to this one.
  if (earlier === owner) return;
  const changes = earlier === null ? mergeBookmarks(account, list) : [];
  const joined = numberOperations(changes, () => crypto.randomUUID(), new Date().toISOString());
  // An earlier version of the site left to a guest what was rejected for the account they had signed out of.
  const rejected = earlier === null ? parked : [];
  store.replace({
    owner,
    list: account,
    pending: [...waiting.pending, ...joined],
    parked: [...waiting.parked, ...rejected],
  });
  await store.whenSaved();
}

/** The user signed out. The account's list is no longer displayed. Pending changes wait for their owner and are hidden. */
export function leaveAccount(store: BookmarkStore): void {
  store.replace({ owner: null, list: EMPTY_BOOKMARKS, pending: [], parked: [] });
}
