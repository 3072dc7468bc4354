import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi } from '../../features/prose/test-api.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { authMarker } from '../../features/session/auth-marker.ts';
import type { Session } from '../../queries/accounts.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { VerifyForm } from './verify-form.tsx';

const EMAIL = 'amina@example.com';
const GUEST: Session = { actor: { kind: 'guest', role: 'guest' }, profile: null, permissions: [], session: null };
const USER = {
  ...GUEST,
  actor: { kind: 'user', userId: 'u', role: 'user' },
  profile: { email: EMAIL },
} as unknown as Session;

let hasPassword: boolean;
let session: Session;
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  session = GUEST;
  api = await startTestApi(({ path }) => {
    if (path.startsWith('/api/session')) return { body: session };
    session = USER;
    return { body: { state: 'signed_in', hasPassword } };
  });
});

afterEach(() => {
  cleanup();
  api.stop();
  authMarker.clear();
});

/** The pages of a confirmation, and after them the address they lead to. */
function Pages() {
  const { pathname, search } = useLocation();
  if (pathname === '/auth/verify-email-sent') return <VerifyForm />;
  return pathname === '/auth/callback' ? <ConfirmAddress /> : <output>{pathname + search}</output>;
}

async function enterCode(search: string): Promise<void> {
  await renderInPage(<Pages />, { path: `/auth/verify-email-sent${search}`, apiOrigin: api.origin, session });
  await userEvent.type(screen.getByLabelText('Email address'), EMAIL);
  await userEvent.type(screen.getByLabelText('Code'), '012345');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

test.each([
  ['?next=%2Fbookmarks', '/bookmarks'],
  ['', '/auth/onboarding'],
])('AUTH-8 in the browser that signed up a code at %j leads to %s', async (search, goal) => {
  hasPassword = true;
  await enterCode(search);
  await waitFor(async () => expect((await screen.findByRole('status')).textContent).toBe(goal));
});

test('AUTH-8 in another browser the code form says that the password was dropped and offers to set one', async () => {
  hasPassword = false;
  await enterCode('?next=%2Fbookmarks');
  expect(await screen.findByText(/the password chosen there no longer works/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/settings#password');
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/bookmarks');
});

test('AUTH-8 a tab that waits for the code goes on to its page when another tab has confirmed the address', async () => {
  await renderInPage(<Pages />, { path: '/auth/verify-email-sent?next=%2Fbookmarks', apiOrigin: api.origin, session });
  expect(screen.getByLabelText('Code')).toBeTruthy();
  authMarker.set();
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/bookmarks');
  expect(screen.queryByLabelText('Code')).toBeNull();
});
