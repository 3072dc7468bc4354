import { AREAS, areaOfCategory } from '@dalil/domain/guide/area.ts';
import type { Category } from '@dalil/domain/guide/category.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { placeArea } from '@dalil/domain/guide/place-area.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { fillSummaries } from './fill-summaries.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { inLocale } from '../core/route-parts.ts';

const ARTICLES = 5;
const PLACES = 7;

export const storiesViewSchema = z.object({
  today: z.string().meta({ example: '2026-11-21' }),
  stories: z.array(
    z.object({
      id: z.string().meta({ example: 'burj-khalifa' }),
      kind: z.enum(['article', 'place']),
      href: z.string().meta({ example: '/tourism/burj-khalifa' }),
      area: z.enum(AREAS),
      locale: z.enum(LOCALES),
      title: z.string(),
      summary: z.string(),
    }),
  ),
});

export type StoriesView = z.infer<typeof storiesViewSchema>;

/** The stories of the day: a selection of articles and open places, the same for all users, a different one tomorrow. */
export const listStories = query({
  name: 'list-stories',
  input: inLocale,
  output: storiesViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /stories',
    summary: 'The visual stories of the day',
  },
  run: async (deps, { locale }): Promise<StoriesView> => {
    const today = dubaiDate(deps.now());
    const rows = await fillSummaries(deps, locale, await findStories(deps, locale, today));
    const stories = rows.map((row) => {
      const { id, title, summary } = row;
      const kind = row.kind === 'article' ? ('article' as const) : ('place' as const);
      const area = kind === 'article' ? areaOfCategory(row.category as Category) : placeArea(row);
      return { id, kind, href: itemHref(row), area, locale: row.locale, title, summary };
    });
    return { today, stories };
  },
});

async function findStories({ db }: Deps, locale: Locale, today: string): Promise<ItemRow[]> {
  const ofTheDay = sql`md5(p.id || ${today}::text || 'stories')`;
  const { rows } = await db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from (
      (select p.kind, p.id, ${ofTheDay} as rank from content_items p
       where p.kind = 'article' and p.state = 'published' order by rank limit ${ARTICLES})
      union all
      (select p.kind, p.id, ${ofTheDay} from content_items p
       where p.kind = 'place' and p.state = 'published' and p.data->>'operatingStatus' = 'open'
       order by 3 limit ${PLACES})
    ) picked
    join content_items i on i.kind = picked.kind and i.id = picked.id
    ${withText(locale)} order by picked.rank, i.id`);
  return rows;
}
