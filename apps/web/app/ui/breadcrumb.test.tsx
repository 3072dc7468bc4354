// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Breadcrumb } from './breadcrumb.tsx';

afterEach(cleanup);

test('LAYOUT-6 the way is a labelled list of links and ends with the page itself, which is no link', async () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'News', href: '/news' },
    { label: 'Calm water', href: '/news/calm-water' },
  ];
  const { container } = render(<Breadcrumb label="Breadcrumb" crumbs={crumbs} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'News']);
  expect(screen.getByText('Calm water').getAttribute('aria-current')).toBe('page');
  await expectAccessible(container);
});
