import { areaOfCategory, type Area } from '@dalil/domain/guide/area.ts';
import type { Category } from '@dalil/domain/guide/category.ts';
import { FEED_AREAS } from '@dalil/domain/guide/feed-area.ts';
import type { PictureView } from '@dalil/domain/guide/picture.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { placeArea } from '@dalil/domain/guide/place-area.ts';
import type { Correction } from '@dalil/domain/guide/tombstone.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { fillSummaries } from './fill-summaries.ts';
import { viewPhotographs } from './view-photographs.ts';
import { DATE_COLUMNS, ITEM_COLUMNS, type ItemDates, type ItemRow, withText } from './item-rows.ts';

const LENGTH = 30;

/** One entry of a feed. `locale` is the actual language of its text. Both times are ISO instants. */
export type FeedEntry = {
  kind: string;
  id: string;
  href: string;
  area: Area;
  locale: Locale;
  title: string;
  summary: string;
  publishedAt: string | null;
  updatedAt: string;
  /** The first photograph, with what its licence demands. */
  picture?: PictureView;
  /** What was corrected last in its text. */
  correction: Correction | null;
};

/** The most recently changed items of an area, newest first. Their summaries contain the fact values. */
export const listFeed = query({
  name: 'list-feed',
  input: z.object({ area: z.enum(FEED_AREAS), locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { area, locale }): Promise<FeedEntry[]> => {
    const isListed = area === 'news' ? sql`i.kind = 'article'` : sql`i.kind = 'place' and i.sections @> array[${area}]`;
    const { rows } = await deps.db.execute<ItemRow & ItemDates & { correction: Correction | null }>(sql`
      select ${ITEM_COLUMNS}, ${DATE_COLUMNS}, t.corrections->-1 as correction from content_items i ${withText(locale)}
      where i.state = 'published' and ${isListed}
      order by greatest(i.updated_at, t.updated_at) desc, i.position, i.id limit ${LENGTH}`);
    return (await fillSummaries(deps, locale, rows)).map((row) => ({
      kind: row.kind,
      id: row.id,
      href: itemHref(row),
      area: row.kind === 'place' ? placeArea(row) : areaOfCategory(row.category as Category),
      locale: row.locale,
      title: row.title,
      summary: row.summary,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      correction: row.correction,
      ...firstPhotograph(row),
    }));
  },
});

function firstPhotograph(row: ItemRow): Pick<FeedEntry, 'picture'> {
  const { picture } = viewPhotographs(row, row.locale);
  return picture ? { picture } : {};
}
