import type { Preferences } from '@dalil/domain/accounts/preferences.ts';
import { useSyncExternalStore } from 'react';
import { type DevicePreferences, NEUTRAL_PREFERENCES, readPreferences } from './preference-store.ts';
import { subscribeToPreferences } from './stored-preferences.ts';

/** PROF-3: the preferences of this device. The defaults on the server and while hydrating. */
export function usePreferences(): Preferences {
  return useDevicePreferences().preferences;
}

/** The same, with the account's response to them. */
export function useDevicePreferences(): DevicePreferences {
  return useSyncExternalStore(subscribeToPreferences, readPreferences, () => NEUTRAL_PREFERENCES);
}
