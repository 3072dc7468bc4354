import { withLock } from '@dalil/offline/with-lock.ts';
import { loadQueue } from '../offline-sync/load-queue.ts';
import { queueWrite } from '../offline-sync/queue-write.ts';
import {
  type BookmarkUpdate,
  bookmarksWrite,
  type DeviceBookmarks,
  readBookmarks,
  type SavedBookmarks,
} from './device-bookmarks.ts';

const LOCK = 'dalil.bookmarks';

/** Saves a change of the list in the device's database, one after the other in all tabs. Returns the list as it is there. */
export async function saveOnDevice(update: BookmarkUpdate, copy: DeviceBookmarks): Promise<SavedBookmarks> {
  return withLock(LOCK, async () => {
    await queueWrite(async () => bookmarksWrite(await openQueue(), update, copy));
    const saved = await readOnDevice();
    if (!saved) throw new Error('the list was not saved');
    return saved;
  });
}

export async function readOnDevice(): Promise<SavedBookmarks | undefined> {
  const queue = await openQueue();
  const state = await readBookmarks(queue);
  return state && { state, isLasting: queue.isLasting };
}

/** The database loads with the first change. */
async function openQueue() {
  const { pageQueue } = await loadQueue();
  return pageQueue();
}
