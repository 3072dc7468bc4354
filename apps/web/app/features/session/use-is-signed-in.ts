import { useSyncExternalStore } from 'react';
import { authMarker } from './auth-marker.ts';

/** Whether the device believes that a user is signed in. False on the server and while hydrating. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(authMarker.subscribe, authMarker.isSet, () => false);
}
