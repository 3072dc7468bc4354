import type { ItemReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { useSyncExternalStore } from 'react';
import { keptItems } from './kept-items.ts';

/** Whether an item is kept; only a change of that renders again. Nothing is on the server and while hydrating. */
export function useIsBookmarked(reference: ItemReference): boolean {
  return useSyncExternalStore(
    keptItems.subscribe,
    () => keptItems.has(reference),
    () => false,
  );
}
