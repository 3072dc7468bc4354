import type { ItemReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { whenAtRest } from '../connection/at-rest.ts';
import type { BookmarkStore } from './bookmark-store.ts';
import { LIST_KEY } from './list-key.ts';

const listeners = new Set<() => void>();
let store: BookmarkStore | null = null;
let leaveStore: (() => void) | null = null;
let isAwaited = false;

/**
 * Whether items are kept, without the store and its rules on every page: they come at once where something is kept, and
 * otherwise when the page has come to rest, so that an item can also be kept after the connection is lost.
 */
export const keptItems = {
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
export async function loadToggle() {
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
    loadToggle().then(
      // What puts it on the disk must be there when the connection is lost.
      () => whenAtRest(() => void import('../sync/page-queue.ts').catch(() => undefined)),
      // A press of the button asks for it again, and says when it does not come.
      () => {
        isAwaited = false;
      },
    );
  };
  if (keepsSomething()) fetch();
  else whenAtRest(fetch);
}

function keepsSomething(): boolean {
  try {
    return localStorage.getItem(LIST_KEY) !== null;
  } catch {
    return false;
  }
}

function follow(): void {
  if (!store || leaveStore || listeners.size === 0) return;
  leaveStore = store.subscribe(tell);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
