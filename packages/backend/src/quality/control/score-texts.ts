import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { scoreOf, type Severity } from '@dalil/domain/quality/rules/rule.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { isWaived } from './waived.ts';

const WORST = 20;
const BATCH = 200;

export const scoresSchema = z.object({
  total: z.number(),
  locales: z.record(z.string(), z.number()),
  sections: z.record(z.string(), z.number()),
  /** By `person {id}`, `reporter {id}` or `none`. Runs before authors were scored have none. */
  authors: z.record(z.string(), z.object({ score: z.number(), texts: z.int() })).default({}),
  worst: z.array(z.object({ kind: z.string(), id: z.string(), locale: z.enum(LOCALES), score: z.int() })),
});
export type Scores = z.infer<typeof scoresSchema>;

export type ScoredItem = { kind: string; id: string; category: string | null };

/**
 * STAFF-5: the score of every text by its open findings that are not waived; a finding without a language counts for all, one of a
 * fact for the texts that state it. A section (a category, or else a kind), a language, an author and the whole have the mean of their
 * texts. The author is who wrote the version that users see. Reads in batches, so that other work goes on between them.
 */
export async function scoreTexts(deps: Pick<Deps, 'db' | 'now'>, items: readonly ScoredItem[]): Promise<Scores> {
  const sums = new Map<string, { sum: number; count: number }>();
  const count = (key: string, score: number) => {
    const { sum, count: texts } = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, { sum: sum + score, count: texts + 1 });
  };
  let worst: Scores['worst'] = [];
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = items.slice(start, start + BATCH);
    const bad = await severitiesByText(deps, batch);
    const authors = await authorsByText(deps, batch);
    for (const { kind, id, category } of batch) {
      for (const locale of LOCALES) {
        const key = `${kind}/${id}/${locale}`;
        const score = scoreOf([...(bad.get(key) ?? []), ...(bad.get(`${kind}/${id}/`) ?? [])]);
        count('total', score);
        count(`locale ${locale}`, score);
        count(`section ${category ?? kind}`, score);
        const author = authors.get(key);
        if (author !== undefined) count(`author ${author}`, score);
        if (score < 100) worst.push({ kind, id, locale, score });
      }
    }
    worst = worst.toSorted(byScore).slice(0, WORST);
  }
  return { ...meansOf(sums), worst };
}

const nameOf = ({ kind, id, locale }: Scores['worst'][number]) => `${kind}${id}${locale}`;
const byScore = (a: Scores['worst'][number], b: Scores['worst'][number]) =>
  a.score - b.score || (nameOf(a) < nameOf(b) ? -1 : 1);

function meansOf(sums: Map<string, { sum: number; count: number }>): Omit<Scores, 'worst'> {
  const mean = ({ sum, count }: { sum: number; count: number }) => Math.round((sum / count) * 10) / 10;
  const part = (prefix: string) =>
    [...sums].flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : []));
  const means = (prefix: string) => Object.fromEntries(part(prefix).map(([key, value]) => [key, mean(value)]));
  return {
    total: mean(sums.get('total') ?? { sum: 100, count: 1 }),
    locales: means('locale '),
    sections: means('section '),
    authors: Object.fromEntries(
      part('author ').map(([key, value]) => [key, { score: mean(value), texts: value.count }]),
    ),
  };
}

const GIVEN = (items: readonly ScoredItem[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(items.map(({ kind, id }) => ({ kind, id })))}::jsonb) as g(kind text, id text)`;

type Counted = { kind: string; id: string; locale: Locale | ''; severity: Severity };

async function severitiesByText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  items: readonly ScoredItem[],
): Promise<Map<string, Severity[]>> {
  const isOpen = sql`f.resolved_at is null and not ${isWaived(dubaiDate(now()))}`;
  const { rows } = await db.execute<Counted>(sql`
    with g as materialized (select * from ${GIVEN(items)})
    select f.kind, f.item_id as id, f.locale, f.severity from g join quality_findings f on f.kind = g.kind and f.item_id = g.id
    where ${isOpen}
    union all
    select g.kind, g.id, f.locale, f.severity from g join content_facts c on c.kind = g.kind and c.item_id = g.id
    join quality_findings f on f.kind = 'fact' and f.item_id = c.fact_id where ${isOpen}`);
  const found = new Map<string, Severity[]>();
  for (const { kind, id, locale, severity } of rows) {
    const key = `${kind}/${id}/${locale}`;
    const list = found.get(key);
    if (list) list.push(severity);
    else found.set(key, [severity]);
  }
  return found;
}

/** Of every published text. An imported text and one of an erased account have no author. */
async function authorsByText({ db }: Pick<Deps, 'db'>, items: readonly ScoredItem[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ key: string; author: string }>(sql`
    select t.kind || '/' || t.item_id || '/' || t.locale as key,
      coalesce('person ' || v.author_id, 'reporter ' || (select r.reporter_id from reporter_runs r
        where t.kind = 'article' and r.article_id = t.item_id and v.number = 1 limit 1), 'none') as author
    from ${GIVEN(items)} join content_texts t on t.kind = g.kind and t.item_id = g.id and t.state = 'published'
    left join newsroom_texts n on n.kind = t.kind and n.item_id = t.item_id and n.locale = t.locale
    left join newsroom_versions v on v.kind = n.kind and v.item_id = n.item_id and v.locale = n.locale and v.number = n.live_version`);
  return new Map(rows.map(({ key, author }) => [key, author]));
}
