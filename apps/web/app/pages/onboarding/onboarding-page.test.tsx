import { NO_ONBOARDING, ONBOARDING_STEPS } from '@dalil/domain/accounts/onboarding.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergeOnboardingAtSignIn } from '../../features/onboarding/merge-at-sign-in.ts';
import { changeOnboarding, readOnboarding } from '../../features/onboarding/onboarding-store.ts';
import { queueOnboarding, shareOnboardingWith } from '../../features/onboarding/queue-onboarding.ts';
import { readPreferences } from '../../features/preferences/preference-store.ts';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { readStored } from '../../features/preferences/stored-preferences.ts';
import { startTestApi } from '../../features/prose/test-api.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { pageQueue, setQueueOwner } from '../../features/offline-sync/page-queue.ts';
import { syncRun } from '../../features/offline-sync/sync-run.ts';
import { createApiClient } from '../../data/api.ts';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { OnboardingPage } from './onboarding-page.tsx';

const TITLES = [
  'Welcome to Dalil',
  'What you find here',
  'Where machines helped',
  'How it should look',
  'What your account is for',
];

const ME = 'user-1';

beforeEach(async () => {
  localStorage.clear();
  stubMatchMedia();
  await (await pageQueue()).forget(ME);
  await setQueueOwner(ME);
  shareOnboardingWith(ME);
});

async function queued() {
  return (await pageQueue()).read(ME);
}
afterEach(cleanup);

const open = () => renderInPage(<OnboardingPage />, { path: '/auth/onboarding' });
const heading = () => screen.getByRole('heading', { level: 1 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('ONB-1 ONB-2 five steps in order, each with the focus on its heading; the last one completes', async () => {
  await open();
  for (const [at, title] of TITLES.entries()) {
    expect(heading().textContent).toBe(title);
    expect(screen.getByText(`Step ${at + 1} of 5`)).toBeDefined();
    if (at > 0) expect(document.activeElement).toBe(heading());
    await press(at < 4 ? 'Next' : 'Finish');
  }
  expect(heading().textContent).toBe('That was all');
  expect(document.activeElement).toBe(heading());
  expect(readOnboarding()).toMatchObject({ hasCompletedOnboarding: true, completedSteps: [...ONBOARDING_STEPS] });
});

test('ONB-1 opened again it goes on after the last completed step, without any connection', async () => {
  await open();
  await press('Next');
  await press('Next');
  cleanup();
  await open();
  expect(heading().textContent).toBe('Where machines helped');
});

test('ONB-1 one can go back and on again, and nothing completed is lost', async () => {
  await open();
  await press('Next');
  await press('Next');
  await press('Back');
  expect(heading().textContent).toBe('What you find here');
  await press('Back');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press('Next');
  expect(heading().textContent).toBe('What you find here');
  expect(readOnboarding().completedSteps).toEqual(['welcome', 'features']);
});

test('ONB-2 skipping marks every step; it can be seen again from the beginning', async () => {
  await open();
  await press('Next');
  await press('Skip the introduction');
  expect(heading().textContent).toBe('That was all');
  expect(readOnboarding().preferences.skipped).toEqual(ONBOARDING_STEPS.slice(1));
  await press('See it again');
  expect(heading().textContent).toBe('Welcome to Dalil');
  expect(readOnboarding().hasCompletedOnboarding).toBe(false);
});

test('ONB-2 what is chosen on the way is stored with the state', async () => {
  changeOnboarding((state) => ({ ...state, completedSteps: ['welcome', 'features', 'ai-assistant'] }));
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await press('Next');
  expect(readOnboarding().preferences.chosen).toEqual({ appearance: { theme: 'dark' } });
});

test('ONB-3 PWA-7 after sign-in the device takes over what both know, and the account hears of it through the queue', async () => {
  changeOnboarding((state) => ({ ...state, completedSteps: ['welcome'] }));
  const known = {
    ...NO_ONBOARDING,
    hasCompletedOnboarding: true,
    completedSteps: ['features'],
    preferences: { chosen: { region: { clock: '12h' } }, skipped: [] },
  };
  const api = await startTestApi(() => ({ body: known }));
  const state = await mergeOnboardingAtSignIn(createApiClient(api.origin, fetch));
  api.stop();
  expect(api.requests).toMatchObject([{ path: '/api/onboarding', body: null }]);
  expect(state).toEqual({ ...known, completedSteps: ['welcome', 'features'] });
  expect(readOnboarding()).toEqual(state);
  expect(readPreferences().preferences.region.clock).toBe('12h');
  expect(await queued()).toMatchObject([{ owner: ME, kind: 'onboarding.merge', payload: state, state: 'waiting' }]);
});

test('ONB-2 PWA-9 what a signed-in user reads and begins anew waits in their queue, in its order', async () => {
  await open();
  await press('Next');
  await press('Skip the introduction');
  await press('See it again');
  await press('Next');
  await expect
    .poll(async () => (await queued()).map(({ kind }) => kind))
    .toEqual(['onboarding.merge', 'onboarding.merge', 'onboarding.reset', 'onboarding.merge']);
  expect((await queued()).at(-1)?.payload).toMatchObject({ completedSteps: ['welcome'], completedAt: null });
  expect(new Set((await queued()).map(({ record }) => record)).size).toBe(1);
});

test('ONB-2 ONB-3 a new beginning that waits for the account is not undone by what the account knows', async () => {
  await queueOnboarding({ kind: 'onboarding.reset', payload: {} });
  const completed = { ...NO_ONBOARDING, hasCompletedOnboarding: true, completedSteps: [...ONBOARDING_STEPS] };
  const api = await startTestApi(({ path }) =>
    path === '/api/onboarding' ? { body: completed } : { status: 401, body: { code: 'not_signed_in' } },
  );
  await mergeOnboardingAtSignIn(createApiClient(api.origin, fetch));
  api.stop();
  expect(api.requests.map(({ path }) => path)).toEqual(['/api/sync/user-data']);
  expect(readOnboarding().hasCompletedOnboarding).toBe(false);
});

test('ONB-2 what a guest reads stays on the device', async () => {
  shareOnboardingWith(null);
  await open();
  await press('Next');
  expect(await queued()).toEqual([]);
});

test('PWA-8 what the account rejects leaves the queue and holds on this device', async () => {
  await queueOnboarding({ kind: 'onboarding.reset', payload: {} });
  const api = await startTestApi(() => ({ status: 422, body: { code: 'invalid_input' } }));
  await syncRun(createApiClient(api.origin, fetch));
  api.stop();
  expect(await queued()).toEqual([]);
});

test('ONB-3 what the account knows already is not sent to it again', async () => {
  changeOnboarding((state) => ({ ...state, completedSteps: ['welcome'] }));
  const stored = { ...NO_ONBOARDING, deviceId: readOnboarding().deviceId, completedSteps: ['welcome', 'features'] };
  const api = await startTestApi(() => ({ status: 200, body: stored }));
  await mergeOnboardingAtSignIn(createApiClient(api.origin, fetch));
  api.stop();
  expect(api.requests).toMatchObject([{ path: '/api/onboarding', body: null }]);
  expect(readOnboarding().completedSteps).toEqual(['welcome', 'features']);
});

test('ONB-3 PROF-3 what was chosen later on this device outweighs the introduction, at every sign-in', async () => {
  await savePreferences({ region: { clock: '24h' } });
  const chosen = { region: { clock: '12h' }, appearance: { theme: 'dark' } };
  const merged = { ...NO_ONBOARDING, startedAt: '2026-11-20T08:00:00.000Z', preferences: { chosen, skipped: [] } };
  const api = await startTestApi(() => ({ status: 200, body: merged }));
  await mergeOnboardingAtSignIn(createApiClient(api.origin, fetch));
  api.stop();
  expect(readPreferences().preferences).toMatchObject({ region: { clock: '24h' }, appearance: { theme: 'dark' } });
  expect(readStored().changedAt?.appearance).toBe('2026-11-20T08:00:00.000Z');
});
