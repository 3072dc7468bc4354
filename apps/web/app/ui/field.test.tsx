// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { TextAreaField, TextField } from './field.tsx';

afterEach(cleanup);

test('label, hint and error are joined to the input, and the error begins with its prefix', async () => {
  const { container } = render(
    <TextField label="Email" type="email" hint="To confirm it" error="Enter an email address" errorPrefix="Error:" />,
  );
  const input = screen.getByRole('textbox', {
    name: 'Email',
    description: 'To confirm it Error: Enter an email address',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(container);
});

test('free text follows its own direction, an address is left to right', () => {
  render(
    <>
      <TextField label="Name" />
      <TextField label="Email" type="email" />
      <TextAreaField label="Message" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('dir')).toBe('auto');
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('dir')).toBe('ltr');
  expect(screen.getByRole('textbox', { name: 'Message' }).getAttribute('dir')).toBe('auto');
});
