import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { FRESHNESS } from '@dalil/domain/newsroom/inventory.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { dueSql, freshnessSql, ITEMS, STATE_OF_ITEM } from './inventory-sql.ts';

const counts = <Key extends string>(keys: readonly Key[]) => z.partialRecord(z.enum(keys), z.int());

const figuresSchema = z.object({
  /** Null: kinds without a category, such as questions and neighbourhoods. */
  category: z.nullable(z.enum(CATEGORIES)),
  items: z.int(),
  states: counts(TEXT_STATES),
  freshness: counts(FRESHNESS),
  /** Published items past their review date, those of them that left the lists, and those without a date. */
  overdue: z.int(),
  unlisted: z.int(),
  undated: z.int(),
  owned: z.int(),
  /** In how many items users see a text in each language, of how many published ones. */
  published: z.int(),
  languages: counts(LOCALES),
});
export const inventoryFiguresSchema = z.object({ categories: z.array(figuresSchema) });
export type InventoryFigures = z.infer<typeof inventoryFiguresSchema>;

/** STAFF-6: how much there is of each category, in which state, how old, how complete in four languages. */
export const getInventoryFigures = query({
  name: 'get-inventory-figures',
  input: z.object({}),
  permission: 'newsroom:read:any',
  run: async ({ db, now }): Promise<InventoryFigures> => {
    const today = dubaiDate(now());
    const { rows } = await db.execute<InventoryFigures['categories'][number]>(sql`
      with i as materialized (
        select i.category, i.kind, i.id, i.owner_id, i.live_state in ('published', 'unlisted') as is_open, ${STATE_OF_ITEM} as state,
          case when i.as_of is not null then ${freshnessSql(today)} end as freshness, i.review_by is null as is_undated,
          coalesce(${dueSql('overdue', today)}, false) as is_overdue, coalesce(${dueSql('unlisted', today)}, false) as is_unlisted
        from (${ITEMS}) i
      ), states as (
        select category, jsonb_object_agg(state, n) as states from (select category, state, count(*)::int as n from i group by 1, 2) s
        group by category
      ), ages as (
        select category, jsonb_object_agg(freshness, n) as ages from (
          select category, freshness, count(*)::int as n from i where freshness is not null group by 1, 2) f group by category
      ), languages as (
        select category, jsonb_object_agg(locale, n) as languages from (
          select i.category, x.locale, count(*)::int as n from i join content_texts x on x.kind = i.kind and x.item_id = i.id
          where i.is_open and x.state = 'published' group by 1, 2) l group by category
      )
      select i.category, count(*)::int as items, min(s.states::text)::jsonb as states,
        coalesce(min(a.ages::text)::jsonb, '{}') as freshness, coalesce(min(l.languages::text)::jsonb, '{}') as languages,
        count(*) filter (where i.is_open)::int as published, count(i.owner_id)::int as owned,
        count(*) filter (where i.is_open and i.is_overdue)::int as overdue,
        count(*) filter (where i.is_open and i.is_unlisted)::int as unlisted,
        count(*) filter (where i.is_open and i.is_undated)::int as undated
      from i left join states s on s.category is not distinct from i.category
        left join ages a on a.category is not distinct from i.category
        left join languages l on l.category is not distinct from i.category
      group by i.category`);
    const order: readonly (string | null)[] = [...CATEGORIES, null];
    const found = new Map(rows.map((row) => [row.category, row]));
    return { categories: order.map((category) => found.get(category as never) ?? emptyFigures(category)) };
  },
});

function emptyFigures(category: string | null): InventoryFigures['categories'][number] {
  const none = { items: 0, states: {}, freshness: {}, languages: {}, published: 0, owned: 0 };
  return {
    ...none,
    category: category as InventoryFigures['categories'][number]['category'],
    overdue: 0,
    unlisted: 0,
    undated: 0,
  };
}
