import { DEFAULT_PREFERENCES, type Preferences } from '@dalil/domain/accounts/preferences.ts';
import { useSyncExternalStore } from 'react';
import { readStored, subscribeToPreferences } from './stored-preferences.ts';

/** A field of the preferences and its valid values. */
export type StoredField<Category extends keyof Preferences, Field extends keyof Preferences[Category]> = {
  category: Category;
  field: Field;
  isSound: (value: unknown) => boolean;
};

/** One field as chosen on this device, validated alone: pages of the guide need not load the rules of all fields. */
export function readStoredField<Category extends keyof Preferences, Field extends keyof Preferences[Category]>({
  category,
  field,
  isSound,
}: StoredField<Category, Field>): Preferences[Category][Field] {
  const fields = (readStored()[category] ?? {}) as Partial<Preferences[Category]>;
  const value = fields[field];
  return isSound(value) ? (value as Preferences[Category][Field]) : DEFAULT_PREFERENCES[category][field];
}

/** The same as a hook. The default on the server and while hydrating. */
export function useStoredField<Category extends keyof Preferences, Field extends keyof Preferences[Category]>(
  stored: StoredField<Category, Field>,
): Preferences[Category][Field] {
  return useSyncExternalStore(
    subscribeToPreferences,
    () => readStoredField(stored),
    () => DEFAULT_PREFERENCES[stored.category][stored.field],
  );
}

/** The validation of a field with a few valid values. */
export function isOneOf(values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value);
}
