import { mergeBookmarks, numberOperations } from '@dalil/domain/bookmarks/merge-bookmarks.ts';
import type { ApiClient } from '../../data/api.ts';
import { fetchBookmarks } from '../../queries/bookmarks.ts';
import type { BookmarkStore } from './bookmark-store.ts';
import { newId } from '../../data/new-id.ts';

/**
 * PROF-6: a guest signed in as `owner`. The device's list becomes changes of the account's list, written in one transaction. What
 * the owner had left waiting here is displayed and sent again. Repeating it has no further effect. Fails with `ApiError` if the
 * account's list cannot be read; the guest's list then stays as it is.
 */
export async function mergeGuestBookmarks(api: ApiClient, store: BookmarkStore, owner: string): Promise<void> {
  if (store.read().owner === owner) return;
  const account = await fetchBookmarks(api);
  const at = new Date().toISOString();
  store.update((state) => {
    // Another tab may have been faster.
    if (state.owner === owner) return {};
    // What another account left on the device does not belong to this one.
    const changes = state.owner === null ? mergeBookmarks(account, state.list) : [];
    const pending = numberOperations(changes, newId, at);
    return { owner, list: account, pending, parked: [] };
  });
  await store.whenSaved();
}
