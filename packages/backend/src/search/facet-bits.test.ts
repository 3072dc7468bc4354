import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import { expect, test } from 'vitest';
import { facetBits, facetsOfBits } from './facet-bits.ts';

const ALL = [
  ...CATEGORIES.map((id): ConceptId => `category/${id}`),
  ...CITY_AREAS.map((id): ConceptId => `neighbourhood/${id}`),
];

test('SEARCH-8 every category and area has a bit of its own, alone and with all others', () => {
  for (const facet of ALL) expect(facetsOfBits(facetBits([facet, 'kind/place']))).toEqual([facet]);
  expect(facetsOfBits(facetBits(ALL))).toEqual(ALL);
  expect(Number.isSafeInteger(facetBits(ALL))).toBe(true);
});
