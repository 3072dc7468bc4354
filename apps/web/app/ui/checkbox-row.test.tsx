// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { CheckboxRow } from './checkbox-row.tsx';

afterEach(cleanup);

test('a checkbox row is ticked by its label and by Space, and its hint is read with it', async () => {
  const { container } = render(<CheckboxRow label="Deira" count={12} hint="Old town" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Deira', description: 'Old town' });
  await userEvent.click(screen.getByText('Deira'));
  expect(box.checked).toBe(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
  await expectAccessible(container);
});
