import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { findFactTerms } from './find-fact-terms.ts';

/** A row `f` of the facts as the domain's Fact, with its words in every language. */
export const FACT_JSON = sql.raw(`jsonb_strip_nulls(jsonb_build_object(
  'id', f.id, 'topic', f.topic, 'type', f.type, 'currency', f.currency, 'unit', f.unit,
  'display', f.display, 'validFrom', f.valid_from, 'validUntil', f.valid_until, 'reviewBy', f.review_by,
  'sourceUrl', f.source_url, 'asOf', f.as_of, 'confidence', f.confidence, 'isShown', f.is_shown,
  'texts', (select jsonb_object_agg(x.locale, jsonb_build_object(
    'label', x.label, 'sourceName', x.source_name, 'value', x.value)) from fact_texts x where x.fact_id = f.id)
)) || jsonb_build_object('value', f.value)`);

/** Some facts as readers of a language see them today, by id. Ids nobody knows are left out. */
export async function findFacts(deps: Deps, locale: Locale, ids: string[]): Promise<Map<string, FactView>> {
  const [{ rows }, terms] = await Promise.all([
    deps.db.execute<{ fact: Fact }>(sql`
      select ${FACT_JSON} as fact from facts f where f.id = any(${sql.param(ids)}::text[])`),
    findFactTerms(deps, locale),
  ]);
  const today = dubaiDate(deps.now());
  return new Map(rows.map(({ fact }) => [fact.id, viewFact(fact, locale, { terms, today })]));
}
