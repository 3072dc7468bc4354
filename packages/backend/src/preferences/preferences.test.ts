import { randomUUID } from 'node:crypto';
import { userOnboarding, userPreferences } from '@dalil/database/tables/preferences.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { NO_ONBOARDING, ONBOARDING_STEPS } from '@dalil/domain/accounts/onboarding.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, createTestSite, signUpPerson } from '../accounts/test-accounts.ts';
import { GUEST, type SignedInActor } from '../core/actor.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { completeOnboardingStep } from './complete-onboarding-step.ts';
import { getOnboardingState } from './get-onboarding-state.ts';
import { getUserPreferences } from './get-user-preferences.ts';
import { mergeOnboarding } from './merge-onboarding.ts';
import { resetOnboarding } from './reset-onboarding.ts';
import { saveOnboarding } from './save-onboarding.ts';
import { shouldShowOnboarding } from './should-show-onboarding.ts';
import { updateUserPreferences } from './update-user-preferences.ts';

const NOW = TEST_NOW.toISOString();
const EARLIER = '2026-11-20T08:00:00.000Z';
const EARLIEST = '2026-11-19T08:00:00.000Z';

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;
let user: SignedInActor;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  site = createTestApi(database.db, { limitSecret: randomUUID() });
  user = await addPerson(database.db);
});

afterAll(() => database.close());

const read = (actor = user) => getUserPreferences(site.deps, actor, { user_uuid: actor.userId });
const change = (category: string, data: Record<string, unknown>, at?: string, actor = user) =>
  updateUserPreferences(site.deps, actor, {
    user_uuid: actor.userId,
    preference_category: category,
    preference_data: data,
    changed_at: at,
  });

describe('preferences', () => {
  test('PROF-3 DATA-4 whoever chose nothing has the defaults', async () => {
    expect(await read()).toMatchObject({
      preferences: DEFAULT_PREFERENCES,
      changedAt: {},
      created_at: null,
      updated_at: null,
    });
  });

  test('PROF-3 a change keeps the fields it names and leaves the others, of this category and of all', async () => {
    await change('appearance', { theme: 'dark' }, EARLIER);
    await change('appearance', { digits: 'native' });
    const { preferences, changedAt } = await read();
    expect(preferences).toEqual({
      ...DEFAULT_PREFERENCES,
      appearance: { theme: 'dark', digits: 'native', urduScript: 'nastaliq' },
    });
    expect(changedAt).toEqual({ appearance: NOW });
  });

  test('PROF-3 the newest change of a category wins; an older one is informed what holds', async () => {
    expect(await change('appearance', { theme: 'dark' }, EARLIER)).toMatchObject({ outcome: 'applied', version: 1 });
    expect(await change('appearance', { theme: 'light' }, EARLIEST)).toEqual({
      preference_category: 'appearance',
      preference_data: { theme: 'dark' },
      updated_at: EARLIER,
      version: 1,
      outcome: 'older',
    });
    expect(await change('appearance', { theme: 'dark' }, NOW)).toMatchObject({ outcome: 'unchanged', version: 1 });
    expect((await read()).preferences.appearance.theme).toBe('dark');
  });

  test('PROF-3 a device whose clock is ahead does not win for ever', async () => {
    await change('appearance', { theme: 'dark' }, '2030-01-01T00:00:00.000Z');
    expect((await read()).changedAt).toEqual({ appearance: NOW });
    site.clock.now = new Date(TEST_NOW.getTime() + 1000);
    expect(await change('appearance', { theme: 'light' })).toMatchObject({ outcome: 'applied' });
  });

  test('PROF-3 ten devices at the same time leave one row that holds every field', async () => {
    const fields = [{ theme: 'dark' }, { digits: 'native' }, { urduScript: 'naskh' }];
    await Promise.all(Array.from({ length: 10 }, (_, at) => change('appearance', fields[at % 3] ?? {})));
    expect((await read()).preferences.appearance).toEqual({ theme: 'dark', digits: 'native', urduScript: 'naskh' });
    expect(await change('appearance', { theme: 'dark' })).toMatchObject({ version: 3 });
  });

  test.each([
    ['a category nobody knows', 'games', { level: 1 }],
    ['a field nobody knows', 'appearance', { font: 'x' }],
    ['a value the field cannot have', 'contentPreferences', { articlesPerPage: 15 }],
  ])('PROF-3 %s is rejected and changes nothing', async (_, category, data) => {
    await expect(change(category, data)).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await read()).preferences).toEqual(DEFAULT_PREFERENCES);
  });

  test('PROF-3 what an older version kept is repaired when it is read', async () => {
    const row = { userId: user.userId, version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW };
    const data = { theme: 'sepia', digits: 'native', font: 'x' };
    await database.db.insert(userPreferences).values([
      { ...row, category: 'appearance', data },
      { ...row, category: 'gone', data: { a: 1 } },
    ]);
    expect((await read()).preferences).toEqual({
      ...DEFAULT_PREFERENCES,
      appearance: { ...DEFAULT_PREFERENCES.appearance, digits: 'native' },
    });
  });

  test('PROF-3 a field that is gone leaves the stored row with the next change', async () => {
    const row = { userId: user.userId, version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW };
    await database.db.insert(userPreferences).values({ ...row, category: 'region', data: { units: 'metric' } });
    await change('region', { clock: '12h' });
    const rows = await database.db.select().from(userPreferences).where(eq(userPreferences.userId, user.userId));
    expect(rows.map((stored) => stored.data)).toEqual([{ clock: '12h' }]);
  });

  test('ROUTE-9 nobody reads or changes what is another’s, an admin neither', async () => {
    const admin: SignedInActor = { ...user, userId: randomUUID(), role: 'admin' };
    await change('appearance', { theme: 'dark' });
    const requests = { user_uuid: user.userId };
    await expect(getUserPreferences(site.deps, admin, requests)).rejects.toMatchObject({ code: 'permission_denied' });
    const update = { ...requests, preference_category: 'appearance', preference_data: { theme: 'light' } };
    await expect(
      updateUserPreferences(site.deps, admin, update as Parameters<typeof updateUserPreferences>[2]),
    ).rejects.toMatchObject({ code: 'permission_denied' });
    await expect(getUserPreferences(site.deps, GUEST, requests)).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('onboarding', () => {
  const step = (name: (typeof ONBOARDING_STEPS)[number]) => completeOnboardingStep(site.deps, user, { step: name });

  test('ONB-2 ONB-4 it is shown until the last step is completed, and again after a reset', async () => {
    expect(await getOnboardingState(site.deps, user, {})).toEqual(NO_ONBOARDING);
    for (const name of ONBOARDING_STEPS) {
      expect(await shouldShowOnboarding(site.deps, user, {})).toEqual({ shouldShow: true });
      await step(name);
    }
    expect(await shouldShowOnboarding(site.deps, user, {})).toEqual({ shouldShow: false });
    expect(await getOnboardingState(site.deps, user, {})).toMatchObject({ startedAt: NOW, completedAt: NOW });
    expect(await resetOnboarding(site.deps, user, {})).toEqual(NO_ONBOARDING);
    expect(await shouldShowOnboarding(site.deps, user, {})).toEqual({ shouldShow: true });
  });

  test('ONB-2 skipping marks every step and keeps which', async () => {
    await step('welcome');
    const state = await completeOnboarding(site.deps, user, { isSkipped: true });
    expect(state.completedSteps).toEqual([...ONBOARDING_STEPS]);
    expect(state.preferences.skipped).toEqual(['features', 'ai-assistant', 'preferences', 'account-benefits']);
    expect(await getOnboardingState(site.deps, user, {})).toEqual(state);
  });

  test('ONB-3 the device’s state joins the one kept here', async () => {
    const deviceId = randomUUID();
    const chosen = { appearance: { theme: 'light' as const, digits: 'native' as const }, gone: { a: 1 } };
    await saveOnboarding(site.deps, user, {
      ...NO_ONBOARDING,
      completedSteps: ['features', 'welcome', 'welcome'],
      preferences: { chosen, skipped: [] },
      startedAt: EARLIER,
    });
    const merged = await mergeOnboarding(site.deps, user, {
      ...NO_ONBOARDING,
      completedSteps: ['ai-assistant'],
      preferences: { chosen: { appearance: { theme: 'dark' } }, skipped: [] },
      startedAt: NOW,
      deviceId,
    });
    expect(merged).toEqual({
      hasCompletedOnboarding: false,
      completedSteps: ['welcome', 'features', 'ai-assistant'],
      preferences: { chosen: { appearance: { theme: 'dark', digits: 'native' } }, skipped: [] },
      startedAt: EARLIER,
      completedAt: null,
      deviceId,
    });
    expect(await getOnboardingState(site.deps, user, {})).toEqual(merged);
  });

  test('ONB-1 a step before the ones it follows is refused and loses nothing; an earlier one may be repeated', async () => {
    await expect(step('features')).rejects.toMatchObject({ code: 'step_out_of_order' });
    const begun = await step('welcome');
    await expect(step('preferences')).rejects.toMatchObject({ code: 'step_out_of_order' });
    const incomplete = completeOnboarding(site.deps, user, {});
    await expect(incomplete).rejects.toMatchObject({ code: 'step_out_of_order' });
    expect(await getOnboardingState(site.deps, user, {})).toEqual(begun);
    await step('features');
    expect((await step('welcome')).completedSteps).toEqual(['welcome', 'features']);
  });

  test('ONB-1 ONB-3 after a device brought steps of its own, the next one follows its last', async () => {
    await mergeOnboarding(site.deps, user, {
      ...NO_ONBOARDING,
      completedSteps: ['welcome', 'features', 'ai-assistant'],
    });
    await step('preferences');
    expect((await step('account-benefits')).hasCompletedOnboarding).toBe(true);
    expect((await completeOnboarding(site.deps, user, {})).hasCompletedOnboarding).toBe(true);
  });

  test('ONB-4 one step completed by two devices at the same time is there once, in one row', async () => {
    for (const name of ONBOARDING_STEPS) await Promise.all([step(name), step(name)]);
    const rows = await database.db.select().from(userOnboarding);
    const own = rows.filter(({ userId }) => userId === user.userId);
    expect(own).toHaveLength(1);
    expect(own[0]?.completedSteps).toEqual([...ONBOARDING_STEPS]);
  });
});

describe('the endpoint', () => {
  test.each(['/user-preferences', '/onboarding', '/onboarding/should-show'])(
    'ROUTE-9 a guest has to sign in to read %s',
    async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ code: 'not_signed_in' });
    },
  );

  test('DATA-4 ROUTE-9 a foreign user_uuid is refused and changes nothing, the own one is accepted', async () => {
    const accounts = createTestSite(database.db);
    const [one, other] = [await signUpPerson(accounts), await signUpPerson(accounts)];
    const dark = { preference_category: 'appearance', preference_data: { theme: 'dark' } };
    const refused = [
      await one.browser.get(`/user-preferences?user_uuid=${other.id}`),
      await one.browser.post('/user-preferences', { ...dark, user_uuid: other.id }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'permission_denied' });
    }
    for (const { browser } of [one, other]) {
      expect(await (await browser.get('/user-preferences')).json()).toMatchObject({ updated_at: null });
    }
    expect((await one.browser.get(`/user-preferences?user_uuid=${one.id}`)).status).toBe(200);
    expect((await one.browser.post('/user-preferences', { ...dark, user_uuid: one.id })).status).toBe(200);
    expect((await one.browser.get('/user-preferences?user_uuid=me')).status).toBe(400);
  });

  test.each([
    ['/user-preferences', { preference_category: 'appearance', preference_data: { theme: 'dark' } }],
    ['/onboarding/merge', NO_ONBOARDING],
    ['/onboarding/save', NO_ONBOARDING],
    ['/onboarding/steps', { step: 'welcome' }],
    ['/onboarding/complete', {}],
    ['/onboarding/reset', {}],
  ])('ROUTE-9 a guest has to sign in to write to %s', async (path, body) => {
    const before = await database.db.select().from(userOnboarding);
    expect((await site.post(path, body)).status).toBe(401);
    expect(await database.db.select().from(userOnboarding)).toEqual(before);
  });
});
