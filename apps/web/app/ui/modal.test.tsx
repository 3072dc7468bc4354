// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button } from './button.tsx';
import { Dialog, Drawer, Sheet } from './modal.tsx';

afterEach(cleanup);

const MODALS = [
  ['dialog', Dialog],
  ['drawer', Drawer],
  ['sheet', Sheet],
] as const;

test.each(MODALS)(
  'the %s opens with a name, holds the focus, closes with Escape and gives the focus back',
  async (_name, Modal) => {
    render(
      <Modal trigger={<Button>Open</Button>} title="Menu" closeLabel="Close">
        <a href="/news">News</a>
      </Modal>,
    );
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const box = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
    await expectAccessible(box);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

test.each(MODALS)('the %s closes with its labelled button', async (_name, Modal) => {
  render(<Modal isOpenAtStart title="Menu" closeLabel="Close" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a modal steered from outside is described by its text and shows its actions', async () => {
  render(
    <Dialog
      isOpen
      title="Delete this list?"
      description="The places stay."
      closeLabel="Close"
      actions={<Button>Delete</Button>}
    />,
  );
  const box = await screen.findByRole('dialog', { name: 'Delete this list?', description: 'The places stay.' });
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  await expectAccessible(box);
});
