import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { readShelf } from '../core/content-memory.ts';
import type { Deps } from '../core/deps.ts';
import { given, prepared } from '../core/prepared.ts';
import { type FactPageRow, factPages } from './fact-pages.ts';
import { SEARCH_CHANGES } from './index-changes.ts';

/** One takes some hundred bytes. */
const MOST_PAGES = 4000;

type KeptPage = { href: string | null };

const pageRows = prepared<FactPageRow>(
  'search_fact_pages',
  ['factId', 'kind', 'id', 'category'],
  factPages(given('facts', 'text[]')),
);

/**
 * Where the pages open that tell more of some facts, without the language: by the id of each fact that has one. The same facts
 * are suggested for many beginnings, so they stay in memory until content changes.
 */
export async function findFactPages(
  { db, memory }: Deps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const shelf = memory.shelf<string, KeptPage>({ name: 'search fact pages', kinds: SEARCH_CHANGES, most: MOST_PAGES });
  const kept = await readShelf(shelf, ids, async (missing) => {
    const rows = await pageRows(db, { facts: [...missing] });
    const pages = new Map(rows.map((page) => [page.factId, itemHref(page)]));
    return missing.map((id) => ({ href: pages.get(id) ?? null }));
  });
  return new Map(ids.flatMap((id, at) => (kept[at]?.href ? [[id, kept[at].href] as const] : [])));
}
