// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Switch } from './switch.tsx';

afterEach(cleanup);

test('a switch is turned with Space and by its label, and its hint is read with it', async () => {
  const { container } = render(<Switch label="Larger text" hint="By a quarter" />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Larger text', description: 'By a quarter' });
  control.focus();
  await userEvent.keyboard(' ');
  expect(control.checked).toBe(true);
  await userEvent.click(screen.getByText('Larger text'));
  expect(control.checked).toBe(false);
  await expectAccessible(container);
});
