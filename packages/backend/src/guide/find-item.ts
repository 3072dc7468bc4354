import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { collectFactTerms, type FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { type FactTermRow, factTerms } from './find-fact-terms.ts';
import { FACT_JSON } from './find-facts.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';

/** An item, the facts its text refers to in the order of the text, and what their values are written with. */
export type FoundItem = ItemRow & { facts: Fact[]; terms: FactTermsByLocale };

/** The published item of an id, of the first of the kinds that has it. Fails with `not_found`. */
export async function findItem(
  { db }: Deps,
  kinds: readonly ContentKind[],
  id: string,
  locale: Locale,
): Promise<FoundItem> {
  const order = sql.param([...kinds]);
  const { rows } = await db.execute<ItemRow & { facts: Fact[] | null; terms: FactTermRow[] }>(sql`
    select ${ITEM_COLUMNS},
      (select jsonb_agg(${FACT_JSON} order by c.position) from content_facts c join facts f on f.id = c.fact_id
       where c.kind = i.kind and c.item_id = i.id) as facts,
      (select jsonb_agg(x) from (${factTerms(locale)}) x) as terms
    from content_items i ${withText(locale)}
    where i.kind = any(${order}::text[]) and i.id = ${id} and i.state = 'published'
    order by array_position(${order}::text[], i.kind::text) limit 1`);
  const [row] = rows;
  if (!row) throw new Failure('not_found');
  return { ...row, facts: row.facts ?? [], terms: collectFactTerms(row.terms) };
}
