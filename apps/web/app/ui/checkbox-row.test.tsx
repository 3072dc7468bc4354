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
  await userEvent.click(screen.getByText('12'));
  expect(box.checked).toBe(false);
  box.click();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
  await expectAccessible(container);
});

test('LAYOUT-8 the whole row is the target: a label around a box of 24 px, 44 px high and wide', () => {
  render(<CheckboxRow label="Deira" count={12} />);
  const box = screen.getByRole('checkbox', { name: 'Deira' });
  const row = box.closest('label');
  expect(row?.textContent).toBe('Deira12');
  expect(row?.className).toContain('min-h-11 min-w-11');
  expect(box.className).toContain('size-6');
});
