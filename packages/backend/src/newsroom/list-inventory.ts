import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { CONTENT_KINDS, PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import {
  DUE_FILTERS,
  FRESHNESS,
  INVENTORY_PAGE_SIZE,
  INVENTORY_SORTS,
  OUTDATED_FILTERS,
} from '@dalil/domain/newsroom/inventory.ts';
import { needsTwoApprovers } from '@dalil/domain/newsroom/second-approver.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Actor, signedIn } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { dueSql, freshnessSql, hasText, ITEMS, OUTDATED_TEXTS, STATE_OF_ITEM } from './inventory-sql.ts';

/** Whose items: one's own, those of no one, or of anybody. */
const OWNER_FILTERS = ['me', 'none'] as const;

export const listInventoryInput = z.object({
  locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the titles', example: 'en' }),
  search: textInput().trim().max(100).default('').meta({ description: 'A part of a title or id', example: 'salik' }),
  category: z.optional(z.enum(CATEGORIES)).meta({ description: 'About this', example: 'transport' }),
  kind: z.optional(z.enum(CONTENT_KINDS)).meta({ description: 'Of this kind', example: 'article' }),
  state: z.optional(z.enum(TEXT_STATES)).meta({ description: 'In this state', example: 'published' }),
  missing: z
    .optional(z.enum(LOCALES))
    .meta({ description: 'Without a published text in this language', example: 'ur' }),
  outdated: z
    .optional(z.enum(OUTDATED_FILTERS))
    .meta({ description: 'With a translation older than its original, in any language or this one', example: 'any' }),
  due: z.optional(z.enum(DUE_FILTERS)).meta({ description: 'By the review date', example: 'undated' }),
  freshness: z.optional(z.enum(FRESHNESS)).meta({ description: 'By the age of the information', example: 'fresh' }),
  method: z.optional(z.enum(PROVENANCE_METHODS)).meta({ description: 'Made like this', example: 'machine-drafted' }),
  area: z.optional(z.enum(CITY_AREAS)).meta({ description: 'In this area', example: 'deira' }),
  owner: z.optional(z.enum(OWNER_FILTERS)).meta({ description: 'Whose items', example: 'none' }),
  sort: z.enum(INVENTORY_SORTS).default('changed').meta({ description: 'The order', example: 'changed' }),
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ example: 1 }),
});
type Given = z.output<typeof listInventoryInput>;

const languageSchema = z.object({
  locale: z.enum(LOCALES),
  /** Null: no text. `outdated`: the original was published later than this translation. */
  state: z.nullable(z.enum([...TEXT_STATES, 'outdated'])),
  isApproved: z.boolean(),
});
const rowSchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.string(),
  /** The address of the public page; null while users do not see the item. */
  href: z.nullable(z.string()),
  title: z.string(),
  titleLocale: z.enum(LOCALES),
  category: z.nullable(z.enum(CATEGORIES)),
  state: z.enum(TEXT_STATES),
  method: z.enum(PROVENANCE_METHODS),
  reviewBy: z.nullable(z.string()),
  isOverdue: z.boolean(),
  /** Whether it left the lists of users because of that. */
  isUnlisted: z.boolean(),
  freshness: z.nullable(z.enum(FRESHNESS)),
  asOf: z.nullable(z.string()),
  changedAt: z.string(),
  owner: z.nullable(z.string()),
  /** Whether two people have to approve it, so that it is not approved together with others. */
  isHighRisk: z.boolean(),
  languages: z.array(languageSchema),
});
export const inventorySchema = z.object({ items: z.array(rowSchema), total: z.int(), pageSize: z.int() });
export type Inventory = z.infer<typeof inventorySchema>;

type Texts = Record<string, { state: (typeof TEXT_STATES)[number]; isApproved: boolean; isOutdated: boolean }>;
type Row = Omit<Inventory['items'][number], 'languages' | 'href' | 'isHighRisk'> & {
  isOpen: boolean;
  sections: string[];
  tags: string[];
  group: string | null;
  texts: Texts | null;
  total: number;
};

/** STAFF-6: every item of every kind, a page at a time. Texts are read only for the rows of the page. */
export const listInventory = query({
  name: 'list-inventory',
  input: listInventoryInput,
  permission: 'newsroom:read:any',
  run: async (deps, given, actor): Promise<Inventory> => {
    const { rows } = await deps.db.execute<Row>(inventorySql(deps, given, actor));
    return { total: rows[0]?.total ?? 0, pageSize: INVENTORY_PAGE_SIZE, items: rows.map(viewRow) };
  },
});

function viewRow({ isOpen, sections, tags, group, texts, total: _total, ...row }: Row): Inventory['items'][number] {
  return {
    ...row,
    href: isOpen ? itemHref(row) : null,
    isHighRisk: needsTwoApprovers({ category: row.category, sections, tags, group: group ?? undefined }),
    languages: LOCALES.map((locale) => {
      const text = texts?.[locale];
      const state = text?.isOutdated && text.state === 'published' ? 'outdated' : (text?.state ?? null);
      return { locale, state, isApproved: text?.isApproved ?? false };
    }),
  };
}

/** Only what the order needs is read of every item, so that an index can answer it. */
const SORT_COLUMNS: Record<Given['sort'], SQL> = {
  changed: sql`, i.changed_at`,
  review: sql`, i.review_by`,
  title: sql``,
};

/** First the keys in their order, then everything else of the rows of the page alone. */
function inventorySql({ now }: Deps, given: Given, actor: Actor): SQL {
  const today = dubaiDate(now());
  const title = given.sort === 'title' ? titleJoin(given.locale) : sql``;
  return sql`
    with found as materialized (
      select i.kind, i.id${SORT_COLUMNS[given.sort]} from (${ITEMS}) i
      where ${sql.join(conditions(given, today, signedIn(actor).userId), sql` and `)}
    ), chosen as materialized (
      select i.kind, i.id, row_number() over () as place, (select count(*) from found)::int as total from (
        select i.kind, i.id from found i ${title}
        order by ${orderOf(given)} limit ${INVENTORY_PAGE_SIZE} offset ${(given.page - 1) * INVENTORY_PAGE_SIZE}) i
    )
    select i.kind, i.id, i.category, ${STATE_OF_ITEM} as state, i.method, i.review_by::text as "reviewBy",
      coalesce(i.review_by < ${today}, false) as "isOverdue", i.live_state = 'unlisted' as "isUnlisted",
      case when i.as_of is not null then ${freshnessSql(today)} end as freshness, i.as_of as "asOf",
      to_char(i.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt",
      (select p.full_name from profiles p where p.id = i.owner_id) as owner, i.sections, i.tags, i.question_group as "group",
      i.live_state in ('published', 'unlisted') as "isOpen", i.total, coalesce(t.title, i.id) as title,
      coalesce(t.locale, i.original) as "titleLocale", t.texts
    from (select x.*, k.place, k.total from chosen k cross join lateral (
      select * from (${ITEMS}) x where x.kind = k.kind and x.id = k.id limit 1) x) i
    left join lateral (${textsOf(given.locale)}) t on true
    order by i.place`;
}

/** The title in a language, to sort by. Items without one come last. */
const titleJoin = (locale: Locale) =>
  sql`left join content_texts s on s.kind = i.kind and s.item_id = i.id and s.locale = ${locale}`;

function orderOf({ sort }: Given): SQL {
  switch (sort) {
    case 'review':
      return sql`i.review_by nulls last, i.kind, i.id`;
    case 'title':
      return sql`s.title collate "und-x-icu" nulls last, i.kind, i.id`;
    case 'changed':
      return sql`i.changed_at desc nulls last, i.kind, i.id`;
  }
}

function conditions(given: Given, today: string, userId: string): SQL[] {
  const { category, kind, state, missing, outdated, due, freshness, method, area, owner, search } = given;
  const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return [
    sql`true`,
    ...(category ? [sql`i.category = ${category}`] : []),
    ...(kind ? [sql`i.kind = ${kind}`] : []),
    ...(state ? [sql`${STATE_OF_ITEM} = ${state}`] : []),
    ...(missing ? [sql`not ${hasText(missing)}`] : []),
    ...(outdated ? [isOutdated(outdated)] : []),
    ...(due ? [dueSql(due, today)] : []),
    ...(freshness ? [sql`i.as_of is not null and ${freshnessSql(today)} = ${freshness}`] : []),
    ...(method ? [sql`i.method = ${method}`] : []),
    ...(area ? [sql`i.neighbourhoods @> array[${area}]`] : []),
    ...(owner === 'me' ? [sql`i.owner_id = ${userId}`] : []),
    ...(owner === 'none' ? [sql`i.owner_id is null`] : []),
    ...(search === '' ? [] : [named(given.locale, part)]),
  ];
}

const isOutdated = (locale: (typeof OUTDATED_FILTERS)[number]) => sql`(i.kind, i.id) in (
  select kind, item_id from (${OUTDATED_TEXTS}) o${locale === 'any' ? sql`` : sql` where o.locale = ${locale}`})`;

/** The items that have the words in their id or title: found once for the whole list, not once for each item. */
const named = (locale: Locale, part: string) => sql`(i.kind, i.id) in (
  select kind, id from content_items where id ilike ${part}
  union all select kind, item_id from newsroom_items where item_id ilike ${part}
  union all select kind, item_id from content_texts where locale in (${locale}, 'en') and title ilike ${part}
  union all select x.kind, x.item_id from newsroom_texts x join newsroom_versions v
    on v.kind = x.kind and v.item_id = x.item_id and v.locale = x.locale and v.number = x.version where v.title ilike ${part})`;

/** The texts of an item `i`: as the newsroom has them, else as users see them. */
const textsOf = (locale: Locale) => sql`
  select (array_agg(x.title order by x.locale = ${locale} desc, x.locale = i.original desc))[1] as title,
    (array_agg(x.locale order by x.locale = ${locale} desc, x.locale = i.original desc))[1] as locale,
    jsonb_object_agg(x.locale, jsonb_build_object('state', x.state, 'isApproved', coalesce(i.approved ? x.locale, false),
      'isOutdated', x.locale <> i.original and coalesce(x.live_at < x.original_at, false))) as texts
  from (
    select coalesce(n.locale, c.locale) as locale, coalesce(n.state, 'published') as state, coalesce(v.title, c.title) as title,
      c.updated_at as live_at, max(c.updated_at) filter (where c.locale = i.original) over () as original_at
    from (select * from newsroom_texts where kind = i.kind and item_id = i.id and locale <> 'data') n
    full join (select * from content_texts where kind = i.kind and item_id = i.id and state = 'published') c on c.locale = n.locale
    left join newsroom_versions v on v.kind = n.kind and v.item_id = n.item_id and v.locale = n.locale and v.number = n.version
  ) x`;
