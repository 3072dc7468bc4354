// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

test('a modal steered from outside is described by its text and shows its actions', async () => {
  render(
    <Modal
      placement="centre"
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
