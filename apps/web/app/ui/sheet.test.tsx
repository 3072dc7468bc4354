// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

test('the sheet opens with a name, holds the focus, closes with Escape and gives the focus back', async () => {
  render(
    <Sheet trigger={<Button>Open</Button>} title="Menu" closeLabel="Close">
      <a href="/news">News</a>
    </Sheet>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const box = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
  await expectAccessible(box);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the sheet closes with its labelled button', async () => {
  render(<Sheet isOpenAtStart title="Menu" closeLabel="Close" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
