import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { deviceStorage } from '../../data/page-storage.ts';
import { signedInCookie } from './signed-in-cookie.ts';

/** `leaving`: the user has signed out here, and the server has not confirmed it yet. */
export type AuthState = 'out' | 'in' | 'leaving';

const listeners = new Set<() => void>();

/**
 * DATA-3: whether a user is signed in on this device, as far as it knows, but not who. The script before first paint sets it on
 * the document, so that the header is correct immediately. The session itself is a cookie no script can read; the cookie beside it
 * says that there is one where the storage has lost the marker.
 */
export const authMarker = {
  state(): AuthState {
    const cookie = signedInCookie.read();
    if (cookie === 'leaving') return 'leaving';
    return cookie !== null || hasMarker() ? 'in' : 'out';
  },
  isSet: (): boolean => authMarker.state() === 'in',
  set: () => write(true),
  /** Removes the marker. A session that the server still has keeps its cookie, and the user stays displayed as signed in. */
  clear: () => write(false),
  /** AUTH-6: the user is leaving. From now on the server answers this browser as a guest's, until the sign-out has arrived. */
  leave() {
    signedInCookie.markLeaving();
    write(false);
  },
  /** The server has no session. */
  end() {
    signedInCookie.remove();
    write(false);
  },
  /** Displays what another tab or an answer of the server has changed. */
  refresh: () => show(),
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', followOtherTab);
      document.addEventListener('visibilitychange', show);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener('storage', followOtherTab);
      document.removeEventListener('visibilitychange', show);
    };
  },
};

function hasMarker(): boolean {
  return deviceStorage.getItem(STORAGE_KEYS.auth) !== null;
}

function write(isSignedIn: boolean): void {
  if (isSignedIn) deviceStorage.setItem(STORAGE_KEYS.auth, '1');
  else deviceStorage.removeItem(STORAGE_KEYS.auth);
  show();
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === null || key === STORAGE_KEYS.auth) show();
}

function show(): void {
  const state = authMarker.state();
  document.documentElement.toggleAttribute('data-signed-in', state === 'in');
  document.documentElement.toggleAttribute('data-leaving', state === 'leaving');
  for (const listener of listeners) listener();
}
