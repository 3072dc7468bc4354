// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Skeleton, SkeletonRegion } from './skeleton.tsx';

afterEach(cleanup);

test('a loading region says so once and hides its shapes from screen readers', async () => {
  const { container } = render(
    <SkeletonRegion label="Loading">
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
    </SkeletonRegion>,
  );
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Loading');
  expect(region.querySelector('[aria-hidden="true"]')?.children).toHaveLength(2);
  await expectAccessible(container);
});
