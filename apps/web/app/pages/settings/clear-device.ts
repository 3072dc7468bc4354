import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { notifyPreferencesChanged } from '../../features/preferences/stored-preferences.ts';

const OWN_PREFIX = 'dalil.';

/** Forgets what this device keeps, except that somebody is signed in. False when the browser does not let anything go. */
export function clearDevice(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const names = Object.keys(storage).filter((key) => key.startsWith(OWN_PREFIX) && key !== STORAGE_KEYS.auth);
      for (const name of names) storage.removeItem(name);
    }
  } catch {
    return false;
  }
  // Every part of the page that keeps something looks again, as after a change in another tab.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  notifyPreferencesChanged();
  return true;
}
