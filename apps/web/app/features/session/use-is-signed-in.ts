import { useSyncExternalStore } from 'react';
import { authMarker, type AuthState } from './auth-marker.ts';

/** Whether the device believes that a user is signed in. False on the server and while hydrating. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(authMarker.subscribe, authMarker.isSet, () => false);
}

/** The same with the state between: signed out here, but not yet on the server. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(authMarker.subscribe, authMarker.state, () => 'out');
}
