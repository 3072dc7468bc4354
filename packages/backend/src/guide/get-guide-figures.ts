import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';

const textFiguresSchema = z.object({
  locale: z.enum(LOCALES),
  texts: z.number(),
  /** Texts first written by a machine, regardless of who approved them. */
  drafted: z.number(),
  approved: z.number(),
  translated: z.number(),
  /** Translations a native speaker has reviewed. */
  readByNative: z.number(),
});

export const guideFiguresSchema = z.object({
  items: z.array(z.object({ kind: z.string().meta({ example: 'place' }), count: z.number() })),
  facts: z.object({ total: z.number(), shown: z.number(), sources: z.number() }),
  texts: z.array(textFiguresSchema),
});

export type GuideFigures = z.infer<typeof guideFiguresSchema>;

/** STAFF-9: the contents of the guide and how its texts were made, counted over what users can see. */
export const getGuideFigures = query({
  name: 'get-guide-figures',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps): Promise<GuideFigures> => {
    const [items, facts, texts] = await Promise.all([countItems(deps), countFacts(deps), countTexts(deps)]);
    return { items, facts, texts };
  },
});

async function countItems({ db }: Deps): Promise<GuideFigures['items']> {
  const { rows } = await db.execute<GuideFigures['items'][number]>(sql`
    select kind, count(*)::int as count from content_items where state = 'published' group by kind order by kind`);
  return rows;
}

async function countFacts({ db }: Deps): Promise<GuideFigures['facts']> {
  const { rows } = await db.execute<GuideFigures['facts']>(sql`
    select count(*)::int as total, (count(*) filter (where is_shown))::int as shown,
      count(distinct source_url)::int as sources from facts`);
  return rows[0] ?? { total: 0, shown: 0, sources: 0 };
}

async function countTexts({ db }: Deps): Promise<GuideFigures['texts']> {
  const { rows } = await db.execute<GuideFigures['texts'][number] & { locale: Locale }>(sql`
    select t.locale, count(*)::int as texts,
      (count(*) filter (where i.provenance->>'method' = 'machine-drafted'))::int as drafted,
      (count(*) filter (where i.provenance->'approvedBy' ? t.locale))::int as approved,
      (count(*) filter (where t.translation is not null))::int as translated,
      (count(*) filter (where t.translation->>'isReviewedByNative' = 'true'))::int as "readByNative"
    from content_texts t join content_items i on i.kind = t.kind and i.id = t.item_id
    where t.state = 'published' and i.state = 'published' and t.locale = any(${sql.param(LOCALES)}::text[])
    group by t.locale order by array_position(${sql.param(LOCALES)}::text[], t.locale)`);
  return rows;
}
