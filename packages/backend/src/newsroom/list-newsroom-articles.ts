import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { ARTICLE_SORTS, firstDirection, SORT_DIRECTIONS } from '@dalil/domain/newsroom/article-order.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';

const PAGE_SIZE = 50;

export const listNewsroomArticlesInput = z.object({
  locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the titles', example: 'en' }),
  search: textInput()
    .trim()
    .max(100)
    .default('')
    .meta({ description: 'A part of a title or address', example: 'salik' }),
  state: z.optional(z.enum(TEXT_STATES)).meta({ description: 'With a text in this state', example: 'published' }),
  category: z.optional(z.enum(CATEGORIES)).meta({ description: 'About this', example: 'transport' }),
  missing: z.optional(z.enum(LOCALES)).meta({ description: 'Without a current text in this language', example: 'ur' }),
  view: z.optional(z.enum(['overdue', 'unapproved'])).meta({
    description: 'Past their review date, or drafted by a machine and not approved by a person',
    example: 'unapproved',
  }),
  sort: z.enum(ARTICLE_SORTS).default('work').meta({ description: 'The order', example: 'changed' }),
  direction: z.optional(z.enum(SORT_DIRECTIONS)).meta({
    description: 'Of the order: the last change is first, other orders begin with the smallest',
    example: 'down',
  }),
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ example: 1 }),
});

const languageSchema = z.object({
  locale: z.enum(LOCALES),
  /** Null: no text. `outdated`: the original was published later than this translation. */
  state: z.nullable(z.enum([...TEXT_STATES, 'outdated'])),
  isApproved: z.boolean(),
});
const rowSchema = z.object({
  id: z.string(),
  title: z.string(),
  titleLocale: z.enum(LOCALES),
  original: z.enum(LOCALES),
  category: z.nullable(z.enum(CATEGORIES)),
  method: z.enum(PROVENANCE_METHODS),
  /** The state of the original: `published` where staff have not changed it. */
  state: z.enum(TEXT_STATES),
  /** Who last wrote the original, else a translation. Null: no person of the staff. */
  author: z.nullable(z.string()),
  changedAt: z.string(),
  reviewBy: z.nullable(z.string()),
  isOverdue: z.boolean(),
  isPublished: z.boolean(),
  languages: z.array(languageSchema),
});
export const newsroomArticlesSchema = z.object({ items: z.array(rowSchema), total: z.int(), pageSize: z.int() });
export type NewsroomArticles = z.infer<typeof newsroomArticlesSchema>;

type Row = Omit<NewsroomArticles['items'][number], 'languages'> & {
  languages: Partial<
    Record<Locale, { state: (typeof TEXT_STATES)[number]; isApproved: boolean; isOutdated: boolean }>
  > | null;
  total: number;
};

/** STAFF-6: the articles with the state of each language, the one that needs work first. Those without changes of staff are included. */
export const listNewsroomArticles = query({
  name: 'list-newsroom-articles',
  input: listNewsroomArticlesInput,
  permission: 'newsroom:read:any',
  run: async (deps, given): Promise<NewsroomArticles> => {
    const today = dubaiDate(deps.now());
    const { rows } = await deps.db.execute<Row>(articlesSql(given, today));
    return {
      total: rows[0]?.total ?? 0,
      pageSize: PAGE_SIZE,
      items: rows.map(({ languages, ...row }) => ({
        id: row.id,
        title: row.title,
        titleLocale: row.titleLocale,
        original: row.original,
        category: row.category,
        method: row.method,
        state: row.state,
        author: row.author,
        changedAt: row.changedAt,
        reviewBy: row.reviewBy,
        isOverdue: row.isOverdue,
        isPublished: row.isPublished,
        languages: LOCALES.map((locale) => {
          const text = languages?.[locale];
          const state = text?.isOutdated && text.state === 'published' ? 'outdated' : (text?.state ?? null);
          return { locale, state, isApproved: text?.isApproved ?? false };
        }),
      })),
    };
  },
});

const ARTICLES = sql`
  select coalesce(n.item_id, c.id) as id, coalesce(n.category, c.category) as category,
    coalesce(n.provenance, c.provenance)->>'method' as method, c.provenance->'approvedBy' as approved,
    n.review_by, coalesce(n.original, 'en') as original, coalesce(c.state = 'published', false) as is_published,
    greatest(n.updated_at, c.updated_at, (select max(t.updated_at) from newsroom_texts t where t.kind = 'article'
      and t.item_id = coalesce(n.item_id, c.id))) as changed_at,
    (select p.full_name from newsroom_versions v join profiles p on p.id = v.author_id
      where v.kind = 'article' and v.item_id = n.item_id and v.locale <> 'data'
      order by v.locale = n.original desc, v.created_at desc limit 1) as author
  from (select * from newsroom_items where kind = 'article') n
  full join (select * from content_items where kind = 'article') c on c.id = n.item_id`;

/** The texts of an article `a`: as the newsroom has them, else as users see them. */
const TEXTS = sql`
  select coalesce(n.locale, c.locale) as locale, coalesce(n.state, 'published') as state, coalesce(v.title, c.title) as title,
    c.updated_at as live_at
  from (select * from newsroom_texts where kind = 'article' and item_id = a.id
    and locale <> 'data') n
  full join (select * from content_texts where kind = 'article' and item_id = a.id and state = 'published') c
    on c.locale = n.locale
  left join newsroom_versions v on v.kind = n.kind and v.item_id = n.item_id and v.locale = n.locale and v.number = n.version`;

function articlesSql(given: z.output<typeof listNewsroomArticlesInput>, today: string): SQL {
  const { locale, search, state, category, missing, view, page } = given;
  const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const isTrue = sql`true`;
  return sql`
    select a.id, t.title, t.locale as "titleLocale", a.original, a.category, a.method, a.author,
      coalesce(t.languages->a.original->>'state', t.states[1]) as state,
      to_char(a.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt", a.review_by::text as "reviewBy",
      coalesce(a.review_by < ${today}, false) as "isOverdue", a.is_published as "isPublished", t.languages,
      count(*) over ()::int as total
    from (${ARTICLES}) a
    cross join lateral (
      select (array_agg(x.title order by x.locale = ${locale} desc, x.locale = a.original desc))[1] as title,
        (array_agg(x.locale order by x.locale = ${locale} desc, x.locale = a.original desc))[1] as locale,
        string_agg(x.title, ' ') as titles, array_agg(x.state) as states,
        jsonb_object_agg(x.locale, jsonb_build_object('state', x.state, 'isApproved', coalesce(a.approved ? x.locale, false),
          'isOutdated', x.locale <> a.original and coalesce(x.live_at < o.live_at, false))) as languages
      from (${TEXTS}) x
      left join lateral (select c.updated_at as live_at from content_texts c where c.kind = 'article' and c.item_id = a.id
        and c.locale = a.original and c.state = 'published') o on true
    ) t
    where t.title is not null
      and ${search === '' ? isTrue : sql`(t.titles ilike ${part} or a.id ilike ${part})`}
      and ${state === undefined ? isTrue : sql`${state} = any(t.states)`}
      and ${category === undefined ? isTrue : sql`a.category = ${category}`}
      and ${missing === undefined ? isTrue : sql`(not t.languages ? ${missing} or (t.languages->${missing}->>'isOutdated')::boolean)`}
      and ${view === 'overdue' ? sql`a.review_by < ${today}` : isTrue}
      and ${view === 'unapproved' ? sql`a.method in ('machine-drafted', 'computed') and a.is_published and not coalesce(a.approved ? a.original, false)` : isTrue}
    order by ${orderOf(given)}, a.id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
}

function orderOf({ sort, direction = firstDirection(sort) }: z.output<typeof listNewsroomArticlesInput>): SQL {
  const way = direction === 'down' ? sql`desc` : sql`asc`;
  switch (sort) {
    case 'work':
      return sql`t.states && array['in-review', 'changes-requested', 'approved', 'scheduled', 'draft'] desc,
        a.review_by nulls last, a.changed_at desc`;
    case 'title':
      return sql`t.title collate "und-x-icu" ${way}`;
    case 'author':
      return sql`a.author collate "und-x-icu" ${way} nulls last, a.changed_at desc`;
    case 'changed':
      return sql`a.changed_at ${way} nulls last`;
    case 'review':
      return sql`a.review_by ${way} nulls last, a.changed_at desc`;
  }
}
