// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Pagination, pagesToShow } from './pagination.tsx';

afterEach(cleanup);

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, undefined, 9]],
  [3, 9, [1, 2, 3, 4, undefined, 9]],
  [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('on page %i of %i the pages shown are %j', (page, pageCount, expected) => {
  expect(pagesToShow(page, pageCount)).toEqual(expected);
});

const words = {
  label: 'Pages',
  hrefOf: (page: number) => `?page=${page}`,
  pageLabelOf: (page: number) => `Page ${page}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
};

test('pages are links in a labelled navigation, the current one marked', async () => {
  const { container } = render(<Pagination {...words} page={2} pageCount={3} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=1');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
  await expectAccessible(container);
});

test('one page needs no pagination, the first has no previous, the last no next', () => {
  const { container, rerender } = render(<Pagination {...words} page={1} pageCount={1} />);
  expect(container.textContent).toBe('');
  rerender(<Pagination {...words} page={1} pageCount={2} />);
  expect(screen.queryByText('Previous')).toBeNull();
  rerender(<Pagination {...words} page={2} pageCount={2} />);
  expect(screen.queryByText('Next')).toBeNull();
});
