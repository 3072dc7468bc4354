import { normalizeText, hasEveryWord } from '../language/normalize-text.ts';
import { isAllowedValue, PREFERENCE_CATEGORIES, PREFERENCE_FIELDS } from './preference-fields.ts';
import {
  DEFAULT_PREFERENCES,
  type PreferenceCategory,
  type PreferenceChange,
  type PreferenceValue,
  type Preferences,
} from './preferences.ts';

/** A field whose value would change. */
export type FieldChange = { category: PreferenceCategory; field: string; from: PreferenceValue; to: PreferenceValue };

type Fields = Record<string, unknown>;

/** PROF-3: merges a change into the preferences, category by category. Fields not in the change are unchanged. */
export function mergePreferences(stored: Preferences, change: PreferenceChange): Preferences {
  const entries = PREFERENCE_CATEGORIES.map((category) => [category, { ...stored[category], ...change[category] }]);
  return Object.fromEntries(entries) as Preferences;
}

/** Merges two changes. The second is the later one. */
export function joinChanges(first: PreferenceChange, second: PreferenceChange): PreferenceChange {
  const categories = PREFERENCE_CATEGORIES.filter((category) => first[category] ?? second[category]);
  return Object.fromEntries(categories.map((category) => [category, { ...first[category], ...second[category] }]));
}

/** Filters any value to preferences of this version: known fields of known categories with allowed values. */
export function knownPreferences(value: unknown): PreferenceChange {
  const found = PREFERENCE_CATEGORIES.flatMap((category) => {
    const fields = isRecord(value) ? value[category] : undefined;
    const known = isRecord(fields) ? knownFields(category, fields) : {};
    return Object.keys(known).length > 0 ? [[category, known] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Complete preferences from any value, such as those of an older version. Unknown or invalid fields get the default. */
export function repairPreferences(value: unknown): Preferences {
  return mergePreferences(DEFAULT_PREFERENCES, knownPreferences(value));
}

/** The effective differences of a change, field by field. */
export function fieldChanges(stored: Preferences, change: PreferenceChange): FieldChange[] {
  return PREFERENCE_CATEGORIES.flatMap((category) => {
    const before: Record<string, PreferenceValue> = stored[category];
    const after: Record<string, PreferenceValue> = change[category] ?? {};
    return Object.entries(after).flatMap(([field, to]) =>
      isSameValue(before[field] ?? null, to) ? [] : [{ category, field, from: before[field] ?? null, to }],
    );
  });
}

/** Whether two values of a field are the same choice. Voices are compared language by language. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** A category as stored: only the fields that were ever chosen, and the time of the last change, as an ISO instant. */
export type SavedCategory = { data: Fields; changedAt: string };
export type ReconciledCategory = SavedCategory & { outcome: 'applied' | 'unchanged' | 'older' };

/**
 * Reconciles devices that disagree: the newest change of a category wins. An older one has no effect and its sender is notified
 * (`older`), so that the device can report it and display the current value.
 */
export function reconcileCategory(saved: SavedCategory | null, change: SavedCategory): ReconciledCategory {
  if (!saved) return { ...change, outcome: 'applied' };
  if (change.changedAt < saved.changedAt) return { ...saved, outcome: 'older' };
  const data = { ...saved.data, ...change.data };
  const isSame = Object.entries(change.data).every(([field, value]) => isSameValue(saved.data[field], value));
  return { data, changedAt: change.changedAt, outcome: isSame ? 'unchanged' : 'applied' };
}

/** The settings whose text contains every word of the search, in their order. All settings for an empty search. */
export function findSettings<Entry extends { text: string }>(entries: readonly Entry[], search: string): Entry[] {
  if (search.trim() === '') return [...entries];
  return entries.filter(({ text }) => hasEveryWord(normalizeText(text), search));
}

function knownFields(category: PreferenceCategory, fields: Fields): Fields {
  const rules = PREFERENCE_FIELDS[category];
  const known = Object.entries(rules).flatMap(([field, rule]) =>
    Object.hasOwn(fields, field) && isAllowedValue(rule, fields[field]) ? [[field, fields[field]] as const] : [],
  );
  return Object.fromEntries(known);
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
