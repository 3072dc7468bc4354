// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { ServiceRow } from './service-row.tsx';

afterEach(cleanup);

test('a service is an article with one link and its promise', async () => {
  const { container } = render(
    <ServiceRow
      href="/government/emirates-id"
      name="Emirates ID"
      promise="What to bring"
      icon={<svg aria-hidden />}
      level={2}
    />,
  );
  expect(screen.getByRole('link', { name: 'Emirates ID' })).toBeDefined();
  expect(screen.getByText('What to bring')).toBeDefined();
  await expectAccessible(container);
});
