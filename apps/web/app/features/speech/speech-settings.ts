import {
  DEFAULT_PREFERENCES,
  type Preferences,
  READING_PITCH,
  READING_RATE,
  READING_VOLUME,
} from '@dalil/domain/accounts/preferences.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { SPEECH_KEY } from './speech-key.ts';

export type SpeechSettings = Preferences['ttsSettings'];

export type SpeechSettingsStore = {
  /** The same object as long as nothing changed. */
  read: () => SpeechSettings;
  change: (change: Partial<SpeechSettings>) => void;
  subscribe: (listener: () => void) => () => void;
};

const DEFAULTS = DEFAULT_PREFERENCES.ttsSettings;

/** PROF-7: how a reader wants to be read to, kept on the device under one key and followed by other tabs. */
export function createSpeechSettings(storage: () => Storage): SpeechSettingsStore {
  const listeners = new Set<() => void>();
  /** What the device refused to keep lives as long as the page. */
  let memory: string | null = null;
  let shown: { text: string; settings: SpeechSettings } = { text: '', settings: DEFAULTS };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function kept(): string {
    try {
      return memory ?? storage().getItem(SPEECH_KEY) ?? '';
    } catch {
      return memory ?? '';
    }
  }

  function read(): SpeechSettings {
    const text = kept();
    if (text !== shown.text) shown = { text, settings: parseSettings(text) };
    return shown.settings;
  }

  return {
    read,
    change(change) {
      const text = JSON.stringify({ ...read(), ...change });
      try {
        storage().setItem(SPEECH_KEY, text);
        memory = null;
      } catch {
        memory = text;
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) addEventListener('storage', tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', tell);
      };
    },
  };
}

/** What is not there or not as it should be is as by default. */
function parseSettings(text: string): SpeechSettings {
  const kept = parseObject(text);
  const number = (value: unknown, { least, most }: { least: number; most: number }, fallback: number) =>
    typeof value === 'number' && value >= least && value <= most ? value : fallback;
  const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);
  const voices = Object(kept.voices) as Record<string, unknown>;
  return {
    voices: Object.fromEntries(
      LOCALES.filter((one) => typeof voices[one] === 'string').map((one) => [one, voices[one]]),
    ),
    rate: number(kept.rate, READING_RATE, DEFAULTS.rate),
    pitch: number(kept.pitch, READING_PITCH, DEFAULTS.pitch),
    volume: number(kept.volume, READING_VOLUME, DEFAULTS.volume),
    autoPlay: flag(kept.autoPlay, DEFAULTS.autoPlay),
    highlightText: flag(kept.highlightText, DEFAULTS.highlightText),
    pauseOnPunctuation: flag(kept.pauseOnPunctuation, DEFAULTS.pauseOnPunctuation),
    enableShortcuts: flag(kept.enableShortcuts, DEFAULTS.enableShortcuts),
  };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text === '' ? '{}' : text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export const speechSettings = createSpeechSettings(() => localStorage);
