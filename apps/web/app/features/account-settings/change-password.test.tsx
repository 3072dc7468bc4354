import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestAnswer } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { ChangePassword } from './change-password.tsx';

let answer: TestAnswer;
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  answer = { body: { done: true } };
  api = await startTestApi(() => answer);
});

afterEach(() => {
  cleanup();
  api.stop();
});

async function fillAndSend(next: string) {
  await renderInPage(<ChangePassword />, { path: '/settings', apiOrigin: api.origin });
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'an old evening');
  await userEvent.type(screen.getByLabelText('New password', { selector: 'input' }), next);
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
}

test('AUTH-13 a short password is not sent', async () => {
  await fillAndSend('short');
  expect(screen.getByLabelText('New password', { selector: 'input' }).getAttribute('aria-invalid')).toBe('true');
  expect(api.requests).toEqual([]);
});

test('AUTH-7 a wrong present password is said at its field, and what was typed stays', async () => {
  answer = { status: 400, body: { code: 'invalid_input', fields: [{ path: 'currentPassword', code: 'wrong' }] } };
  await fillAndSend('another evening by the water');
  await screen.findByRole('link', { name: 'This is not your password' });
  expect(screen.getByDisplayValue('another evening by the water')).toBeTruthy();
});

test('ERR-7 a failure without a name says what was attempted', async () => {
  answer = { status: 500, body: { code: 'internal_error' } };
  await fillAndSend('another evening by the water');
  expect(await screen.findByRole('link', { name: 'Failed to update password' })).toBeTruthy();
});

test('AUTH-7 a changed password closes the form', async () => {
  await fillAndSend('another evening by the water');
  await waitFor(() => expect(screen.queryByLabelText('New password', { selector: 'input' })).toBeNull());
  expect(api.requests[0]).toEqual({
    method: 'POST',
    path: '/api/auth/change-password',
    body: { currentPassword: 'an old evening', newPassword: 'another evening by the water' },
  });
});
