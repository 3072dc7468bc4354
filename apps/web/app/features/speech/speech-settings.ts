import { DEFAULT_PREFERENCES, type Preferences } from '@dalil/domain/accounts/preferences.ts';
import { readPreferences } from '../preferences/preference-store.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import { subscribeToPreferences } from '../preferences/stored-preferences.ts';

export type SpeechSettings = Preferences['ttsSettings'];

/** What the server renders with, and the state of a device without any choice. */
export const NEUTRAL_SPEECH: SpeechSettings = DEFAULT_PREFERENCES.ttsSettings;

let snapshot = { text: '', settings: NEUTRAL_SPEECH };

/** PROF-3, PROF-7: the user's listening settings. They are part of the preferences, so they are synchronised with an account. */
export const speechSettings = {
  /** The same object as long as nothing in it changed. */
  read(): SpeechSettings {
    const settings = readPreferences().preferences.ttsSettings;
    const text = JSON.stringify(settings);
    if (text !== snapshot.text) snapshot = { text, settings };
    return snapshot.settings;
  },
  change(change: Partial<SpeechSettings>): void {
    void savePreferences({ ttsSettings: change });
  },
  subscribe: subscribeToPreferences,
};
