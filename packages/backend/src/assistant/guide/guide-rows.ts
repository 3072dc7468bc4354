import type { GuideSource, GuideText } from '@dalil/assistant/answer-guide.ts';
import { handbookFacts } from '@dalil/assistant/handbook-texts.ts';
import { type ItemText, makeGuideText } from '@dalil/assistant/make-guide-text.ts';
import { type Provenance, viewSources } from '@dalil/domain/guide/content-item.ts';
import { factIdsIn } from '@dalil/domain/guide/document.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../../core/deps.ts';
import { findFacts } from '../../guide/find-facts.ts';
import type { ItemRow } from '../../guide/item-rows.ts';

/** The first body an item's text rests on. */
export function sourceOfRow({ provenance }: ItemRow, locale: Locale): GuideSource | null {
  const [source] = viewSources(provenance as Provenance, locale);
  return source ? { name: source.name, url: source.url ?? null } : null;
}

/** The views of all facts that some rows refer to, in the language their words are in. One statement a language. */
export async function findFactsOfRows(
  deps: Deps,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<Locale, ReadonlyMap<string, FactView>>> {
  const byLocale = new Map<Locale, Set<string>>();
  for (const { kind, locale, summary, body } of rows) {
    const ids = byLocale.get(locale) ?? new Set<string>();
    const named = kind === 'handbook' ? handbookFacts(body) : factIdsIn(JSON.stringify([summary, body]));
    for (const id of named) ids.add(id);
    byLocale.set(locale, ids);
  }
  const found = await Promise.all(
    Array.from(byLocale, async ([locale, ids]) => [locale, await findFacts(deps, locale, [...ids])] as const),
  );
  return new Map(found);
}

/** Rows of items, not handbooks, as engines quote them, in the order of the rows. */
export async function quoteRows(deps: Deps, rows: readonly ItemRow[], locale: Locale): Promise<GuideText[]> {
  const facts = await findFactsOfRows(deps, rows);
  return rows.map((row) => makeGuideText(itemText(row, locale), facts.get(row.locale) ?? new Map()));
}

function itemText(row: ItemRow, locale: Locale): ItemText {
  return {
    kind: row.kind as ItemText['kind'],
    id: row.id,
    category: row.category,
    tags: row.tags,
    neighbourhoods: row.neighbourhoods,
    asOf: row.as_of,
    data: row.data,
    source: sourceOfRow(row, locale),
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    body: row.body,
  };
}
