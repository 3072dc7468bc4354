// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

test('a popover is a named dialog and closes with Escape', async () => {
  render(
    <Popover trigger={<Button>Why?</Button>} title="Check before you go" closeLabel="Close">
      Last checked a year ago.
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  const box = await screen.findByRole('dialog', { name: 'Check before you go' });
  await expectAccessible(box);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
