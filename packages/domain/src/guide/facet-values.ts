import { CATEGORIES } from './category.ts';
import { AUDIENCES } from './content-item.ts';
import { NEIGHBOURHOODS } from './neighbourhood.ts';
import type { Facet } from './sections.ts';

/** The quick choices of days, counted from the day it is in Dubai. */
export const WHEN = ['week', 'weekend', 'month'] as const;

/** The values of facets that only code can extend. The values of the others (`type`, `cuisine`) are terms of the content. */
export const FACET_VALUES: Partial<Record<Facet, readonly string[]>> = {
  when: WHEN,
  month: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  neighbourhood: NEIGHBOURHOODS,
  price: ['1', '2', '3', '4'],
  setting: ['indoor', 'outdoor'],
  feature: ['family', 'licensed', 'unlicensed'],
  topic: CATEGORIES,
  audience: AUDIENCES,
  cost: ['free'],
};

const TERM_ID = /^[a-z0-9-]{1,60}$/;

export function isFacetValue(facet: Facet, value: string): boolean {
  return FACET_VALUES[facet]?.includes(value) ?? TERM_ID.test(value);
}
