import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';

/** One bit each. The order is part of the index. A number has room for 53. */
const FACETS: readonly ConceptId[] = [
  ...CATEGORIES.map((id): ConceptId => `category/${id}`),
  ...CITY_AREAS.map((id): ConceptId => `neighbourhood/${id}`),
];

/** The categories and areas among some concepts, as the bits of one number. */
export function facetBits(concepts: readonly ConceptId[]): number {
  return FACETS.reduce((bits, facet, at) => (concepts.includes(facet) ? bits + 2 ** at : bits), 0);
}

/** Hundreds of documents are counted per search, and they have few different facets. */
const known = new Map<number, readonly ConceptId[]>();

export function facetsOfBits(bits: number): readonly ConceptId[] {
  let facets = known.get(bits);
  if (!facets) known.set(bits, (facets = FACETS.filter((_facet, at) => Math.floor(bits / 2 ** at) % 2 === 1)));
  return facets;
}
