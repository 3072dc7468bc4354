import { useSyncExternalStore } from 'react';
import { bookmarkStore, NO_BOOKMARKS, type VisibleBookmarks } from './bookmark-store.ts';

/** Everything saved on this device. Empty on the server and while hydrating: pages are the same for every user. */
export function useBookmarks(): VisibleBookmarks {
  return useSyncExternalStore(bookmarkStore.subscribe, bookmarkStore.read, () => NO_BOOKMARKS);
}
