import type { ItemReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { BOOKMARKS_KEY } from '../../data/storage-keys.ts';
import { whenIdle } from '../lazy-loading/when-idle.ts';
import type { BookmarkStore } from './bookmark-store.ts';

const listeners = new Set<() => void>();
let store: BookmarkStore | null = null;
let leaveStore: (() => void) | null = null;
let isAwaited = false;

/**
 * Whether items are saved, without the store and its rules on every page: they load immediately where something is saved, and
 * otherwise when the page is idle, so that an item can also be saved after the connection is lost.
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

/** Fetches the store, and gives what a press of a button does with it. Rejects where they do not arrive. */
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
  const fetch = () => {
    loadBookmarkToggle().then(
      // What puts it on the disk must be there when the connection is lost.
      () => whenIdle(() => void import('../offline-sync/page-queue.ts').catch(() => undefined)),
      // A press of the button asks for it again, and says when it does not come.
      () => {
        isAwaited = false;
      },
    );
  };
  if (hasSavedItems()) fetch();
  else whenIdle(fetch);
}

function hasSavedItems(): boolean {
  try {
    return localStorage.getItem(BOOKMARKS_KEY) !== null;
  } catch {
    return false;
  }
}

function follow(): void {
  if (!store || leaveStore || listeners.size === 0) return;
  leaveStore = store.subscribe(notify);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
