import { CATEGORIES } from './category.ts';
import { NEIGHBOURHOODS } from './neighbourhood.ts';
import type { Facet } from './sections.ts';

/** The values of the facets that have a fixed set. The others are terms of the content. */
export const FIXED_VALUES: Partial<Record<Facet, readonly string[]>> = {
  when: ['week', 'weekend', 'month'],
  month: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  neighbourhood: NEIGHBOURHOODS,
  price: ['1', '2', '3', '4'],
  setting: ['indoor', 'outdoor'],
  feature: ['family', 'licensed', 'unlicensed'],
  topic: CATEGORIES,
  audience: ['resident', 'tourist', 'business'],
  cost: ['free'],
};

const TERM = /^[a-z0-9-]{1,60}$/;

/** Whether a facet can have a value: one of its fixed set, or the shape of a term. */
export function isFacetValue(facet: Facet, value: string): boolean {
  return FIXED_VALUES[facet]?.includes(value) ?? TERM.test(value);
}
