// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button } from './button.tsx';
import { Toast } from './toast.tsx';

afterEach(cleanup);

test('ERR-5 a toast has its words, its action and a labelled close button', async () => {
  const onClose = vi.fn<() => void>();
  const { container } = render(
    <Toast tone="error" title="Sync failed" action={<Button>Try again</Button>} closeLabel="Close" onClose={onClose}>
      Could not sync your data.
    </Toast>,
  );
  expect(screen.getByText('Could not sync your data.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  await expectAccessible(container);
});
