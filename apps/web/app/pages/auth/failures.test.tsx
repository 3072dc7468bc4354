import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProviderButtons } from '../../features/account-forms/provider-buttons.tsx';
import { startTestApi, type TestAnswer } from '../../features/prose/test-api.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { authMarker } from '../../features/session/auth-marker.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { VerifyForm } from './verify-form.tsx';

const EMAIL = 'amina@example.com';
const PASSWORD = 'a quiet evening at the creek';
const BROKEN: TestAnswer = { status: 500, body: { code: 'internal_error' } };

let answer: TestAnswer;
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  answer = BROKEN;
  api = await startTestApi(({ path }) =>
    path === '/api/auth/providers' ? { body: { items: [{ id: 'oidc', name: 'City ID' }] } } : answer,
  );
});

afterEach(() => {
  cleanup();
  api.stop();
});

type Form = { form: ReactElement; path: string; fields: [string, string][]; send: string; failure: string };

const FORMS: Record<string, Form> = {
  'signing in': {
    form: <SignInForm onSecondFactor={() => {}} />,
    path: '/auth/signin',
    fields: [
      ['Email address', EMAIL],
      ['Password', PASSWORD],
    ],
    send: 'Sign In',
    failure: 'Failed to sign in',
  },
  'signing up': {
    form: <SignUpForm />,
    path: '/auth/signup',
    fields: [
      ['Full name', 'Amina'],
      ['Email address', EMAIL],
      ['New password', PASSWORD],
    ],
    send: 'Create an account',
    failure: 'Failed to sign up',
  },
  'confirming an address': {
    form: <VerifyForm />,
    path: '/auth/verify-email-sent',
    fields: [
      ['Email address', EMAIL],
      ['Code', '123456'],
    ],
    send: 'Confirm',
    failure: 'Failed to verify email',
  },
  'asking for a link': {
    form: <ForgotPasswordForm />,
    path: '/auth/forgot-password',
    fields: [['Email address', EMAIL]],
    send: 'Send the link',
    failure: 'Failed to send reset email',
  },
  'setting a password': {
    form: <ResetPasswordForm />,
    path: '/auth/reset-password?token=abc',
    fields: [['New password', PASSWORD]],
    send: 'Save the new password',
    failure: 'Failed to update password',
  },
};

const KINDS = Object.keys(FORMS);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input', exact: true });

async function fillAndSend({ form, path, fields, send }: Form): Promise<void> {
  await renderInPage(form, { path, apiOrigin: api.origin });
  for (const [name, value] of fields) await userEvent.type(field(name), value);
  await userEvent.click(screen.getByRole('button', { name: send }));
}

test.each(KINDS)('ERR-7 %s says what failed where nothing better is known, and keeps what was typed', async (kind) => {
  const form = FORMS[kind] as Form;
  await fillAndSend(form);
  expect(await screen.findByRole('link', { name: form.failure })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain(form.failure));
  for (const [name, value] of form.fields) expect(field(name).value).toBe(value);
});

test.each(KINDS)('ERR-7 AUTH-12 %s too often says when to come again', async (kind) => {
  answer = { status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '540' } };
  await fillAndSend(FORMS[kind] as Form);
  expect(await screen.findByRole('link', { name: 'Too many attempts. Try again in 9 minutes' })).toBeTruthy();
});

test('AUTH-12 ERR-7 a server that is too busy to sign in says so, and what was typed stays', async () => {
  answer = { status: 503, body: { code: 'busy' }, headers: { 'retry-after': '10' } };
  const form = FORMS['signing in'] as Form;
  await fillAndSend(form);
  expect(await screen.findByRole('link', { name: /^Many people are signing in right now/ })).toBeTruthy();
  for (const [name, value] of form.fields) expect(field(name).value).toBe(value);
});

test('AUTH-12 after too many attempts a link by mail is offered, whoever has the account', async () => {
  answer = { status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '540' } };
  await fillAndSend(FORMS['signing in'] as Form);
  const offer = await screen.findByRole('button', { name: 'Email me a link' });
  answer = BROKEN;
  await userEvent.click(offer);
  expect(await screen.findByText('The link could not be sent')).toBeTruthy();
  answer = { body: { state: 'link_sent' } };
  await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
  const sent = await screen.findByText(/has an account, a link is on its way/);
  expect(sent.textContent).toContain(EMAIL);
  expect(field('Password').value).toBe(PASSWORD);
});

test('AUTH-12 the token of an unlock link is sent with the password and leaves the address', async () => {
  const sent: unknown[] = [];
  api.stop();
  api = await startTestApi(({ path, body }) => {
    if (path === '/api/auth/sign-in') sent.push(body);
    return BROKEN;
  });
  await fillAndSend({ ...(FORMS['signing in'] as Form), path: '/auth/signin?next=%2Fprofile&unlock=a-token' });
  expect(screen.getByText('Sign in with your password. The link lets this device in.')).toBeTruthy();
  await waitFor(() => expect(sent).toMatchObject([{ email: EMAIL, unlockToken: 'a-token' }]));
  expect(screen.getByRole('link', { name: 'I have no account yet' }).getAttribute('href')).toMatch(
    /\?next=%2Fprofile$/,
  );
});

test.each([
  ['signing in', 'invalid_credentials', 'The email address or the password is wrong'],
  ['signing in', 'account_suspended', 'This account is suspended. Write to us through the contact page'],
  ['confirming an address', 'invalid_code', 'The code is wrong or no longer valid'],
  ['setting a password', 'invalid_link', 'This link is no longer valid. Ask for another one'],
])('ERR-7 %s repeats what the server says: %s', async (kind, code, message) => {
  answer = { status: 400, body: { code } };
  await fillAndSend(FORMS[kind] as Form);
  expect(await screen.findByRole('link', { name: message })).toBeTruthy();
});

test('ERR-7 AUTH-5 a provider that cannot be asked says so', async () => {
  await renderInPage(<ProviderButtons />, { path: '/auth/signin', apiOrigin: api.origin });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with City ID' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in with social provider');
});

test('ERR-7 a sign-in that leaves no session says that there is no user, and the device is not marked', async () => {
  api.stop();
  api = await startTestApi(({ path }) =>
    path.startsWith('/api/session')
      ? { body: { actor: { kind: 'guest', role: 'guest' }, profile: null, permissions: [], session: null } }
      : { body: { state: 'signed_in' } },
  );
  await fillAndSend(FORMS['signing in'] as Form);
  expect(await screen.findByRole('link', { name: 'No user found' })).toBeTruthy();
  expect(field('Email address').value).toBe(EMAIL);
  expect(authMarker.isSet()).toBe(false);
});
