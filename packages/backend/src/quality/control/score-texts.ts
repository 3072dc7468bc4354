import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { scoreOf, type Severity } from '@dalil/domain/quality/rules/rule.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { isWaived } from './waived.ts';

const WORST = 20;

export const scoresSchema = z.object({
  total: z.number(),
  locales: z.record(z.string(), z.number()),
  sections: z.record(z.string(), z.number()),
  worst: z.array(z.object({ kind: z.string(), id: z.string(), locale: z.enum(LOCALES), score: z.int() })),
});
export type Scores = z.infer<typeof scoresSchema>;

export type ScoredItem = { kind: string; id: string; category: string | null };

/**
 * STAFF-5: the score of every text by its open findings that are not waived; a finding without a language counts for all, one of a
 * fact for the texts that state it. A section (a category, or else a kind), a language and the whole have the mean of their texts.
 */
export async function scoreTexts(deps: Pick<Deps, 'db' | 'now'>, items: readonly ScoredItem[]): Promise<Scores> {
  const bad = await severitiesByText(deps);
  const sums = new Map<string, { sum: number; count: number }>();
  const count = (key: string, score: number) => {
    const { sum, count: texts } = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, { sum: sum + score, count: texts + 1 });
  };
  const scored: Scores['worst'] = [];
  for (const { kind, id, category } of items) {
    for (const locale of LOCALES) {
      const own = bad.get(`${kind}/${id}/${locale}`) ?? [];
      const score = scoreOf([...own, ...(bad.get(`${kind}/${id}/`) ?? [])]);
      count('total', score);
      count(`locale ${locale}`, score);
      count(`section ${category ?? kind}`, score);
      if (score < 100) scored.push({ kind, id, locale, score });
    }
  }
  const mean = ({ sum, count: texts }: { sum: number; count: number }) => Math.round((sum / texts) * 10) / 10;
  const part = (prefix: string) =>
    Object.fromEntries(
      [...sums]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, value]) => [key.slice(prefix.length), mean(value)]),
    );
  return {
    total: mean(sums.get('total') ?? { sum: 100, count: 1 }),
    locales: part('locale '),
    sections: part('section '),
    worst: scored
      .toSorted((a, b) => a.score - b.score || `${a.kind}${a.id}`.localeCompare(`${b.kind}${b.id}`))
      .slice(0, WORST),
  };
}

type Counted = { kind: string; id: string; locale: Locale | ''; severity: Severity };

async function severitiesByText({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Map<string, Severity[]>> {
  const { rows } = await db.execute<Counted>(sql`
    with open as (select * from quality_findings f where f.resolved_at is null and not ${isWaived(dubaiDate(now()))})
    select kind, item_id as id, locale, severity from open where kind <> 'fact'
    union all
    select c.kind, c.item_id, o.locale, o.severity from open o join content_facts c on c.fact_id = o.item_id where o.kind = 'fact'`);
  const found = new Map<string, Severity[]>();
  for (const { kind, id, locale, severity } of rows) {
    const key = `${kind}/${id}/${locale}`;
    const list = found.get(key);
    if (list) list.push(severity);
    else found.set(key, [severity]);
  }
  return found;
}
