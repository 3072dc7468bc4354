import 'fake-indexeddb/auto';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { formatPlan, readPlanRequest } from '@dalil/domain/planner/plan-request.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { startTestApi } from '../../features/prose/test-api.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Session } from '../../queries/accounts.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanAuthor } from './plan-author.tsx';

const stops = [['burj-khalifa', 'dubai-frame']];
const request = readPlanRequest(new URLSearchParams('days=1'), '2026-11-22');
const plan = { request, stops, days: [], change: vi.fn(), undo: null, isStored: true };
const loaded = { cards: new Map() } as unknown as Parameters<typeof PlanActions>[0]['loaded'];
const WHOLE = formatPlan(request, stops);
const HASH = createHash('sha256').update(WHOLE).digest('base64url');
const SIGNATURE = 'S'.repeat(59);

const MEMBER: Session = {
  actor: { kind: 'user', role: 'user', userId: 'user-1', sessionId: 'session-1' },
  profile: {
    id: 'user-1',
    email: 'amina@example.com',
    fullName: 'Amina Haddad',
    avatar: null,
    role: 'user',
    userType: 'resident',
    language: 'en',
    twoFactorEnabled: false,
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
  },
  permissions: [],
  session: null,
};

let api: Awaited<ReturnType<typeof startTestApi>> | undefined;
afterEach(async () => {
  cleanup();
  api?.stop();
  vi.unstubAllGlobals();
  await savePreferences({ privacyPreferences: DEFAULT_PREFERENCES.privacyPreferences });
});

async function open(path: string, session?: Session) {
  api = await startTestApi(({ path: asked }) => ({
    body: asked.startsWith('/api/plan-author') ? { author: 'Amina Haddad' } : { signature: SIGNATURE },
  }));
  const parts = (
    <>
      <PlanAuthor plan={plan} />
      <PlanActions plan={plan} loaded={loaded} />
    </>
  );
  await renderInPage(parts, { path, apiOrigin: api.origin, ...(session && { session }) });
}

async function copied(): Promise<string> {
  const writeText = vi.fn(async () => {});
  // Another file may have given the shared navigator a clipboard that can only be read.
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  return new URL(String(writeText.mock.calls[0]?.at(0))).search;
}

const asked = (part: string) => api?.requests.filter(({ path }) => path.startsWith(part)) ?? [];

test('PROF-3 a shared plan says whose it is, and the server is told its hash and not its places', async () => {
  await open(`/plan${WHOLE}&by=${SIGNATURE}`);
  expect(await screen.findByText(/^A plan by .*Amina Haddad/)).toBeTruthy();
  expect(asked('/api/plan-author').map(({ path }) => path)).toEqual([
    `/api/plan-author?plan=${HASH}&signature=${SIGNATURE}`,
  ]);
});

test('PROF-3 a plan without a signature asks nobody, and is shared without one by whoever hides their name', async () => {
  await open(`/plan${WHOLE}`, MEMBER);
  expect(await copied()).toBe(WHOLE);
  expect(api?.requests.filter(({ path }) => path.includes('/plan-'))).toEqual([]);
  expect(screen.queryByText(/^A plan by/)).toBeNull();
});

test('PROF-3 whoever shows their name reads that it goes with the link, which has a signature and no name', async () => {
  await savePreferences({ privacyPreferences: { profileVisibility: 'public' } });
  await open(`/plan${WHOLE}`, MEMBER);
  expect(await screen.findByText(/reads your name, .*Amina Haddad/)).toBeTruthy();
  const address = await copied();
  expect(address).toBe(`${WHOLE}&by=${SIGNATURE}`);
  expect(address).not.toContain('Amina');
});
