import 'fake-indexeddb/auto';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '../../queries/accounts.ts';
import { startTestApi } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { authMarker } from './auth-marker.ts';
import { LazySessionMonitor } from './lazy-session-monitor.tsx';

const later = new Date(Date.now() + 86_400_000).toISOString();
const USER: Session = {
  actor: { kind: 'user', userId: '0f6d1c39-5a8b-4e02-9b1f-6c7d8e9fa0b1', sessionId: 'two', role: 'user' },
  profile: null,
  permissions: [],
  session: { expiresAt: later, createdAt: later },
};
const GUEST: Session = { actor: { kind: 'guest', role: 'guest' }, profile: null, permissions: [], session: null };

let api: Awaited<ReturnType<typeof startTestApi>>;

afterEach(() => {
  cleanup();
  api.stop();
  authMarker.end();
});

async function open(answer: Session, session: Session): Promise<void> {
  api = await startTestApi(() => ({ body: answer }));
  await renderInPage(<LazySessionMonitor />, { apiOrigin: api.origin, session });
}

test('AUTH-1 a page that has loaded a session displays its user as signed in, although the marker is missing', async () => {
  await open(USER, USER);
  await waitFor(() => expect(authMarker.state()).toBe('in'));
});

test('AUTH-1 a marker without a session becomes a guest once the server has answered', async () => {
  authMarker.set();
  await open(GUEST, GUEST);
  await waitFor(() => expect(authMarker.state()).toBe('out'));
});

test('AUTH-1 a guest’s page asks for no session', async () => {
  await open(GUEST, GUEST);
  expect(authMarker.state()).toBe('out');
  expect(api.requests).toEqual([]);
});
