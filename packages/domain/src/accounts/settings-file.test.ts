import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePreferences } from './preference-rules.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { readSettingsFile, writeSettingsFile } from './settings-file.ts';

const AT = '2026-11-21T08:00:00.000Z';

test('PROF-3 a file of settings that is read again holds the same settings, and agrees to nothing', () => {
  const mine = mergePreferences(DEFAULT_PREFERENCES, { appearance: { theme: 'dark' }, region: { homeArea: 'deira' } });
  const read = readSettingsFile(writeSettingsFile(mine, AT));
  expect(mergePreferences(DEFAULT_PREFERENCES, 'change' in read ? read.change : {})).toEqual(mine);
  const privacyPreferences = { ...mine.privacyPreferences, analyticsOptIn: true, marketingOptIn: true };
  expect(writeSettingsFile({ ...mine, privacyPreferences }, AT)).not.toMatch(/OptIn|"sms"|"marketing"/);
  const written = JSON.stringify({ format: 'dalil-settings', version: 1, preferences: { privacyPreferences } });
  expect(readSettingsFile(written)).toEqual({
    change: { privacyPreferences: { dataCollection: true, profileVisibility: 'private' } },
    ignored: ['privacyPreferences.analyticsOptIn', 'privacyPreferences.marketingOptIn'],
  });
});

test('PROF-3 what a file names that means nothing here is left out and told', () => {
  const preferences = { appearance: { theme: 'dark', font: 'x', digits: 'roman' }, games: { level: 3 } };
  const text = JSON.stringify({ format: 'dalil-settings', version: 1, preferences });
  expect(readSettingsFile(text)).toEqual({
    change: { appearance: { theme: 'dark' } },
    ignored: ['appearance.font', 'appearance.digits', 'games'],
  });
});

test('PROF-3 a file of an earlier version is read without the fields that are gone, and none of them is listed', () => {
  const preferences = { region: { units: 'metric', clock: '12h' } };
  const text = JSON.stringify({ format: 'dalil-settings', version: 1, preferences });
  expect(readSettingsFile(text)).toEqual({ change: { region: { clock: '12h' } }, ignored: [] });
});

test.each([
  ['no JSON', 'theme: dark', 'not_readable'],
  ['another JSON', '[1]', 'not_settings'],
  ['a file without preferences', '{"format":"dalil-settings","version":1}', 'not_settings'],
  ['a file of a later version', '{"format":"dalil-settings","version":2,"preferences":{}}', 'newer_version'],
])('PROF-3 %s is rejected with its reason', (_, text, problem) => {
  expect(readSettingsFile(text)).toEqual({ problem });
});

test('PROF-3 no file breaks the parser', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readSettingsFile(text)).toHaveProperty('problem');
    }),
  );
});
