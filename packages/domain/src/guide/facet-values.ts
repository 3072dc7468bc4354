import { CATEGORIES } from './category.ts';
import type { Audience } from './content-item.ts';
import { CURRICULA, SCHOOL_RATINGS } from './school.ts';
import { CITY_AREAS } from './neighbourhood.ts';
import { PRICE_RANGES } from './price-range.ts';
import type { Facet } from './sections.ts';
import { FAITHS } from './worship.ts';

/** The quick choices of days, counted from the day it is in Dubai. */
export const WHEN = ['today', 'tonight', 'week', 'weekend', 'month'] as const;

/** Events of the guide, and those imported from calendars of others. */
export const EVENT_ORIGINS = ['ours', 'others'] as const;

/** A venue is near the metro if the walk takes at most this many minutes. */
export const METRO_WALK_MINUTES = 10;

/** As `AUDIENCES`, without the schemas beside it, which pages do not need. */
const AUDIENCE_VALUES = Object.keys({ resident: 0, tourist: 0, business: 0 } satisfies Record<Audience, 0>);

/** The values of facets that only code can extend. The values of the others (`type`, `cuisine`) are terms of the content. */
export const FACET_VALUES: Partial<Record<Facet, readonly string[]>> = {
  when: WHEN,
  month: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  neighbourhood: CITY_AREAS,
  price: ['1', '2', '3', '4'],
  aed: PRICE_RANGES,
  setting: ['indoor', 'outdoor'],
  feature: ['family', 'licensed', 'unlicensed', 'emergency'],
  curriculum: CURRICULA,
  rating: SCHOOL_RATINGS,
  faith: FAITHS,
  topic: CATEGORIES,
  audience: AUDIENCE_VALUES,
  cost: ['free', 'paid'],
  metro: [String(METRO_WALK_MINUTES)],
  source: EVENT_ORIGINS,
};

const TERM_ID = /^[a-z0-9-]{1,60}$/;

export function isFacetValue(facet: Facet, value: string): boolean {
  return FACET_VALUES[facet]?.includes(value) ?? TERM_ID.test(value);
}
