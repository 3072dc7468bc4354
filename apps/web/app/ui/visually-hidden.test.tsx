// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

afterEach(cleanup);

test('hidden words are part of a name', async () => {
  const { container } = render(
    <button type="button">
      <VisuallyHidden>Save</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  await expectAccessible(container);
});
