import { STORAGE_KEYS } from './storage-keys.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export const THEME_CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** How pages look on this device. `contrast` is what shows now, whether chosen or asked for by the system. */
export type Display = {
  theme: ThemeChoice;
  contrast: 'normal' | 'high';
  text: 'normal' | 'large';
};

declare global {
  interface Window {
    /** Sets the display attributes of the document from what is stored; defined by the script before first paint. */
    dalilApplyDisplay?: () => void;
  }
}

/** What the server renders with: the same for everyone. */
export const NEUTRAL_DISPLAY: Display = { theme: 'system', contrast: 'normal', text: 'normal' };

const listeners = new Set<() => void>();
let current: Display | undefined;

export function readDisplay(): Display {
  return (current ??= read());
}

export function changeDisplay(change: Partial<Display>): void {
  for (const key of ['theme', 'contrast', 'text'] as const) {
    const value = change[key];
    if (value !== undefined) store(STORAGE_KEYS[key], value);
  }
  refresh();
}

/** Tells about every change: made here, in another tab, or by the system. */
export function subscribeToDisplay(listener: () => void): () => void {
  if (listeners.size === 0) watch(true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch(false);
  };
}

function watch(isOn: boolean): void {
  const contrast = matchMedia('(prefers-contrast: more)');
  if (isOn) {
    addEventListener('storage', followOtherTab);
    contrast.addEventListener('change', refresh);
  } else {
    removeEventListener('storage', followOtherTab);
    contrast.removeEventListener('change', refresh);
  }
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === null || Object.values<string>(STORAGE_KEYS).includes(key)) refresh();
}

function refresh(): void {
  window.dalilApplyDisplay?.();
  current = read();
  for (const listener of listeners) listener();
}

function read(): Display {
  const theme = THEME_CHOICES.find((choice) => choice === recall(STORAGE_KEYS.theme)) ?? 'system';
  const { dataset } = document.documentElement;
  return {
    theme,
    contrast: dataset.contrast === 'high' ? 'high' : 'normal',
    text: dataset.text === 'large' ? 'large' : 'normal',
  };
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage that is full or forbidden costs the memory of a choice, never the page.
  }
}

/** An error page is a new document element, on which nothing of the inline script's is left. */
export function applyDisplay(): void {
  if (!document.documentElement.dataset.theme) window.dalilApplyDisplay?.();
}
