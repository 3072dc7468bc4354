import { factIdsIn, inlineText } from '@dalil/domain/guide/document.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../core/deps.ts';
import { findFacts } from './find-facts.ts';
import type { ItemRow } from './item-rows.ts';

/**
 * Cards are plain text: the facts their summaries refer to are written in. A hidden or expired fact leaves the name of
 * its source, as on the page itself. Summaries without facts cost no query.
 */
export async function fillSummaries<Row extends ItemRow>(deps: Deps, locale: Locale, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap((row) => factIdsIn(row.summary)))];
  if (ids.length === 0) return rows;
  const facts = await findFacts(deps, locale, ids);
  return rows.map((row) => ({ ...row, summary: writeFacts(row.summary, facts) }));
}

function writeFacts(text: string, facts: Map<string, FactView>): string {
  const parts = inlineText(text).map((part) => {
    if (part.type === 'text') return part.text;
    const fact = part.type === 'fact' ? facts.get(part.id) : undefined;
    return fact ? (fact.text ?? fact.source.name) : '';
  });
  return parts.join('');
}
