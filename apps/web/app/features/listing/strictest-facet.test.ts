import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { expect, test } from 'vitest';
import { strictestFacet, withoutChoices, withoutFacets } from './strictest-facet.ts';

const REQUEST: ListingRequest = {
  choices: { neighbourhood: ['al-barsha'], price: ['1'], cuisine: ['emirati'] },
  sort: 'name',
  page: 3,
};

function facet(id: FacetView['id'], ...counts: number[]): FacetView {
  return { id, options: counts.map((count, at) => ({ value: `v${at}`, label: null, count })) };
}

test('ROUTE-1 the facet to let go of first is the one without which most is left', () => {
  expect(strictestFacet(REQUEST, [facet('neighbourhood', 2, 1), facet('price', 1, 0), facet('cuisine', 0)])).toBe(
    'neighbourhood',
  );
});

test('a facet nothing was chosen under is never the one to let go of', () => {
  expect(strictestFacet(REQUEST, [facet('type', 50), facet('price', 1)])).toBe('price');
});

test('when no facet alone leaves anything, none is named', () => {
  expect(strictestFacet(REQUEST, [facet('neighbourhood', 0), facet('price', 0), facet('cuisine', 0)])).toBeNull();
});

test('letting go of a facet or of all keeps the order and starts at the first page', () => {
  const { neighbourhood, price } = REQUEST.choices;
  expect(withoutFacets(REQUEST, ['cuisine'])).toEqual({ choices: { neighbourhood, price }, sort: 'name', page: 1 });
  expect(withoutChoices(REQUEST)).toEqual({ choices: {}, sort: 'name', page: 1 });
});
