import { isRecord, knownPreferences } from './preference-rules.ts';
import { PREFERENCE_CATEGORIES, sentTogether, withoutRetired } from './preference-fields.ts';
import type { PreferenceChange, Preferences } from './preferences.ts';

const FORMAT = 'dalil-settings';
export const SETTINGS_FILE_VERSION = 1;
/** Far more than all settings need. A larger file was chosen in error. */
export const LARGEST_SETTINGS_FILE_BYTES = 64 * 1024;

export type SettingsFileProblem = 'not_readable' | 'not_settings' | 'newer_version';

/** A parsed file: the changes it would make, and its unknown names. */
export type ReadSettingsFile = { change: PreferenceChange; ignored: string[] } | { problem: SettingsFileProblem };

/**
 * The settings as a file to store or to transfer to another device. `at` is an ISO instant. Consents are not in it: a file agrees to
 * nothing.
 */
export function writeSettingsFile(preferences: Preferences, at: string): string {
  const named = PREFERENCE_CATEGORIES.map((category) => [category, sentTogether(category, preferences[category])]);
  const file = {
    format: FORMAT,
    version: SETTINGS_FILE_VERSION,
    exportedAt: at,
    preferences: Object.fromEntries(named),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Parses such a file without changing anything. */
export function readSettingsFile(text: string): ReadSettingsFile {
  const file = parse(text);
  if (file === undefined) return { problem: 'not_readable' };
  if (!isRecord(file) || file.format !== FORMAT || !isRecord(file.preferences)) return { problem: 'not_settings' };
  if (typeof file.version !== 'number' || file.version > SETTINGS_FILE_VERSION) return { problem: 'newer_version' };
  const change = withoutConsents(knownPreferences(file.preferences));
  return { change, ignored: ignoredNames(file.preferences, change) };
}

function withoutConsents(change: PreferenceChange): PreferenceChange {
  const named = PREFERENCE_CATEGORIES.flatMap((category) => {
    const fields = sentTogether(category, change[category] ?? {});
    return Object.keys(fields).length > 0 ? [[category, fields] as const] : [];
  });
  return Object.fromEntries(named);
}

function ignoredNames(preferences: Record<string, unknown>, change: PreferenceChange): string[] {
  return Object.entries(preferences).flatMap(([name, fields]) => {
    const category = PREFERENCE_CATEGORIES.find((known) => known === name);
    if (!category || !isRecord(fields)) return [name];
    const known = change[category] ?? {};
    return Object.keys(withoutRetired(category, fields)).flatMap((field) =>
      Object.hasOwn(known, field) ? [] : [`${name}.${field}`],
    );
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
