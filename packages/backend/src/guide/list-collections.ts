import { COLLECTED_KINDS, type CollectionData } from '@dalil/domain/guide/collection.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { fillSummaries } from './fill-summaries.ts';
import { IS_OPEN, ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { inLocale } from '../core/route-parts.ts';

export const listedCollectionSchema = z.object({
  id: z.string(),
  href: z.string(),
  locale: z.enum(LOCALES),
  title: z.string(),
  summary: z.string(),
  /** The lists that link to it. */
  sections: z.array(z.enum(SECTION_IDS)),
  /** Whether it is a plan for an occasion. */
  isOccasion: z.boolean(),
  /** The id of the event that the occasion is. */
  event: z.nullable(z.string()),
  /** How many of its items are published. */
  count: z.int(),
});
type ListedCollection = z.infer<typeof listedCollectionSchema>;

type Row = ItemRow & { count: number };

/** STAFF-2: the collections with at least one published item, in the order of the curators. */
export const listCollections = query({
  name: 'list-collections',
  input: inLocale,
  output: z.array(listedCollectionSchema),
  permission: 'guide:read:any',
  http: {
    route: 'GET /collections',
    summary: 'The collections of the curators, with the lists that link to them',
    reading: { lists: ['collection', ...COLLECTED_KINDS] },
  },
  run: (deps, { locale }) => findCollections(deps, locale),
});

/** The same for other pages, such as that of an event with a plan. */
export function findCollections(deps: Deps, locale: Locale): Promise<ListedCollection[]> {
  return deps.memory.remember(`collections ${locale}`, ['collection', ...COLLECTED_KINDS, 'fact'], async () => {
    const { rows } = await deps.db.execute<Row>(sql`
        select ${ITEM_COLUMNS}, (select count(*)::int from jsonb_to_recordset(i.data->'items') as r(kind text, id text)
          join content_items o on o.kind = r.kind and o.id = r.id and o.state in ('published', 'unlisted')) as count
        from content_items i ${withText(locale)}
        where i.kind = 'collection' and ${IS_OPEN} order by i.position, i.id`);
    const filled = await fillSummaries(deps, locale, rows);
    return filled.flatMap((row) => {
      const { id, title, summary, sections, count } = row;
      const { items, isOccasion = false, event = null } = row.data as CollectionData;
      if (count === 0 || items.length === 0) return [];
      const lists = SECTION_IDS.filter((one) => sections.includes(one));
      return [
        { id, href: `/content/${id}`, locale: row.locale, title, summary, sections: lists, isOccasion, event, count },
      ];
    });
  });
}
