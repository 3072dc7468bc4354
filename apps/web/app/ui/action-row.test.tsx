// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { ActionRow, MoreActions } from './action-row.tsx';

afterEach(cleanup);

function open(onCopy = () => {}) {
  const { container } = render(
    <>
      <ActionRow>
        <button type="button">Save</button>
        <MoreActions label="More">
          <a href="#site">Website</a>
          <button type="button" onClick={onCopy}>
            Copy
          </button>
        </MoreActions>
      </ActionRow>
      <p>The text of the page</p>
    </>,
  );
  const details = container.querySelector('details');
  if (!details) throw new Error('no details element');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return { container, details };
}

test('LAYOUT-1 the less likely actions are in a native details element', async () => {
  const { container, details } = open();
  await expectAccessible(container);
  details.open = false;
  fireEvent(details, new Event('toggle'));
  expect(container.querySelector('summary')?.textContent).toBe('More');
  await expectAccessible(container);
});

test('LAYOUT-1 Escape closes the actions and returns the focus to their button', async () => {
  const { container, details } = open();
  screen.getByRole('link', { name: 'Website' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(container.querySelector('summary'));
});

test('LAYOUT-1 an action closes the others after it ran; so does a press elsewhere, which keeps the focus', async () => {
  const copy = vi.fn<() => void>();
  const { details } = open(copy);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledOnce();
  expect(details.open).toBe(false);
  cleanup();

  const again = open();
  fireEvent.pointerDown(screen.getByText('The text of the page'));
  expect(again.details.open).toBe(false);
});
