import type { ItemReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { useSyncExternalStore } from 'react';
import { bookmarkStore, NO_BOOKMARKS, type ShownBookmarks } from './bookmark-store.ts';

/** Everything kept on this device. Nothing on the server and while hydrating: pages are the same for everyone. */
export function useBookmarks(): ShownBookmarks {
  return useSyncExternalStore(bookmarkStore.subscribe, bookmarkStore.read, () => NO_BOOKMARKS);
}

/** Whether an item is kept; only a change of that renders again. */
export function useIsBookmarked(reference: ItemReference): boolean {
  const key = referenceKey(reference);
  return useSyncExternalStore(
    bookmarkStore.subscribe,
    () => bookmarkStore.read().keys.has(key),
    () => false,
  );
}
