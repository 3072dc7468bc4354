import { useSyncExternalStore } from 'react';
import { bookmarkStore, NO_BOOKMARKS, type ShownBookmarks } from './bookmark-store.ts';

/** Everything saved on this device. Nothing on the server and while hydrating: pages are the same for everyone. */
export function useBookmarks(): ShownBookmarks {
  return useSyncExternalStore(bookmarkStore.subscribe, bookmarkStore.read, () => NO_BOOKMARKS);
}
