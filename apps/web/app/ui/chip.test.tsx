// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { LinkChip, RemovableChip, ToggleChip } from './chip.tsx';

afterEach(cleanup);

test('a toggle chip is a pressed button and shows a tick, not only a colour', async () => {
  const { container } = render(<ToggleChip isOn>Open now</ToggleChip>);
  expect(screen.getByRole('button', { name: 'Open now', pressed: true }).querySelector('svg')).not.toBeNull();
  await expectAccessible(container);
});

test('a removable chip says what it removes', async () => {
  const { container } = render(<RemovableChip label="Remove filter: Deira">Deira</RemovableChip>);
  expect(screen.getByRole('button', { name: 'Remove filter: Deira' })).toBeDefined();
  await expectAccessible(container);
});

test('a link chip marks the current page', async () => {
  const { container } = render(
    <LinkChip href="/news" isCurrent>
      News
    </LinkChip>,
  );
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('aria-current')).toBe('true');
  await expectAccessible(container);
});
