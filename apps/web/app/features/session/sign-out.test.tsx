import 'fake-indexeddb/auto';
import { SIGNED_IN_COOKIE } from '@dalil/domain/accounts/signed-in-cookie.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { toasts } from '../announcer/toast-store.ts';
import { startTestApi, type TestAnswer } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { AccountCorner } from './account-corner.tsx';
import { AccountLinks } from './account-links.tsx';
import { authMarker } from './auth-marker.ts';
import { endSession, SIGN_OUT_LIMIT_MS } from './end-session.ts';
import { SessionWarning } from './session-warning.tsx';

const GUEST = { actor: { kind: 'guest', role: 'guest' }, profile: null, permissions: [], session: null };
const FAILURE: TestAnswer = { status: 503, body: { code: 'unavailable' } };

let api: Awaited<ReturnType<typeof startTestApi>>;
let signOutAnswer: TestAnswer;

beforeEach(async () => {
  signOutAnswer = FAILURE;
  api = await startTestApi(({ path }) => (path === '/api/auth/sign-out' ? signOutAnswer : { body: GUEST }));
  // As the server leaves a browser after a sign-in.
  document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/`;
  authMarker.set();
});

afterEach(() => {
  cleanup();
  api.stop();
  authMarker.end();
  vi.useRealTimers();
});

test('ERR-7 AUTH-6 a server that cannot sign out is reported, and the device is signed out', async () => {
  await renderInPage(<SessionWarning endsAt={new Date(Date.now() + 60_000)} onStay={() => {}} />, {
    apiOrigin: api.origin,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(toasts.current()?.title).toBe('Failed to sign out'));
  expect(api.requests.map(({ path }) => path)).toContain('/api/auth/sign-out');
  expect(localStorage.getItem('dalil.auth')).toBeNull();
  expect(authMarker.state()).toBe('leaving');
});

test.each([
  ['the header', <AccountCorner key="corner" />],
  ['the drawer', <AccountLinks key="links" linkClassName="" onFollow={() => {}} />],
])('AUTH-6 after a sign-out that failed %s offers the next try, until it succeeds', async (_, part) => {
  authMarker.leave();
  await renderInPage(part, { apiOrigin: api.origin });
  const again = await screen.findByRole('button', { name: 'Sign out again' });
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
  expect(document.documentElement.hasAttribute('data-leaving')).toBe(true);
  await userEvent.click(again);
  await waitFor(() => expect(toasts.current()?.title).toBe('Error signing out. Please try again.'));
  expect(toasts.current()?.action?.label).toBe('Sign out again');
  expect(screen.getByRole('button', { name: 'Sign out again' })).toBeTruthy();
  signOutAnswer = { body: { done: true } };
  await userEvent.click(screen.getByRole('button', { name: 'Sign out again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out again' })).toBeNull());
  expect(authMarker.state()).toBe('out');
  expect(document.documentElement.hasAttribute('data-leaving')).toBe(false);
});

test('AUTH-6 the next try is made by itself when the connection returns', async () => {
  authMarker.leave();
  await renderInPage(<AccountCorner />, { apiOrigin: api.origin });
  await screen.findByRole('button', { name: 'Sign out again' });
  signOutAnswer = { body: { done: true } };
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(authMarker.state()).toBe('out'));
});

test('AUTH-6 a server that never answers has failed after ten seconds', async () => {
  vi.useFakeTimers();
  const never = createApiClient(
    'https://dalil.example',
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  );
  const failed = endSession(never).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(SIGN_OUT_LIMIT_MS);
  expect(await failed).toBeTruthy();
  expect(authMarker.state()).toBe('leaving');
});

test('AUTH-1 the cookie beside the session keeps a user signed in whose browser has lost or blocks its storage', () => {
  localStorage.clear();
  expect(authMarker.state()).toBe('in');
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(authMarker.state()).toBe('in');
  blocked.mockRestore();
  authMarker.end();
  expect(authMarker.state()).toBe('out');
});
