import { areaOfCategory, type Area } from './area.ts';
import type { Category } from './category.ts';
import { areaOfCollection } from './area-of-collection.ts';
import { placeArea } from './place-area.ts';

/** The colour and artwork area of an item of any kind. */
export function itemArea(row: { kind: string; sections: readonly string[]; category: string | null }): Area {
  switch (row.kind) {
    case 'place':
      return placeArea(row);
    case 'event':
      return 'events';
    case 'neighbourhood':
      return 'living';
    case 'article':
      return row.category ? areaOfCategory(row.category as Category) : 'news';
    case 'collection':
      return areaOfCollection(row);
    default:
      return 'government';
  }
}
