// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

test('an icon button has a name and tells whether it is pressed', async () => {
  const { container, rerender } = render(
    <IconButton label="Save Deira" icon={<svg aria-hidden />} isPressed={false} />,
  );
  expect(screen.getByRole('button', { name: 'Save Deira', pressed: false })).toBeDefined();
  await expectAccessible(container);
  rerender(<IconButton label="Save Deira" icon={<svg aria-hidden />} isPressed />);
  expect(screen.getByRole('button', { name: 'Save Deira', pressed: true })).toBeDefined();
});
