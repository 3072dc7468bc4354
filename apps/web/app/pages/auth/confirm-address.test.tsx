import { confirmHash } from '@dalil/domain/accounts/confirm-link.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestAnswer } from '../../features/prose/test-api.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { authMarker } from '../../features/session/auth-marker.ts';
import type { Session } from '../../queries/accounts.ts';
import { ConfirmAddress } from './confirm-address.tsx';

const EMAIL = 'amina@example.com';
const HASH = confirmHash({ email: EMAIL, code: '012345', returnTo: '/bookmarks' });
const CONFIRMED: TestAnswer = { body: { state: 'signed_in', hasPassword: true } };

let answer: TestAnswer;
let session: Session;
let api: Awaited<ReturnType<typeof startTestApi>>;

const GUEST: Session = { actor: { kind: 'guest', role: 'guest' }, profile: null, permissions: [], session: null };
const signedInAs = (email: string) =>
  ({ ...GUEST, actor: { kind: 'user', userId: 'u', role: 'user' }, profile: { email } }) as unknown as Session;

beforeEach(async () => {
  answer = CONFIRMED;
  session = GUEST;
  api = await startTestApi(({ path }) => {
    if (path.startsWith('/api/session')) return { body: session };
    if (path === '/api/auth/verify-email' && answer === CONFIRMED) session = signedInAs(EMAIL);
    if (path === '/api/auth/sign-out') session = GUEST;
    return path === '/api/auth/verify-email' ? answer : { body: { state: 'code_sent' } };
  });
});

afterEach(() => {
  cleanup();
  api.stop();
  authMarker.clear();
});

/** The page, and after it the address it leads to. */
function Pages() {
  const { pathname, search } = useLocation();
  return pathname === '/auth/callback' ? <ConfirmAddress /> : <output>{pathname + search}</output>;
}

const open = (hash = HASH) =>
  renderInPage(<Pages />, { path: `/auth/callback${hash}`, apiOrigin: api.origin, session });
const press = async (name = 'Confirm this address') => userEvent.click(await screen.findByRole('button', { name }));
const place = async () => (await screen.findByRole('status')).textContent;
const sentTo = (path: string) => api.requests.filter((request) => request.path === path).map(({ body }) => body);

test('AUTH-2 ROUTE-5 opening a link confirms nothing; its button confirms the address and leads to the page that was asked for', async () => {
  await open();
  expect(await screen.findByText('a•••@example.com')).toBeTruthy();
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await press();
  await waitFor(async () => expect(await place()).toBe('/bookmarks'));
  expect(sentTo('/api/auth/verify-email')).toEqual([{ email: EMAIL, code: '012345', type: 'signup' }]);
  expect(authMarker.isSet()).toBe(true);
});

test('AUTH-2 in another browser the password is not taken over, and the page says so before it goes on', async () => {
  await open();
  answer = { body: { state: 'signed_in', hasPassword: false } };
  session = signedInAs(EMAIL);
  await press();
  expect(await screen.findByText(/the password chosen there no longer works/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/bookmarks');
});

test('AUTH-2 ERR-7 a link that is used, replaced or too old says so and offers another code', async () => {
  answer = { status: 400, body: { code: 'invalid_code' } };
  await open();
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link no longer works.*10 minutes$/);
  const signIn = screen.getByRole('link', { name: 'My address is confirmed: sign in' });
  expect(signIn.getAttribute('href')).toBe('/auth/signin?next=%2Fbookmarks');
  await press('Send another code');
  expect(await place()).toBe('/auth/verify-email-sent?next=%2Fbookmarks');
  expect(sentTo('/api/auth/send-code')).toEqual([{ email: EMAIL, returnTo: '/bookmarks' }]);
});

test('AUTH-2 ERR-7 without a connection the link stays, and works when it is pressed again', async () => {
  answer = { status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '120' } };
  await open();
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 2 minutes');
  api.stop();
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/press the button again$/));
  expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeTruthy();
});

test('AUTH-2 a damaged link leads to where the code is entered', async () => {
  await open(HASH.slice(0, -6));
  expect((await screen.findByText(/^Part of the link is missing/)).textContent).toContain('enter the code');
  expect(screen.getByRole('link', { name: 'Enter the code' }).getAttribute('href')).toBe('/auth/verify-email-sent');
});

test('AUTH-2 whoever is signed in with the account already goes on', async () => {
  session = signedInAs(EMAIL);
  await open();
  expect(await screen.findByText('Your address is confirmed and you are signed in.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/bookmarks');
});

test('AUTH-2 ROUTE-5 another account that is signed in is never replaced without its owner', async () => {
  session = signedInAs('omar@example.org');
  await open();
  const warning = await screen.findByText(/^You are signed in with another account/);
  expect(warning.textContent).toContain('o•••@example.org');
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
  await press('Sign out and go on');
  await press();
  await waitFor(async () => expect(await place()).toBe('/bookmarks'));
});
