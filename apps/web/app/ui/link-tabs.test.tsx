// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { LinkTabs } from './link-tabs.tsx';

afterEach(cleanup);

test('tabs that are pages are links in a labelled navigation, the current one marked', async () => {
  const tabs = [
    { id: 'all', href: '?q=beach', label: 'All', note: '38' },
    { id: 'places', href: '?q=beach&in=places', label: 'Places', note: '20' },
  ];
  const { container } = render(<LinkTabs label="Kinds of results" tabs={tabs} currentId="places" />);
  expect(screen.getByRole('navigation', { name: 'Kinds of results' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Places 20' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'All 38' }).getAttribute('href')).toBe('?q=beach');
  expect(screen.getByRole('link', { name: 'All 38' }).getAttribute('aria-current')).toBeNull();
  await expectAccessible(container);
});
