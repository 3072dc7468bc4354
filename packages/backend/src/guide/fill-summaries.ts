import type { LabelOf } from '@dalil/domain/guide/facet-views.ts';
import { factIdsIn } from '@dalil/domain/guide/document.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { writeFacts } from '@dalil/domain/guide/write-facts.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { collectFactTerms, type TermGroup } from '@dalil/domain/guide/term.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { given, prepared } from '../core/prepared.ts';
import { type FactColumns, factColumns, findFacts, viewFacts } from './find-facts.ts';
import { collectLabels, labelPairs, type LabelRow, labels } from './find-labels.ts';
import type { FoundItem } from './find-item.ts';
import type { ItemRow } from './item-rows.ts';

/**
 * Cards are plain text, so the facts in their summaries are replaced by values. A hidden or expired fact is replaced by the name
 * of its source, as on its page. Summaries without facts cost no query.
 */
export async function fillSummaries<Row extends ItemRow>(deps: Deps, locale: Locale, rows: Row[]): Promise<Row[]> {
  const ids = factsOf(rows);
  if (ids.length === 0) return rows;
  return fill(rows, await findFacts(deps, locale, ids));
}

const wordRows = prepared<FactColumns & { labels: LabelRow[] | null }>(
  'card_words',
  ['facts', 'terms', 'labels'],
  sql`select ${factColumns(given('locale', 'text'), given('facts', 'text[]'))},
    (select jsonb_agg(x) from (${labels(given('locale', 'text'), given('pairs', 'text'))}) x) as labels`,
);

/** Fills summaries and finds the names of terms, in one query. */
export async function fillAndName<Row extends ItemRow>(
  deps: Deps,
  locale: Locale,
  rows: Row[],
  requested: [TermGroup, string][],
): Promise<{ rows: Row[]; labelOf: LabelOf }> {
  const [texts] = await wordRows(deps.db, { locale, facts: factsOf(rows), pairs: labelPairs(requested) });
  const terms = collectFactTerms(texts?.terms ?? []);
  const facts = viewFacts(texts?.facts ?? [], locale, { terms, today: dubaiDate(deps.now()) });
  return { rows: fill(rows, facts), labelOf: collectLabels(texts?.labels ?? []) };
}

/** The summary of an item whose facts were read with it, for pages that display it as plain text. */
export function filledSummary(row: FoundItem, locale: Locale, today: string): string {
  const facts = row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today }));
  return writeFacts(row.summary, new Map(facts.map((fact) => [fact.id, fact])));
}

function factsOf(rows: readonly ItemRow[]): string[] {
  return [...new Set(rows.flatMap((row) => factIdsIn(row.summary)))];
}

function fill<Row extends ItemRow>(rows: Row[], facts: Map<string, FactView>): Row[] {
  return rows.map((row) =>
    factIdsIn(row.summary).length === 0 ? row : { ...row, summary: writeFacts(row.summary, facts) },
  );
}
