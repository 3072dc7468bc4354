import { normalizeText, hasEveryWord } from '../language/normalize-text.ts';
import { isAllowedValue, PREFERENCE_CATEGORIES, PREFERENCE_FIELDS } from './preference-fields.ts';
import {
  DEFAULT_PREFERENCES,
  type PreferenceCategory,
  type PreferenceChange,
  type PreferenceValue,
  type Preferences,
} from './preferences.ts';

/** One field that would hold something else. */
export type FieldChange = { category: PreferenceCategory; field: string; from: PreferenceValue; to: PreferenceValue };

type Fields = Record<string, unknown>;

/** PROF-3: the preferences after a change, category by category; what the change does not name stays. */
export function mergePreferences(stored: Preferences, change: PreferenceChange): Preferences {
  const entries = PREFERENCE_CATEGORIES.map((category) => [category, { ...stored[category], ...change[category] }]);
  return Object.fromEntries(entries) as Preferences;
}

/** Two changes as one, of which the second is the later. */
export function joinChanges(first: PreferenceChange, second: PreferenceChange): PreferenceChange {
  const categories = PREFERENCE_CATEGORIES.filter((category) => first[category] ?? second[category]);
  return Object.fromEntries(categories.map((category) => [category, { ...first[category], ...second[category] }]));
}

/** What of anything are preferences of this version: known fields of known categories that hold what they may. */
export function knownPreferences(value: unknown): PreferenceChange {
  const found = PREFERENCE_CATEGORIES.flatMap((category) => {
    const fields = isRecord(value) ? value[category] : undefined;
    const known = isRecord(fields) ? knownFields(category, fields) : {};
    return Object.keys(known).length > 0 ? [[category, known] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whole preferences out of anything, such as those of an older version: what is unknown or wrong is as by default. */
export function repairPreferences(value: unknown): Preferences {
  return mergePreferences(DEFAULT_PREFERENCES, knownPreferences(value));
}

/** What a change would really change, field by field. */
export function fieldChanges(stored: Preferences, change: PreferenceChange): FieldChange[] {
  return PREFERENCE_CATEGORIES.flatMap((category) => {
    const before: Record<string, PreferenceValue> = stored[category];
    const after: Record<string, PreferenceValue> = change[category] ?? {};
    return Object.entries(after).flatMap(([field, to]) =>
      isSameValue(before[field] ?? null, to) ? [] : [{ category, field, from: before[field] ?? null, to }],
    );
  });
}

/** Whether two values of a field are the same choice; voices are compared language by language. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** A category as it is kept: only the fields that were ever chosen, and when that was last, as an ISO instant. */
export type SavedCategory = { data: Fields; changedAt: string };
export type ReconciledCategory = SavedCategory & { outcome: 'applied' | 'unchanged' | 'older' };

/**
 * Devices that disagree: the newest change of a category wins. An older one has no effect, and whoever sent it is told
 * (`older`), so that the device can say so and show what holds.
 */
export function reconcileCategory(saved: SavedCategory | null, change: SavedCategory): ReconciledCategory {
  if (!saved) return { ...change, outcome: 'applied' };
  if (change.changedAt < saved.changedAt) return { ...saved, outcome: 'older' };
  const data = { ...saved.data, ...change.data };
  const isSame = Object.entries(change.data).every(([field, value]) => isSameValue(saved.data[field], value));
  return { data, changedAt: change.changedAt, outcome: isSame ? 'unchanged' : 'applied' };
}

/** The settings whose words hold every word searched for, in their order; all of them while nothing is. */
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
