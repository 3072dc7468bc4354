import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { DATA_PART } from '@dalil/domain/newsroom/item-data.ts';
import { NEWSROOM_KINDS } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { HOURS, SINCE, TITLE } from './waiting-sql.ts';

export const QUEUE_PARTS = ['review', 'release', 'imported'] as const;
const MAX_ROWS = 200;
/** The imported items that people are asked to approve first. */
export const FIRST_IMPORTED = 50;

export const listQueueInput = z.object({
  part: z
    .enum(QUEUE_PARTS)
    .default('review')
    .meta({ description: 'Waiting for review, for release, or imported', example: 'review' }),
  locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the imported texts', example: 'en' }),
});

const rowSchema = z.object({
  kind: z.enum(NEWSROOM_KINDS),
  id: z.string(),
  /** `data`: what is the same in all languages. */
  locale: z.enum([...LOCALES, DATA_PART]),
  title: z.string(),
  href: z.string(),
  state: z.enum(TEXT_STATES),
  since: z.string(),
  /** How long it has waited, in whole hours. */
  hours: z.int(),
  authors: z.array(z.string()),
  scheduledAt: z.nullable(z.string()),
  /** Of imported items: how many other published items lead to it. */
  links: z.nullable(z.int()),
});
export const queueSchema = z.object({
  items: z.array(rowSchema),
  counts: z.object({ review: z.int(), release: z.int(), imported: z.int() }),
});
export type Queue = z.infer<typeof queueSchema>;
type Row = Omit<Queue['items'][number], 'href'> & { category: string | null };

/** STAFF-3: what waits for people: the oldest first; of imported items, those that most others lead to. */
export const listQueue = query({
  name: 'list-queue',
  input: listQueueInput,
  permission: 'newsroom:publish:any',
  run: async (deps, { part, locale }): Promise<Queue> => {
    const states = part === 'review' ? ['in-review'] : ['approved', 'scheduled'];
    const rows = part === 'imported' ? await findImported(deps, locale) : await findWaiting(deps, states);
    const items = rows.map(({ category, ...row }) => ({ ...row, href: itemHref({ ...row, category }) }));
    return { items, counts: await countQueue(deps, locale) };
  },
});

async function findWaiting(deps: Deps, states: readonly string[]): Promise<Row[]> {
  const { rows } = await deps.db.execute<Row>(sql`
    select t.kind, t.item_id as id, t.locale, coalesce(nullif(v.title, ''), ${TITLE}) as title, t.state, ${SINCE('t.state_since')} as since, ${HOURS('t.state_since', deps.now())} as hours, i.category, null as links,
      to_char(t.scheduled_at at time zone 'Asia/Dubai', 'YYYY-MM-DD"T"HH24:MI') as "scheduledAt",
      array(select distinct p.full_name from newsroom_versions a join profiles p on p.id = a.author_id
        where a.kind = t.kind and a.item_id = t.item_id and a.locale = t.locale and a.number > coalesce(t.live_version, 0)
        union select r.name from reporter_runs u join reporters r on r.id = u.reporter_id
        where t.kind = 'article' and u.article_id = t.item_id and t.live_version is null) as authors
    from newsroom_texts t
    join newsroom_items i on i.kind = t.kind and i.item_id = t.item_id
    join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale and v.number = t.version
    where t.state = any(${sql.param([...states])}::text[])
    order by coalesce(t.scheduled_at, t.state_since), t.kind, t.item_id, t.locale limit ${MAX_ROWS}`);
  return rows;
}

/** How often published texts and lists of places lead to an item. There are no counts of users to go by. */
const LINKS = sql`
  select id, count(distinct source)::int as links from (
    select x.kind || '/' || x.item_id as source, m[1] as id from content_texts x,
      regexp_matches(x.body::text, ${String.raw`\]\(/(?:[a-z]+/)*([a-z0-9-]+)\)`}, 'g') m
    where x.locale = 'en' and x.state = 'published'
    union all
    select i.kind || '/' || i.id, jsonb_array_elements_text(i.data->'placeIds') from content_items i
    where i.kind = 'article' and i.state = 'published' and jsonb_typeof(i.data->'placeIds') = 'array'
    union all
    select i.kind || '/' || i.id, r->>'id' from content_items i, jsonb_array_elements(i.data->'related') r
    where i.state = 'published' and jsonb_typeof(i.data->'related') = 'array' and jsonb_typeof(r) = 'object'
  ) named group by id`;

async function findImported(deps: Deps, locale: string): Promise<Row[]> {
  const { rows } = await deps.db.execute<Row>(sql`
    select i.kind, i.id, x.locale, x.title, 'published' as state, ${SINCE('x.updated_at')} as since, ${HOURS('x.updated_at', deps.now())} as hours, i.category,
      coalesce(l.links, 0) as links, null as "scheduledAt", array[]::text[] as authors
    from content_items i
    join content_texts x on x.kind = i.kind and x.item_id = i.id and x.locale = ${locale} and x.state = 'published'
    left join (${LINKS}) l on l.id = i.id
    where ${isImported(locale)}
    order by coalesce(l.links, 0) + cardinality(i.sections) desc,
      array_position(array['handbook', 'service', 'article', 'neighbourhood', 'place', 'event', 'question', 'collection'], i.kind), i.position, i.id
    limit ${FIRST_IMPORTED}`);
  return rows;
}

/** Published, not written by a person alone, and not approved in this language. */
const isImported = (locale: string) => sql`i.state = 'published' and i.provenance->>'method' <> 'person'
  and not coalesce(i.provenance->'approvedBy' ? ${locale}, false)
  and not exists (select 1 from newsroom_texts n where n.kind = i.kind and n.item_id = i.id and n.locale = ${locale}
    and n.state not in ('published', 'corrected'))`;

async function countQueue({ db }: Deps, locale: string): Promise<Queue['counts']> {
  const { rows } = await db.execute<Queue['counts']>(sql`
    select (select count(*)::int from newsroom_texts where state = 'in-review') as review,
      (select count(*)::int from newsroom_texts where state in ('approved', 'scheduled')) as release,
      (select count(*)::int from content_items i join content_texts x on x.kind = i.kind and x.item_id = i.id
        and x.locale = ${locale} and x.state = 'published' where ${isImported(locale)}) as imported`);
  return rows[0] ?? { review: 0, release: 0, imported: 0 };
}
