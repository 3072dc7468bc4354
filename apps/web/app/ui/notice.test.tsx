// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Notice } from './notice.tsx';

afterEach(cleanup);

test('a notice has words and an icon, and is announced when it is given a role', async () => {
  const { container } = render(
    <Notice tone="warning" role="status" title="Check before you go">
      Last checked a year ago.
    </Notice>,
  );
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain('Last checked a year ago.');
  expect(notice.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await expectAccessible(container);
});
