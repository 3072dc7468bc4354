import { memoryQueue } from '@dalil/offline/sync-queue/memory-queue.ts';
import type { QueueStore } from '@dalil/offline/sync-queue/queue-store.ts';
import { type BookmarkStore, createBookmarkStore } from './bookmark-store.ts';
import { bookmarksWrite, readBookmarks } from './device-bookmarks.ts';
import { createPageStorage } from '../../data/page-storage.ts';

/** A list of a device with this storage and database. */
export function aBookmarkStore(storage: Storage = memoryStorage(), queue: QueueStore = memoryQueue()): BookmarkStore {
  const read = async () => {
    const state = await readBookmarks(queue);
    return state && { state, isLasting: queue.isLasting };
  };
  return createBookmarkStore(
    createPageStorage(() => storage),
    {
      alone: (work) => work(),
      read,
      async save(update, copy) {
        await queue.write(await bookmarksWrite(queue, update, copy));
        const saved = await read();
        if (!saved) throw new Error('the list was not saved');
        return saved;
      },
    },
  );
}

/** A storage that is emptied with the test. */
export function memoryStorage(saved: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(saved));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    removeItem: (key) => values.delete(key),
    setItem: (key, value) => values.set(key, value),
  };
}
