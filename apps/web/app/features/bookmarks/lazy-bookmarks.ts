import type { ItemReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { BOOKMARKS_KEY } from '../../data/storage-keys.ts';
import { inBackground } from '../background-work/background-work.ts';
import type { BookmarkStore } from './bookmark-store.ts';
import { deviceStorage } from '../../data/page-storage.ts';

const listeners = new Set<() => void>();
let store: BookmarkStore | null = null;
let leaveStore: (() => void) | null = null;
let isAwaited = false;

/**
 * Whether items are saved, without loading the store and its rules on every page. They load immediately if something is saved,
 * and otherwise in the background, so that an item can also be saved after the connection is lost.
 */
export const lazyBookmarks = {
  has: (item: ItemReference): boolean => store?.has(item) ?? false,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    load();
    follow();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      leaveStore?.();
      leaveStore = null;
    };
  },
};

/** Loads the store and returns the function that the button calls. Rejects if the code does not arrive. */
export async function loadBookmarkToggle() {
  const [{ bookmarkStore }, { toggleBookmark }] = await Promise.all([
    import('./bookmark-store.ts'),
    import('./toggle-bookmark.ts'),
  ]);
  store = bookmarkStore;
  follow();
  return toggleBookmark;
}

function load(): void {
  if (isAwaited) return;
  isAwaited = true;
  const fetch = () =>
    loadBookmarkToggle().then(
      // The code that writes to the disk must be loaded before the connection is lost.
      () => void inBackground(() => import('../offline-sync/page-queue.ts').catch(() => undefined)),
      // A press of the button loads it again and reports a failure.
      () => {
        isAwaited = false;
      },
    );
  if (deviceStorage.getItem(BOOKMARKS_KEY) !== null) void fetch();
  else inBackground(fetch);
}

function follow(): void {
  if (!store || leaveStore || listeners.size === 0) return;
  leaveStore = store.subscribe(notify);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
