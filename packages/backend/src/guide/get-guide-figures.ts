import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { SECOND_READING } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { MIN_QUESTIONS } from '../assistant/unanswered-limits.ts';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';

const UNANSWERED_DAYS = 30;
const NOTHING = { total: 0, shown: 0, sources: 0, corrections: 0, published: 0, unanswered: 0, reported: 0 };

const textFiguresSchema = z.object({
  locale: z.enum(LOCALES),
  texts: z.number(),
  /** Texts written by a person, without and with the help of a machine. */
  person: z.number(),
  assisted: z.number(),
  /** Texts first written by a machine, regardless of who approved them. */
  drafted: z.number(),
  /** Texts that a template composed, without a model. */
  computed: z.number(),
  approved: z.number(),
  translated: z.number(),
  /** Translations that a machine has compared with the original a second time. */
  compared: z.number(),
  /** Translations a native speaker has reviewed. */
  readByNative: z.number(),
});

export const guideFiguresSchema = z.object({
  items: z.array(z.object({ kind: z.string().meta({ example: 'place' }), count: z.number() })),
  facts: z.object({ total: z.number(), shown: z.number(), sources: z.number() }),
  texts: z.array(textFiguresSchema),
  /** Corrections of texts that staff have published. Null while they have published none. */
  corrections: z.nullable(z.object({ count: z.number(), texts: z.number() })),
  /** Questions that the assistant could not answer on the last 30 whole days. Null below ten. */
  unanswered: z.nullable(z.number()),
  /** Published articles that reporters drafted with a model. */
  reported: z.number(),
  /** The language model that is configured. Null: none. */
  model: z.nullable(z.string()),
});

export type GuideFigures = z.infer<typeof guideFiguresSchema>;

/** STAFF-9: the contents of the guide and how its texts were made, counted over what users can see. */
export const getGuideFigures = query({
  name: 'get-guide-figures',
  input: z.object({}),
  output: guideFiguresSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /guide-figures',
    summary: 'How much the guide holds, and how its texts were made',
  },
  run: async (deps): Promise<GuideFigures> => {
    const [items, others, texts] = await Promise.all([countItems(deps), countOthers(deps), countTexts(deps)]);
    return { items, ...others, texts, model: deps.assistant.model?.name ?? null };
  },
});

async function countItems({ db }: Deps): Promise<GuideFigures['items']> {
  const { rows } = await db.execute<GuideFigures['items'][number]>(sql`
    select kind, count(*)::int as count from content_items where state = 'published' group by kind order by kind`);
  return rows;
}

type OthersRow = GuideFigures['facts'] & {
  corrections: number;
  published: number;
  unanswered: number;
  reported: number;
};

/** In one statement, because a page asks the database a few times at most. */
async function countOthers({ db, now }: Deps): Promise<Omit<GuideFigures, 'items' | 'texts' | 'model'>> {
  const today = dubaiDate(now());
  const { rows } = await db.execute<OthersRow>(sql`
    select count(*)::int as total, (count(*) filter (where is_shown))::int as shown,
      count(distinct source_url)::int as sources,
      (select count(*)::int from newsroom_comments where replaced_version is not null) as corrections,
      (select count(distinct (kind, item_id, locale))::int from newsroom_comments where action = 'publish') as published,
      (select coalesce(sum(questions), 0)::int from unanswered_counts
        where day >= ${addDays(today, -UNANSWERED_DAYS)} and day < ${today}) as unanswered,
      (select count(distinct r.article_id)::int from reporter_runs r join content_items i on i.kind = 'article'
        and i.id = r.article_id and i.state = 'published' where r.method = 'model') as reported
    from facts`);
  const { total, shown, sources, corrections, published, unanswered, reported } = rows[0] ?? NOTHING;
  return {
    facts: { total, shown, sources },
    corrections: published === 0 ? null : { count: corrections, texts: published },
    unanswered: unanswered < MIN_QUESTIONS ? null : unanswered,
    reported,
  };
}

async function countTexts({ db }: Deps): Promise<GuideFigures['texts']> {
  const { rows } = await db.execute<GuideFigures['texts'][number] & { locale: Locale }>(sql`
    select t.locale, count(*)::int as texts,
      (count(*) filter (where i.provenance->>'method' = 'person'))::int as person,
      (count(*) filter (where i.provenance->>'method' = 'machine-assisted'))::int as assisted,
      (count(*) filter (where i.provenance->>'method' = 'machine-drafted'))::int as drafted,
      (count(*) filter (where i.provenance->>'method' = 'computed'))::int as computed,
      (count(*) filter (where i.provenance->'approvedBy' ? t.locale))::int as approved,
      (count(*) filter (where t.translation is not null))::int as translated,
      (count(*) filter (where t.translation->>'reviewedBy' = ${SECOND_READING}))::int as compared,
      (count(*) filter (where t.translation->>'isReviewedByNative' = 'true'))::int as "readByNative"
    from content_texts t join content_items i on i.kind = t.kind and i.id = t.item_id
    where t.state = 'published' and i.state = 'published' and t.locale = any(${sql.param(LOCALES)}::text[])
    group by t.locale order by array_position(${sql.param(LOCALES)}::text[], t.locale)`);
  return rows;
}
