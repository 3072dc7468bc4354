import type { ItemReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { useSyncExternalStore } from 'react';
import { lazyBookmarks } from './lazy-bookmarks.ts';

/** Whether an item is saved. Only a change of that renders again. False on the server and while hydrating. */
export function useIsBookmarked(reference: ItemReference): boolean {
  return useSyncExternalStore(
    lazyBookmarks.subscribe,
    () => lazyBookmarks.has(reference),
    () => false,
  );
}
