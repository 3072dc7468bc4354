import type { Category } from './category.ts';

/** The content areas that have their own colour and artwork. */
export const AREAS = [
  'news',
  'events',
  'dining',
  'beaches',
  'tourism',
  'nightlife',
  'luxury',
  'government',
  'weather',
  'traffic',
  'living',
  'realestate',
] as const;

export type Area = (typeof AREAS)[number];

const AREA_OF_CATEGORY: Record<Category, Area> = {
  government: 'government',
  news: 'news',
  events: 'events',
  dining: 'dining',
  shopping: 'luxury',
  attractions: 'tourism',
  transport: 'traffic',
  business: 'realestate',
};

/** The colour area of a content category (design: area colours). */
export function areaOfCategory(category: Category): Area {
  return AREA_OF_CATEGORY[category];
}

export function isArea(value: string): value is Area {
  return (AREAS as readonly string[]).includes(value);
}
