import { DISPLAY_CHANGED } from '../../language/display-changed.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import { notifyPreferencesChanged } from '../preferences/stored-preferences.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { deviceStorage } from '../../data/page-storage.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export const THEME_CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** How pages look on this device. `contrast` is the effective contrast, whether chosen or set by the system. */
export type Display = {
  theme: ThemeChoice;
  contrast: 'normal' | 'high';
  text: 'normal' | 'large';
};

declare global {
  interface Window {
    /** Sets the display attributes of the document from storage. Defined by the inline script before first paint. */
    dalilApplyDisplay?: () => void;
  }
}

/** What the server renders with: the same for every user. */
export const NEUTRAL_DISPLAY: Display = { theme: 'system', contrast: 'normal', text: 'normal' };

const listeners = new Set<() => void>();
let current: Display | undefined;

export function readDisplay(): Display {
  return (current ??= read());
}

export function changeDisplay(change: Partial<Display>): void {
  const { theme, contrast, text } = change;
  void savePreferences({
    ...(theme === undefined ? {} : { appearance: { theme } }),
    ...(contrast === undefined && text === undefined
      ? {}
      : {
          accessibility: {
            ...(contrast === undefined ? {} : { highContrast: contrast === 'high' }),
            ...(text === undefined ? {} : { largeFonts: text === 'large' }),
          },
        }),
  });
}

/** Notifies of every change: made here, in another tab, or by the system. */
export function subscribeToDisplay(listener: () => void): () => void {
  if (listeners.size === 0) watch(true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch(false);
  };
}

function watch(isOn: boolean): void {
  if (isOn) {
    addEventListener('storage', followOtherTab);
    addEventListener(DISPLAY_CHANGED, refresh);
  } else {
    removeEventListener('storage', followOtherTab);
    removeEventListener(DISPLAY_CHANGED, refresh);
  }
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === null || Object.values<string>(STORAGE_KEYS).includes(key)) notifyPreferencesChanged();
}

function refresh(): void {
  current = read();
  for (const listener of listeners) listener();
}

function read(): Display {
  const theme = THEME_CHOICES.find((choice) => choice === deviceStorage.getItem(STORAGE_KEYS.theme)) ?? 'system';
  const { dataset } = document.documentElement;
  return {
    theme,
    contrast: dataset.contrast === 'high' ? 'high' : 'normal',
    text: dataset.text === 'large' ? 'large' : 'normal',
  };
}

/** An error page is a new document element, which has none of the attributes set by the inline script. */
export function applyDisplay(): void {
  if (!document.documentElement.dataset.theme) window.dalilApplyDisplay?.();
}
