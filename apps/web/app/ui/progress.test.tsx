// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Progress } from './progress.tsx';

afterEach(cleanup);

test('progress is reported in words; the bar is only for the eye', async () => {
  const { container } = render(
    <Progress value={2} max={5}>
      2 of 5
    </Progress>,
  );
  expect(screen.getByText('2 of 5')).toBeDefined();
  expect(container.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(5);
  await expectAccessible(container);
});
