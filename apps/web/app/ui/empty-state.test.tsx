// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

afterEach(cleanup);

test('an empty place says what belongs there and leads on', async () => {
  const { container } = render(
    <EmptyState level={1} title="No bookmarks yet" actions={<Button>Browse</Button>}>
      Save a story.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No bookmarks yet' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Browse' })).toBeDefined();
  await expectAccessible(container);
});
