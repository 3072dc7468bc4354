// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { AyyanStar, LogoMark } from './star-mark.tsx';

afterEach(cleanup);

test('the marks are decorative: their words stand beside them', async () => {
  const { container } = render(
    <>
      <LogoMark />
      <AyyanStar />
    </>,
  );
  expect([...container.querySelectorAll('svg')].every((mark) => mark.getAttribute('aria-hidden') === 'true')).toBe(
    true,
  );
  await expectAccessible(container);
});
