import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAllowedValue, PREFERENCE_CATEGORIES, PREFERENCE_FIELDS, sentTogether } from './preference-fields.ts';
import {
  fieldChanges,
  findSettings,
  joinChanges,
  type SavedCategory,
  knownPreferences,
  mergePreferences,
  repairPreferences,
  reconcileCategory,
} from './preference-rules.ts';
import { categoryChangeRequestSchema, categoryChangeSchema, queuedCategoryChangeSchema } from './preference-schema.ts';
import { DEFAULT_PREFERENCES, NOTIFICATION_TOPICS, type PreferenceChange } from './preferences.ts';

const change = fc
  .record(
    {
      appearance: fc.record(
        { theme: fc.constantFrom('light', 'dark', 'system'), digits: fc.constantFrom('latin', 'native') },
        { requiredKeys: [] },
      ),
      region: fc.record(
        { timezone: fc.constantFrom('Asia/Dubai', 'Asia/Kolkata'), homeArea: fc.constantFrom(null, 'deira') },
        { requiredKeys: [] },
      ),
      contentPreferences: fc.record(
        { showImages: fc.boolean(), articlesPerPage: fc.constantFrom(10, 20, 40, 60) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  )
  .map((value) => value as PreferenceChange);

describe('the fields', () => {
  test('PROF-3 every default is a value its field may hold', () => {
    expect(repairPreferences(DEFAULT_PREFERENCES)).toEqual(DEFAULT_PREFERENCES);
    for (const category of PREFERENCE_CATEGORIES) {
      for (const [field, value] of Object.entries(DEFAULT_PREFERENCES[category])) {
        const rules: Record<string, (typeof PREFERENCE_FIELDS)['appearance']['theme']> = PREFERENCE_FIELDS[category];
        const rule = rules[field];
        expect(rule && isAllowedValue(rule, value), `${category}.${field}`).toBe(true);
      }
    }
  });

  test('PROF-3 the defaults are those that were decided', () => {
    expect(DEFAULT_PREFERENCES).toMatchObject({
      appearance: { theme: 'system' },
      region: { timezone: 'Asia/Dubai' },
      ttsSettings: { rate: 1, pitch: 1, volume: 1 },
      aiPreferences: { confidenceThreshold: 80 },
      contentPreferences: { articlesPerPage: 20 },
    });
  });

  test('PROF-4 there are six topics, all on at first', () => {
    expect(NOTIFICATION_TOPICS).toHaveLength(6);
    for (const topic of NOTIFICATION_TOPICS) expect(DEFAULT_PREFERENCES.notifications[topic]).toBe(true);
  });

  test.each([
    ['appearance', 'theme', 'sepia'],
    ['appearance', 'digits', 1],
    ['region', 'timezone', '+04:00'],
    ['region', 'timezone', 'Mars/Olympus'],
    ['region', 'homeArea', '../etc'],
    ['region', 'language', 'fr'],
    ['contentPreferences', 'articlesPerPage', 15],
    ['contentPreferences', 'showImages', 'yes'],
    ['ttsSettings', 'rate', 2.1],
    ['ttsSettings', 'voice', ''],
    ['aiPreferences', 'confidenceThreshold', -1],
    ['appearance', 'colour', 'red'],
    ['profile', 'role', 'admin'],
  ])('PROF-3 %s.%s cannot be %j: the device repairs it, the server rejects it', (category, field, value) => {
    expect(repairPreferences({ [category]: { [field]: value } })).toEqual(DEFAULT_PREFERENCES);
    const requests = { preference_category: category, preference_data: { [field]: value } };
    expect(categoryChangeSchema.safeParse(requests).success).toBe(false);
  });

  test('PROF-3 the specified names are fields, with the defaults of whoever has agreed to nothing', () => {
    expect(DEFAULT_PREFERENCES).toMatchObject({
      notifications: { sms: false, marketing: false },
      contentPreferences: { autoPlayVideos: false },
      privacyPreferences: { profileVisibility: 'private', analyticsOptIn: false, marketingOptIn: false },
    });
  });

  test('PROF-3 a name that is unknown is rejected at its path in a request, and only dropped from the queue of a device', () => {
    const earlier = { units: 'metric', clock: '12h' };
    const sent = { preference_category: 'region', preference_data: earlier };
    const keysOf = (value: unknown) =>
      categoryChangeRequestSchema
        .safeParse(value)
        .error?.issues.map(({ path, ...issue }) => [path.join('.'), 'keys' in issue ? issue.keys : null]);
    expect(keysOf(sent)).toEqual([['preference_data', ['units']]]);
    expect(keysOf({ ...sent, preference_data: {}, sms: true })).toEqual([['', ['sms']]]);
    expect(queuedCategoryChangeSchema.parse(sent).preference_data).toEqual({ clock: '12h' });
    const wrong = { ...sent, preference_data: { clock: 'noon' } };
    expect(queuedCategoryChangeSchema.safeParse(wrong).success).toBe(false);
    expect(repairPreferences({ region: earlier })).toEqual(
      mergePreferences(DEFAULT_PREFERENCES, { region: { clock: '12h' } }),
    );
  });

  test('PROF-3 a device never sends a consent with the rest of its category', () => {
    expect(Object.keys(sentTogether('privacyPreferences', DEFAULT_PREFERENCES.privacyPreferences))).toEqual([
      'dataCollection',
      'profileVisibility',
    ]);
    const channels = Object.keys(sentTogether('notifications', DEFAULT_PREFERENCES.notifications));
    expect(channels).toContain('email');
    expect(channels.filter((name) => ['sms', 'marketing'].includes(name))).toEqual([]);
  });

  test('PROF-3 device and server accept the same', () => {
    fc.assert(
      fc.property(change, (value) => {
        for (const [category, data] of Object.entries(value)) {
          const requests = { preference_category: category, preference_data: data };
          expect(categoryChangeSchema.safeParse(requests).success).toBe(true);
        }
        expect(fieldChanges(DEFAULT_PREFERENCES, knownPreferences(value))).toEqual(
          fieldChanges(DEFAULT_PREFERENCES, value),
        );
      }),
    );
  });
});

describe('changing', () => {
  test('PROF-3 a change touches the fields it names and nothing else', () => {
    const stored = mergePreferences(DEFAULT_PREFERENCES, { appearance: { digits: 'native' } });
    const next = mergePreferences(stored, { appearance: { theme: 'dark' } });
    expect(next).toEqual({
      ...DEFAULT_PREFERENCES,
      appearance: { theme: 'dark', digits: 'native', urduScript: 'nastaliq' },
    });
  });

  test('PROF-3 changes one after the other are the same as both joined; twice is the same as once', () => {
    fc.assert(
      fc.property(change, change, (first, second) => {
        const once = mergePreferences(mergePreferences(DEFAULT_PREFERENCES, first), second);
        expect(mergePreferences(DEFAULT_PREFERENCES, joinChanges(first, second))).toEqual(once);
        expect(mergePreferences(once, second)).toEqual(once);
        expect(fieldChanges(once, second)).toEqual([]);
      }),
    );
  });

  test('PROF-3 anything is repaired to whole preferences, and repairing again changes nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const repaired = repairPreferences(value);
        expect(repairPreferences(repaired)).toEqual(repaired);
      }),
    );
    expect(repairPreferences({ appearance: { theme: 'dark', font: 'comic' }, old: 1 }).appearance.theme).toBe('dark');
  });
});

describe('devices that disagree', () => {
  const saved = { data: { theme: 'dark' }, changedAt: '2026-11-21T08:00:00.000Z' };

  test.each([
    ['newer', '2026-11-21T08:00:01.000Z', { theme: 'light' }, 'applied', { theme: 'light' }],
    [
      'newer with another field',
      '2026-11-21T08:00:01.000Z',
      { digits: 'native' },
      'applied',
      { theme: 'dark', digits: 'native' },
    ],
    ['newer with the same', '2026-11-21T08:00:01.000Z', { theme: 'dark' }, 'unchanged', { theme: 'dark' }],
    ['older', '2026-11-21T07:59:59.000Z', { theme: 'light' }, 'older', { theme: 'dark' }],
    ['of the same instant', '2026-11-21T08:00:00.000Z', { theme: 'light' }, 'applied', { theme: 'light' }],
  ])('PROF-3 a change that is %s', (_, changedAt, data, outcome, result) => {
    expect(reconcileCategory(saved, { data, changedAt })).toMatchObject({ outcome, data: result });
  });

  test('PROF-3 the first change of a category is stored as it is', () => {
    expect(reconcileCategory(null, saved)).toEqual({ ...saved, outcome: 'applied' });
  });

  test('PROF-3 whoever comes last, the newest change of a field holds', () => {
    const moment = fc.integer({ min: 0, max: 9 }).map((second) => `2026-11-21T08:00:0${second}.000Z`);
    const one = fc.record({ data: fc.record({ theme: fc.constantFrom('light', 'dark') }), changedAt: moment });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), (changes) => {
        const reconciled = changes.reduce<SavedCategory | null>((now, next) => reconcileCategory(now, next), null);
        const newest = changes.reduce((best, next) => (next.changedAt >= best.changedAt ? next : best));
        expect(reconciled).toMatchObject(newest);
      }),
    );
  });
});

test('PROF-3 settings are found by every word of their own language', () => {
  const entries = [
    { id: 'theme', text: 'Theme Light Dark' },
    { id: 'digits', text: 'الأرقام العربية' },
  ];
  const ids = (search: string) => findSettings(entries, search).map(({ id }) => id);
  expect(ids('dark theme')).toEqual(['theme']);
  expect(ids('ارقام')).toEqual(['digits']);
  expect(ids('volume')).toEqual([]);
  expect(ids('  ')).toEqual(['theme', 'digits']);
});
