import { mergePreferences, repairPreferences } from '@dalil/domain/accounts/preference-rules.ts';
import { DEFAULT_PREFERENCES, type PreferenceCategory, type Preferences } from '@dalil/domain/accounts/preferences.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { readStored, storedText } from './stored-preferences.ts';
import { deviceStorage } from '../../data/page-storage.ts';

export type DevicePreferences = {
  preferences: Preferences;
  /** Categories the account rejected. */
  notSynced: readonly PreferenceCategory[];
};

/** What the server renders with, and the state of a device without any choice. */
export const NEUTRAL_PREFERENCES: DevicePreferences = { preferences: DEFAULT_PREFERENCES, notSynced: [] };

const KEYS = [STORAGE_KEYS.theme, STORAGE_KEYS.text, STORAGE_KEYS.language, CONSENT_KEYS.categories];
let snapshot: { text: string; device: DevicePreferences } | undefined;

/** All preferences of this device. The same object as long as nothing changed. */
export function readPreferences(): DevicePreferences {
  const text = [storedText(), ...KEYS.map(deviceStorage.getItem), document.documentElement.dataset.contrast].join('\n');
  if (snapshot?.text !== text) snapshot = { text, device: read() };
  return snapshot.device;
}

function read(): DevicePreferences {
  const stored = readStored();
  const theme = deviceStorage.getItem(STORAGE_KEYS.theme);
  const language = LOCALES.find((locale) => locale === deviceStorage.getItem(STORAGE_KEYS.language)) ?? null;
  const preferences = mergePreferences(repairPreferences(stored), {
    appearance: { theme: theme === 'light' || theme === 'dark' ? theme : 'system' },
    region: { language },
    accessibility: {
      // The effective contrast, whether chosen or set by the system.
      highContrast: document.documentElement.dataset.contrast === 'high',
      largeFonts: deviceStorage.getItem(STORAGE_KEYS.text) === 'large',
    },
    // One truth with the decision on cookies, which is made on each device.
    privacyPreferences: {
      analyticsOptIn: /"analytics":\s*true/.test(deviceStorage.getItem(CONSENT_KEYS.categories) ?? ''),
    },
  });
  return { preferences, notSynced: Array.isArray(stored.notSynced) ? stored.notSynced : [] };
}
