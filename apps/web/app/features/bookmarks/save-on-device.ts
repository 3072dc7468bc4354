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

/** The list of the device's database is read, changed or cleared by one tab at a time. */
export const aloneOnDevice = <T>(work: () => Promise<T>): Promise<T> => withLock(LOCK, work);

/** Saves a change of the list in the device's database. Returns the list as it is there. */
export async function saveOnDevice(update: BookmarkUpdate, copy: DeviceBookmarks): Promise<SavedBookmarks> {
  await queueWrite(async () => bookmarksWrite(await openQueue(), update, copy));
  const saved = await readOnDevice();
  if (!saved) throw new Error('the list was not saved');
  return saved;
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
