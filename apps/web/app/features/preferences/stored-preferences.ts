import type { PreferenceCategory, PreferenceChange, PreferenceValue } from '@dalil/domain/accounts/preferences.ts';
import { DISPLAY_CHANGED } from '../../language/display-changed.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';

type Fields = Record<string, unknown>;

/**
 * What the device keeps besides the four choices that have a key of their own: the chosen fields by category, when each
 * category was changed last, which ones the account refused to take, and in which something was chosen that nobody sent to an
 * account. Anything may stand there: check what is read.
 */
export type Stored = Record<string, unknown> & {
  changedAt?: Partial<Record<PreferenceCategory, string>>;
  notSynced?: PreferenceCategory[];
  unsent?: PreferenceCategory[];
};

/** What the device refused to keep lives as long as the page. */
let memory: { text: string } | null = null;

/** The text that is kept, also where the device refused to keep it. */
export function storedText(): string {
  try {
    return memory?.text ?? localStorage.getItem(STORAGE_KEYS.preferences) ?? '';
  } catch {
    return memory?.text ?? '';
  }
}

export function readStored(): Stored {
  try {
    const value: unknown = JSON.parse(storedText() || '{}');
    return typeof value === 'object' && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

/** Keeps a change made at an ISO instant, shows its effect and tells everybody on the page. */
export function writeStored(change: PreferenceChange, at: string): void {
  const stored = readStored();
  const changedAt = { ...stored.changedAt };
  for (const [category, fields] of Object.entries(change)) {
    const saved = stored[category];
    stored[category] = { ...(typeof saved === 'object' ? saved : null), ...withoutOwnKeys(category, fields) };
    changedAt[category as PreferenceCategory] = at;
  }
  saveText(JSON.stringify({ ...stored, changedAt }));
  notifyPreferencesChanged();
}

/** Writes down which categories the account did not take. */
export function writeNotSynced(notSynced: readonly PreferenceCategory[]): void {
  saveText(JSON.stringify({ ...readStored(), notSynced }));
  notifyPreferencesChanged();
}

export function isUnsent(category: PreferenceCategory): boolean {
  return readStored().unsent?.includes(category) ?? false;
}

/** Writes down whether something of these categories was chosen that nobody sent to an account. */
export function markUnsent(categories: readonly PreferenceCategory[], isMarked: boolean): void {
  const stored = readStored();
  const others = (stored.unsent ?? []).filter((other) => !categories.includes(other));
  saveText(JSON.stringify({ ...stored, unsent: isMarked ? [...others, ...categories] : others }));
}

export function subscribeToPreferences(listener: () => void): () => void {
  addEventListener(DISPLAY_CHANGED, listener);
  return () => removeEventListener(DISPLAY_CHANGED, listener);
}

export function notifyPreferencesChanged(): void {
  if (window.dalilApplyDisplay) window.dalilApplyDisplay();
  else dispatchEvent(new Event(DISPLAY_CHANGED));
}

/** Theme, contrast, text size and language stand under the keys they have always had. */
function withoutOwnKeys(category: string, fields: Record<string, PreferenceValue | undefined>): Fields {
  const { theme, highContrast, largeFonts, language, ...rest } = fields;
  if (category === 'appearance' && typeof theme === 'string') save(STORAGE_KEYS.theme, theme);
  if (highContrast !== undefined) save(STORAGE_KEYS.contrast, highContrast ? 'high' : 'normal');
  if (largeFonts !== undefined) save(STORAGE_KEYS.text, largeFonts ? 'large' : 'normal');
  if (typeof language === 'string') save(STORAGE_KEYS.language, language);
  return rest;
}

function saveText(text: string): void {
  memory = save(STORAGE_KEYS.preferences, text) ? null : { text };
}

function save(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    // Storage that is full or forbidden costs the memory of a choice, never the page.
    return false;
  }
}
