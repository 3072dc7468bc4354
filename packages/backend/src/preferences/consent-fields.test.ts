import { privacySettings, userConsents } from '@dalil/database/tables/privacy.ts';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { SYNC_HEADER } from '@dalil/domain/offline/operation.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import {
  advanceClock,
  lastMail,
  newBrowser,
  setUpSite,
  signUpPerson,
  type TestSite,
} from '../accounts/test-accounts.ts';

let database: TestDatabase;
let site: TestSite;
let person: Awaited<ReturnType<typeof signUpPerson>>;

setUpSite((context) => {
  ({ database, site } = context);
});

beforeEach(async () => {
  person = await signUpPerson(site);
});

const change = (category: string, data: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  person.browser.post('/user-preferences', { preference_category: category, preference_data: data, ...more });
const read = async () => {
  const { preferences } = (await (await person.browser.get('/user-preferences')).json()) as {
    preferences: Record<string, Record<string, unknown>>;
  };
  return preferences;
};
const records = () => database.db.select().from(userConsents).where(eq(userConsents.userId, person.id));

test.each([
  ['in the category', 'appearance', { font: 'x' }, {}, 'preference_data.font'],
  ['that an earlier version had', 'region', { units: 'metric', clock: '12h' }, {}, 'preference_data.units'],
  ['beside the category', 'appearance', { theme: 'dark' }, { sms: true }, 'sms'],
  ['within a field', 'ttsSettings', { voices: { fr: 'amelie' } }, {}, 'preference_data.voices.fr'],
])(
  'PROF-3 DATA-4 a name %s that nobody knows answers 400 at its path and changes nothing',
  async (_, category, data, more, path) => {
    const before = await read();
    const answer = await change(category, data, more);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ path, code: 'unrecognized_keys' }] });
    expect(await read()).toEqual(before);
  },
);

test('PROF-3 DATA-4 the preferences are read and changed under the names of the specification', async () => {
  expect((await change('content_preferences', { autoPlayVideos: true })).status).toBe(200);
  expect((await change('privacy_preferences', { profileVisibility: 'public' })).status).toBe(200);
  expect((await change('privacy_preferences', { visibility: 'public' })).status).toBe(400);
  expect(await (await person.browser.get('/user-preferences')).json()).toMatchObject({
    theme: 'system',
    language: null,
    timezone: 'Asia/Dubai',
    notifications: { email: true, push: false, sms: false, marketing: false },
    accessibility: { reduceMotion: false, highContrast: false, largeFonts: false, screenReader: false },
    tts_settings: { voice: null, rate: 1, pitch: 1, volume: 1 },
    ai_preferences: { confidenceThreshold: 80 },
    content_preferences: { autoPlayVideos: true, articlesPerPage: 20 },
    privacy_preferences: {
      profileVisibility: 'public',
      dataCollection: true,
      analyticsOptIn: false,
      marketingOptIn: false,
    },
  });
});

test('PROF-3 PWA-7 an operation that waited in a device of another version keeps the fields that are known', async () => {
  const operations = [{ units: 'metric', clock: '12h', font: 'x' }, { clock: 'noon' }].map((preference_data) => ({
    id: randomUUID(),
    kind: 'preference.set',
    at: '2026-11-20T08:00:00.000Z',
    payload: { preference_category: 'region', preference_data },
  }));
  const answer = await person.browser.request('PUT', '/sync/user-data', { operations }, { [SYNC_HEADER]: person.id });
  expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }, { status: 'refused' }] });
  expect((await read())['region']).toMatchObject({ clock: '12h' });
});

test('PROF-3 PRIV-3 analyticsOptIn is the decision on analytics: each shows in the other, with a record', async () => {
  expect((await change('privacyPreferences', { analyticsOptIn: true })).status).toBe(200);
  const settings = async () =>
    (await (await person.browser.get('/privacy-settings')).json()) as { analytics_tracking_enabled: boolean };
  expect(await settings()).toMatchObject({ analytics_tracking_enabled: true });
  const receipt = {
    id: randomUUID(),
    version: '1.0',
    choice: 'selected',
    granted: ['functional'],
    gpc: false,
    locale: 'ar',
    textHash: 'a'.repeat(64),
  };
  advanceClock(60);
  await person.browser.post('/consents', { ...receipt, at: new Date().toISOString() });
  expect((await read())['privacyPreferences']).toMatchObject({ analyticsOptIn: false });
  advanceClock(60);
  await change('privacyPreferences', { analyticsOptIn: true });
  const [held] = await database.db.select().from(privacySettings).where(eq(privacySettings.userId, person.id));
  expect(held).toMatchObject({
    analyticsTrackingEnabled: true,
    cookieConsent: { granted: ['analytics', 'functional'] },
  });
  const found = await records();
  expect(found).toHaveLength(3);
  expect(found.every(({ consentType }) => consentType === 'cookie_policy')).toBe(true);
});

test('PROF-3 a withdrawal holds although another device changed the category later', async () => {
  await change('privacyPreferences', { analyticsOptIn: true }, { changed_at: '2026-11-20T08:00:00.000Z' });
  await change('privacyPreferences', { dataCollection: false });
  const late = await change(
    'privacyPreferences',
    { analyticsOptIn: false, dataCollection: true },
    { changed_at: '2026-11-21T08:00:00.000Z' },
  );
  expect(await late.json()).toMatchObject({
    outcome: 'older',
    preference_data: { analyticsOptIn: false, dataCollection: false },
  });
});

const confirmation = () => {
  const mail = lastMail(site, person.email);
  if (mail?.template !== 'news-confirmation') throw new Error('no mail asked for a confirmation');
  return new URL(mail.data.link).pathname.replace('/api', '') + new URL(mail.data.link).search;
};

test.each([
  ['privacyPreferences', 'marketingOptIn'],
  ['notifications', 'marketing'],
])(
  'PROF-3 NOTIF-6 %s.%s is on only after the link of a mail was used, once, and both are off after leaving',
  async (category, field) => {
    expect((await change(category, { [field]: true })).status).toBe(200);
    expect((await read())['privacyPreferences']).toMatchObject({ marketingOptIn: false });
    const stranger = newBrowser(site);
    const asked = await stranger.get(confirmation());
    expect([asked.status, (await asked.text()).includes('<form method="post">')]).toEqual([200, true]);
    expect((await read())['privacyPreferences']).toMatchObject({ marketingOptIn: false });
    const answers = await Promise.all(Array.from({ length: 5 }, () => newBrowser(site).post(confirmation(), {})));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
    expect(await read()).toMatchObject({
      privacyPreferences: { marketingOptIn: true },
      notifications: { marketing: true },
    });
    expect((await stranger.get(confirmation())).status).toBe(404);
    await change('privacyPreferences', { marketingOptIn: false });
    expect(await read()).toMatchObject({
      privacyPreferences: { marketingOptIn: false },
      notifications: { marketing: false },
    });
    expect(
      (await records()).map(({ consentType, consentGiven, details }) => [consentType, consentGiven, details['way']]),
    ).toEqual([
      ['operator_news', true, 'mail_link'],
      ['operator_news', false, 'settings'],
    ]);
  },
);

test.each([
  ['was taken back', () => change('privacyPreferences', { marketingOptIn: false })],
  ['is three days old', async () => advanceClock(3 * 86_400)],
  [
    'went to an earlier address',
    () => database.db.update(profiles).set({ email: 'new@example.com' }).where(eq(profiles.id, person.id)),
  ],
])('PROF-3 the link of a request that %s confirms nothing', async (_, then: () => Promise<unknown>) => {
  await change('privacyPreferences', { marketingOptIn: true });
  const link = confirmation();
  await then();
  expect((await newBrowser(site).post(link, {})).status).toBe(400);
  expect(await records()).toEqual([]);
});

test('PROF-3 without a provider of text messages sms cannot be switched on, nor without a confirmed number', async () => {
  const answer = await change('notifications', { sms: true, push: true });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: [{ path: 'preference_data.sms', code: 'not_offered' }] });
  expect((await read())['notifications']).toMatchObject({ sms: false, push: false });
  expect((await change('notifications', { sms: false })).status).toBe(200);
});
