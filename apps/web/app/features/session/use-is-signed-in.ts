import { useSyncExternalStore } from 'react';
import { authMarker } from './auth-marker.ts';

/** Whether the device believes that somebody is signed in; false on the server and while hydrating. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(authMarker.subscribe, authMarker.isSet, () => false);
}
