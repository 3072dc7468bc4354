import type { Preferences } from '@dalil/domain/accounts/preferences.ts';
import { useSyncExternalStore } from 'react';
import { type DevicePreferences, NEUTRAL_PREFERENCES, readPreferences } from './preference-store.ts';
import { subscribeToPreferences } from './stored-preferences.ts';

/** PROF-3: what was chosen on this device; the defaults on the server and while hydrating. */
export function usePreferences(): Preferences {
  return useDevicePreferences().preferences;
}

/** The same with what the account makes of it. */
export function useDevicePreferences(): DevicePreferences {
  return useSyncExternalStore(subscribeToPreferences, readPreferences, () => NEUTRAL_PREFERENCES);
}
