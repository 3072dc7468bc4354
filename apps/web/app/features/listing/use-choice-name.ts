import type { Choice, Facet } from '@dalil/domain/guide/sections.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';

/** Facets whose values are named by messages. The others are named by the content itself. */
const NAMED_HERE: readonly Facet[] = [
  'neighbourhood',
  'price',
  'aed',
  'setting',
  'feature',
  'curriculum',
  'rating',
  'country',
  'faith',
  'topic',
  'audience',
  'when',
  'month',
  'cost',
  'metro',
  'source',
];

/** The label of a filter choice, also where it was removed. */
export function useChoiceName(facets: readonly FacetView[]): (choice: Choice) => string {
  const { _ } = useLingui();
  return ({ facet, value }) => {
    if (NAMED_HERE.includes(facet)) return _(messageOf(facet, value));
    const option = facets.find(({ id }) => id === facet)?.options.find((candidate) => candidate.value === value);
    return option?.label ?? value;
  };
}

function messageOf(facet: Facet, value: string): string {
  if (facet === 'country') return `country.name.${value.toUpperCase()}`;
  if (facet === 'month') return `guide.month.name${value}`;
  return facet === 'topic' ? `guide.category.${value}` : `guide.${facet}.${value}`;
}
