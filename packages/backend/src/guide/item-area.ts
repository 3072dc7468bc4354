import { areaOfCategory, type Area } from '@dalil/domain/guide/area.ts';
import type { Category } from '@dalil/domain/guide/category.ts';
import { placeArea } from '@dalil/domain/guide/place-area.ts';

/** The colour and artwork area of an item of any kind. */
export function itemArea(row: { kind: string; sections: string[]; category: string | null }): Area {
  switch (row.kind) {
    case 'place':
      return placeArea(row);
    case 'event':
      return 'events';
    case 'neighbourhood':
      return 'living';
    case 'article':
      return row.category ? areaOfCategory(row.category as Category) : 'news';
    default:
      return 'government';
  }
}
