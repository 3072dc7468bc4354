// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

test('a password can be looked at and hidden again, and keeps what was typed', async () => {
  const { container } = render(
    <PasswordField
      label="Password"
      hint="At least 10 characters"
      showLabel="Show password"
      hideLabel="Hide password"
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(field);
  await userEvent.paste('a quiet evening');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('a quiet evening');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});
