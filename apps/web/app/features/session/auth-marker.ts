import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { deviceStorage } from '../../data/page-storage.ts';

const listeners = new Set<() => void>();

/**
 * DATA-3: whether a user is signed in on this device, as far as it knows, but not who. The script before first paint sets it on
 * the document, so that the header is correct immediately. The session itself is a cookie no script can read.
 */
export const authMarker = {
  isSet: (): boolean => deviceStorage.getItem(STORAGE_KEYS.auth) !== null,
  set: () => write(true),
  clear: () => write(false),
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', followOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', followOtherTab);
    };
  },
};

function write(isSignedIn: boolean): void {
  if (isSignedIn) deviceStorage.setItem(STORAGE_KEYS.auth, '1');
  else deviceStorage.removeItem(STORAGE_KEYS.auth);
  show(isSignedIn);
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === null || key === STORAGE_KEYS.auth) show(authMarker.isSet());
}

function show(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  for (const listener of listeners) listener();
}
