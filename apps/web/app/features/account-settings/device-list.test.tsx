import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestAnswer } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { authMarker } from '../session/auth-marker.ts';
import { DeviceList } from './device-list.tsx';

const AT = '2026-11-21T08:00:00.000Z';
const DEVICES = {
  items: [
    { id: 'one', isCurrent: true, userAgent: '', ipAddress: '', createdAt: AT, lastActiveAt: AT, expiresAt: AT },
    { id: 'two', isCurrent: false, userAgent: '', ipAddress: '', createdAt: AT, lastActiveAt: AT, expiresAt: AT },
  ],
};

let api: Awaited<ReturnType<typeof startTestApi>>;
let answer: TestAnswer;

beforeEach(async () => {
  answer = { body: { ended: 2 } };
  api = await startTestApi(({ method }) => (method === 'DELETE' ? answer : { body: DEVICES }));
  authMarker.set();
});

afterEach(() => {
  cleanup();
  api.stop();
  authMarker.end();
});

const sent = () => api.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

/** Opens the question, and returns its dialog. */
async function ask() {
  await renderInPage(<DeviceList />, { path: '/settings', apiOrigin: api.origin });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  return within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
}

test('AUTH-13 signing out everywhere asks first, ends every session and clears this device', async () => {
  const question = await ask();
  expect(sent()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(authMarker.state()).toBe('out'));
  expect(sent()).toEqual(['/api/auth/sessions/all']);
});

test('AUTH-13 a server that fails to sign out everywhere is reported, and nobody is signed out', async () => {
  answer = { status: 503, body: { code: 'unavailable' } };
  const question = await ask();
  await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(authMarker.state()).toBe('in');
});
