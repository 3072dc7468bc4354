import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Breadcrumbs, type BreadcrumbSource } from './breadcrumbs.tsx';
import { renderAt } from './factories.tsx';

afterEach(cleanup);

function crumbsAt(address: string, loaderData?: BreadcrumbSource): string[] {
  renderAt(address, <Breadcrumbs />, { loaderData });
  const items = within(screen.getByRole('navigation')).getAllByRole('listitem');
  return items.map((item) => `${item.textContent} ${item.querySelector('a')?.getAttribute('href') ?? ''}`.trim());
}

test('LAYOUT-6 breadcrumbs begin with Home and end with the page, which is no link', () => {
  expect(crumbsAt('/eatanddrink')).toEqual(['Home /', 'Dining']);
});

test('LAYOUT-6 an id is shown by its human name', () => {
  expect(crumbsAt('/ar/news/creek', { title: 'عبور الخور' })).toEqual([
    'الرئيسية /ar',
    'الأخبار /ar/news',
    'عبور الخور',
  ]);
});

test('LAYOUT-6 a segment without a page is left out, and a page can say what it belongs to', () => {
  expect(crumbsAt('/content/cafe', { title: 'A café', breadcrumb: { parent: '/eatanddrink' } })).toEqual([
    'Home /',
    'Dining /eatanddrink',
    'A café',
  ]);
  cleanup();
  expect(crumbsAt('/legal/ai-ethics')).toEqual(['Home /', 'AI Ethics']);
});

test('LAYOUT-6 there are none on the home page', () => {
  renderAt('/', <Breadcrumbs />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
