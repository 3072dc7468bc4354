import { AREAS, areaOfCategory } from '@dalil/domain/guide/area.ts';
import type { Category } from '@dalil/domain/guide/category.ts';
import { placeArea } from '@dalil/domain/guide/place-area.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { withText } from './item-rows.ts';

type Row = { kind: string; category: string | null; sections: string[]; locale: Locale; title: string };

/**
 * The title for the preview image of a shared link and its language. Null if no published item of the id belongs to the area, so
 * that an item has one image per language and not one per area.
 */
export const getImageTitle = query({
  name: 'get-image-title',
  input: z.object({ area: z.enum(AREAS), id: textInput().max(80), locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async ({ db }: Deps, { area, id, locale }): Promise<{ title: string; locale: Locale } | null> => {
    const { rows } = await db.execute<Row>(sql`
      select i.kind, i.category, i.sections, t.locale, t.title from content_items i ${withText(locale)}
      where i.id = ${id} and i.state = 'published' and i.kind <> 'handbook'`);
    const row = rows.find((one) => areaOf(one) === area);
    return row ? { title: row.title, locale: row.locale } : null;
  },
});

function areaOf(row: Row) {
  if (row.kind === 'place') return placeArea(row);
  if (row.kind === 'service') return 'government';
  if (row.kind === 'event') return 'events';
  return row.category ? areaOfCategory(row.category as Category) : null;
}
