// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './field.tsx';

afterEach(cleanup);

test('the summary takes the focus, its alert is inside, and its link shows the label and focuses the field', async () => {
  const visible = vi.fn<() => void>();
  Element.prototype.scrollIntoView = visible;
  const { container } = render(
    <>
      <ErrorSummary title="There is a problem" errors={[{ fieldId: 'email', message: 'Enter an email address' }]} />
      <TextField id="email" label="Email" error="Enter an email address" />
    </>,
  );
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(summary.getAttribute('role')).not.toBe('alert');
  expect(summary.querySelector('[role="alert"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Enter an email address' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  expect(visible.mock.contexts[0]).toBe(screen.getByText('Email'));
  await expectAccessible(container);
});
