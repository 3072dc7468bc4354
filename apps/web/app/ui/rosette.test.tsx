// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Rosette } from './rosette.tsx';

afterEach(cleanup);

test('the rosette is decorative and drawn', async () => {
  const { container } = render(<Rosette />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('path')).toHaveLength(3);
  await expectAccessible(container);
});
