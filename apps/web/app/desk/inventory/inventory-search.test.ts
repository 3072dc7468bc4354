import { expect, test } from 'vitest';
import { readInventorySearch, writeInventorySearch } from './inventory-search.ts';

test('STAFF-6 the filters of the inventory are in the address, and what is not one is ignored', () => {
  const address = '?q=salik&state=draft&missing=ur&owner=me&sort=review&page=3';
  const search = readInventorySearch(new URLSearchParams(address));
  expect(search).toEqual({
    search: 'salik',
    sort: 'review',
    page: 3,
    filters: { state: 'draft', missing: 'ur', owner: 'me' },
  });
  expect(writeInventorySearch(search)).toBe(address);
  const wrong = readInventorySearch(new URLSearchParams('state=lost&missing=fr&sort=price&page=-1&kind='));
  expect(writeInventorySearch(wrong)).toBe('?');
});
