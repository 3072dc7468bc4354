import { STORAGE_KEYS } from '../../data/storage-keys.ts';

const listeners = new Set<() => void>();

/**
 * DATA-3: whether a user is signed in on this device, as far as it knows, but not who. The script before first paint sets it on
 * the document, so that the header is correct immediately. The session itself is a cookie no script can read.
 */
export const authMarker = {
  isSet(): boolean {
    try {
      return localStorage.getItem(STORAGE_KEYS.auth) !== null;
    } catch {
      return document.documentElement.dataset.signedIn !== undefined;
    }
  },
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
  try {
    if (isSignedIn) localStorage.setItem(STORAGE_KEYS.auth, '1');
    else localStorage.removeItem(STORAGE_KEYS.auth);
  } catch {
    // A device without storage displays the signed-in user as long as the page is open.
  }
  show(isSignedIn);
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === null || key === STORAGE_KEYS.auth) show(authMarker.isSet());
}

function show(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  for (const listener of listeners) listener();
}
