import { clearVisitedPages } from '@dalil/offline/device-caches.ts';
import { deleteAlarms } from '@dalil/offline/reminders/alarm-cache.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { deleteTagCookies } from '../consent/delete-tag-cookies.ts';
import { forgetOpened } from '../offline-guide/guide-download.ts';
import { notifyPreferencesChanged } from '../preferences/stored-preferences.ts';
import { deviceStorage, tabStorage } from '../../data/page-storage.ts';

const OWN_PREFIX = 'dalil.';

/** Deletes the data on this device, except the signed-in state and the guide itself. False when the browser does not allow it. */
export async function clearDevice(): Promise<boolean> {
  // A browser without a database or caches has nothing there to delete.
  forgetOpened().catch(() => undefined);
  clearVisitedPages().catch(() => undefined);
  try {
    await bookmarkStore.clear(clearStored);
    deleteTagCookies();
    // After the list, so that no page stores its alarms again.
    await deleteAlarms();
  } catch {
    return false;
  }
  // Every part of the page with stored data reads it again, as after a change in another tab.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  notifyPreferencesChanged();
  return true;
}

async function clearStored(): Promise<void> {
  const { clearQueue } = await import('../offline-sync/page-queue.ts');
  await clearQueue();
  for (const storage of [deviceStorage, tabStorage]) {
    const names = storage.keys().filter((key) => key.startsWith(OWN_PREFIX) && key !== STORAGE_KEYS.auth);
    for (const name of names) storage.removeItem(name);
    if (names.some((name) => storage.getItem(name) !== null)) throw new Error('the browser keeps its storage');
  }
}
