// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Disclosure } from './disclosure.tsx';

afterEach(cleanup);

test('a disclosure is a native details with a heading, closed until it is pressed', async () => {
  const { container } = render(
    <Disclosure title="How long does it take?" level={2}>
      A week.
    </Disclosure>,
  );
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  await userEvent.click(screen.getByRole('heading', { level: 2, name: 'How long does it take?' }));
  expect(details?.open).toBe(true);
  await expectAccessible(container);
});
