import { formatListing, type ListingRequest, parseListing } from '@dalil/domain/guide/listing.ts';
import { SECTIONS } from '@dalil/domain/guide/sections.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { ListingPages } from './listing-pages.tsx';

afterEach(cleanup);

const read = (search: string) => parseListing(new URLSearchParams(search), SECTIONS.beaches);

/** The pages of the first page of a list, while `requested` is on its way. */
function show(requested: ListingRequest, isRetrying = false) {
  const current = read('');
  const listing = {
    rules: SECTIONS.beaches,
    current,
    requested,
    ignored: [],
    retained: [],
    isLoading: requested !== current,
    hrefOf: (request: ListingRequest) => `/beaches${formatListing(request)}`,
    open: () => {},
    linkTo: () => ({ href: '', onClick: () => {} }),
  };
  return renderInPage(<ListingPages listing={listing} found={{ page: 1, pageCount: 5 }} isRetrying={isRetrying} />);
}

const pages = () => screen.getByRole('navigation', { name: 'Pages' });

test('ROUTE-1 a page on its way is the current one already, with its neighbours', async () => {
  await show(read('page=2'));
  expect(pages().querySelector('[aria-current]')?.textContent).toBe('2');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/beaches');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/beaches?page=3');
  expect(pages().closest('.invisible')).toBeNull();
});

test('ROUTE-1 while another list is on its way, or is asked for again, nobody knows its pages', async () => {
  await show(read('price=1'));
  expect(pages().closest('.invisible')).not.toBeNull();
  cleanup();
  await show(read(''), true);
  expect(pages().closest('.invisible')).not.toBeNull();
});
