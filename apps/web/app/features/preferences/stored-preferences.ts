import type { PreferenceCategory, PreferenceChange, PreferenceValue } from '@dalil/domain/accounts/preferences.ts';
import { DISPLAY_CHANGED } from '../../language/display-changed.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { deviceStorage } from '../../data/page-storage.ts';

type Fields = Record<string, unknown>;

/**
 * What the device stores besides the four choices with a key of their own: the chosen fields by category, when each category was
 * last changed, the categories the account rejected, and those with choices not sent to an account. The stored text may be
 * anything: validate what is read.
 */
export type Stored = Record<string, unknown> & {
  changedAt?: Partial<Record<PreferenceCategory, string>>;
  notSynced?: PreferenceCategory[];
  unsent?: PreferenceCategory[];
};

/** The stored text, also if the device failed to store it. */
export const storedText = (): string => deviceStorage.getItem(STORAGE_KEYS.preferences) ?? '';

export function readStored(): Stored {
  try {
    const value: unknown = JSON.parse(storedText() || '{}');
    return typeof value === 'object' && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

/** Stores a change made at an ISO instant, applies its effect and notifies all listeners on the page. */
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

/** Stores the categories the account did not accept. */
export function writeNotSynced(notSynced: readonly PreferenceCategory[]): void {
  saveText(JSON.stringify({ ...readStored(), notSynced }));
  notifyPreferencesChanged();
}

export function isUnsent(category: PreferenceCategory): boolean {
  return readStored().unsent?.includes(category) ?? false;
}

/** Marks categories with choices that were not sent to an account, or removes the mark. */
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

/** Theme, contrast, text size and language are stored under their original keys; consent to analytics is, by the cookie dialog. */
function withoutOwnKeys(category: string, fields: Record<string, PreferenceValue | undefined>): Fields {
  const { theme, highContrast, largeFonts, language, analyticsOptIn: _decided, ...rest } = fields;
  if (category === 'appearance' && typeof theme === 'string') save(STORAGE_KEYS.theme, theme);
  if (highContrast !== undefined) save(STORAGE_KEYS.contrast, highContrast ? 'high' : 'normal');
  if (largeFonts !== undefined) save(STORAGE_KEYS.text, largeFonts ? 'large' : 'normal');
  if (typeof language === 'string') save(STORAGE_KEYS.language, language);
  return rest;
}

const save = deviceStorage.setItem;

function saveText(text: string): void {
  save(STORAGE_KEYS.preferences, text);
}
