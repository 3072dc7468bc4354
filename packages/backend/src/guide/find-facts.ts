import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { given, prepared } from '../core/prepared.ts';
import { findFactTerms } from './find-fact-terms.ts';

/** The value of a row `f`. Each price of a schedule is read from the fact that states it; a hidden one is left out. */
const VALUE = `case when f.type <> 'schedule' then f.value else (
  select jsonb_agg(r.line || coalesce((
    select jsonb_strip_nulls(jsonb_build_object('price', p.value, 'priceFrom', p.valid_from, 'priceUntil', p.valid_until))
    from facts p where p.id = r.line->>'priceFact' and p.is_shown), '{}') order by r.place)
  from jsonb_array_elements(f.value) with ordinality r(line, place)) end`;

const factJson = (value: string) =>
  sql.raw(`jsonb_strip_nulls(jsonb_build_object(
  'id', f.id, 'topic', f.topic, 'type', f.type, 'currency', f.currency, 'unit', f.unit,
  'display', f.display, 'validFrom', f.valid_from, 'validUntil', f.valid_until, 'reviewBy', f.review_by,
  'sourceUrl', f.source_url, 'asOf', f.as_of, 'confidence', f.confidence, 'isShown', f.is_shown, 'verdict', f.verdict,
  'texts', (select jsonb_object_agg(x.locale, jsonb_build_object(
    'label', x.label, 'sourceName', x.source_name, 'value', x.value, 'sentence', x.sentence)) from fact_texts x where x.fact_id = f.id)
)) || jsonb_build_object('value', ${value})`);

/** A row `f` of the facts as the domain's Fact, with its texts in every language. */
export const FACT_JSON = factJson(VALUE);
/** The same as it is stored: a schedule without the prices that other facts state. */
export const STORED_FACT_JSON = factJson('f.value');

/**
 * Whether a row `f` may leave the newsroom: facts that are the hours, prices or number of a withdrawn place, or the prices of an event, go with it, unless
 * something published refers to them.
 */
export const IS_OF_GUIDE = sql.raw(`(not exists (
    select from content_facts c join content_items i on i.kind = c.kind and i.id = c.item_id
    where c.fact_id = f.id and i.kind in ('place', 'event') and i.withdrawn is not null
      and jsonb_path_exists(i.data, '$.**.fact ? (@ == $id)', jsonb_build_object('id', f.id)))
  or exists (select from content_facts c join content_items i on i.kind = c.kind and i.id = c.item_id
    where c.fact_id = f.id and i.state in ('published', 'unlisted')))`);

export type FoundFacts = { facts: Fact[]; terms: FactTermsByLocale };

const guideFacts = prepared<{ fact: Fact }>(
  'guide_facts',
  ['fact'],
  sql`select ${FACT_JSON} as fact from facts f where f.id = any(${given('ids', 'text[]')}::text[]) and ${IS_OF_GUIDE}`,
);

/** Some facts and the terms of their values. Unknown ids are omitted. */
export async function readFacts(deps: Deps, locale: Locale, ids: readonly string[]): Promise<FoundFacts> {
  const [rows, terms] = await Promise.all([
    ids.length === 0 ? [] : guideFacts(deps.db, { ids: [...ids] }),
    findFactTerms(deps, locale),
  ]);
  return { facts: rows.map(({ fact }) => fact), terms };
}

/** The same for staff, who also see what was withdrawn. */
export async function readStoredFacts(deps: Deps, locale: Locale, ids: readonly string[]): Promise<FoundFacts> {
  const { rows } = await deps.db.execute<{ fact: Fact }>(sql`
    select ${FACT_JSON} as fact from facts f where f.id = any(${sql.param([...ids])}::text[])`);
  return { facts: rows.map(({ fact }) => fact), terms: await findFactTerms(deps, locale) };
}

/** Some facts as displayed in a language today, by id. Unknown ids are omitted. */
export async function findFacts(deps: Deps, locale: Locale, ids: readonly string[]): Promise<Map<string, FactView>> {
  const { facts, terms } = await readFacts(deps, locale, ids);
  return viewFacts(facts, locale, { terms, today: dubaiDate(deps.now()) });
}

export function viewFacts(
  facts: readonly Fact[],
  locale: Locale,
  context: { terms: FactTermsByLocale; today: string },
): Map<string, FactView> {
  return new Map(facts.map((fact) => [fact.id, viewFact(fact, locale, context)]));
}
