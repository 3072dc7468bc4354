import { factIdsIn } from '@dalil/domain/guide/document.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { writeFacts } from '@dalil/domain/guide/write-facts.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../core/deps.ts';
import { findFacts } from './find-facts.ts';
import type { FoundItem } from './find-item.ts';
import type { ItemRow } from './item-rows.ts';

/**
 * Cards are plain text, so the facts in their summaries are replaced by values. A hidden or expired fact is replaced by the name
 * of its source, as on its page. Summaries without facts cost no query.
 */
export async function fillSummaries<Row extends ItemRow>(deps: Deps, locale: Locale, rows: Row[]): Promise<Row[]> {
  const ids = factsOf(rows);
  if (ids.length === 0) return rows;
  const facts = await findFacts(deps, locale, ids);
  return rows.map((row) =>
    factIdsIn(row.summary).length === 0 ? row : { ...row, summary: writeFacts(row.summary, facts) },
  );
}

/** The summary of an item whose facts were read with it, for pages that display it as plain text. */
export function filledSummary(row: FoundItem, locale: Locale, today: string): string {
  const facts = row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today }));
  return writeFacts(row.summary, new Map(facts.map((fact) => [fact.id, fact])));
}

function factsOf(rows: readonly ItemRow[]): string[] {
  return [...new Set(rows.flatMap((row) => factIdsIn(row.summary)))];
}
