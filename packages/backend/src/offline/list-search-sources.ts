import { CONCEPTS_NAME } from '@dalil/domain/offline/offline-guide.ts';
import { mapTexts } from '@dalil/domain/guide/pick-text.ts';
import type { FactRow, ItemRow } from '@dalil/search/make-source.ts';
import type { FactPage, IndexedPart } from '@dalil/search/search-source.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { IS_OF_GUIDE } from '../guide/find-facts.ts';
import { type FactPageRow, factPages } from '../search/fact-pages.ts';
import { findConcepts } from '../search/find-vocabulary.ts';
import { readSourceRows } from '../search/read-sources.ts';
import type { SourceEntry } from './list-sources.ts';

/** What the entries of items and facts have for the search, by `kind/id`. */
export type IndexedParts = ReadonlyMap<string, IndexedPart>;

/** The names of the concepts that the search knows. */
export async function listConcepts({ db }: Pick<Deps, 'db'>): Promise<SourceEntry> {
  return { path: CONCEPTS_NAME, body: await findConcepts({ db }) };
}

/**
 * The search data for devices: of every item and fact with a document in the index, with the number of that document, by which
 * search limits cut lists of equal rank. What is not indexed yet comes with the next pack.
 */
export async function findIndexedParts({ db }: Pick<Deps, 'db'>): Promise<IndexedParts> {
  const { rows: documents } = await db.execute<{ kind: string; id: string; number: number }>(
    sql`select d.kind, d.id, d.number from search.documents d left join facts f on d.kind = 'fact' and f.id = d.id
      where f.id is null or ${IS_OF_GUIDE}`,
  );
  const numbers = new Map(documents.map(({ kind, id, number }) => [`${kind}/${id}`, number]));
  const { items, facts } = await readSourceRows(db, documents);
  const pages = await findPages(
    { db },
    facts.map(({ id }) => id),
  );
  const parts = new Map<string, IndexedPart>();
  const add = (key: string, part: Omit<IndexedPart, 'number'>) => {
    const number = numbers.get(key);
    if (number !== undefined) parts.set(key, { number, ...part });
  };
  for (const item of items) add(`${item.kind}/${item.id}`, itemPart(item));
  for (const fact of facts) add(`fact/${fact.id}`, factPart(fact, pages));
  return parts;
}

function itemPart({ asked, sections, audience, position, heldIn, texts }: ItemRow): Omit<IndexedPart, 'number'> {
  const ofMarkdown = Object.values(texts).some(({ parts }) => parts !== undefined);
  return {
    asked,
    sections,
    audience,
    position,
    ...(heldIn && { heldIn }),
    ...(ofMarkdown && { parts: mapTexts(texts, ({ parts }) => parts ?? []) }),
  };
}

function factPart({ id, asked }: FactRow, pages: ReadonlyMap<string, FactPage>): Omit<IndexedPart, 'number'> {
  const page = pages.get(id);
  return { asked, ...(page && { page }) };
}

async function findPages({ db }: Pick<Deps, 'db'>, facts: readonly string[]): Promise<Map<string, FactPage>> {
  const { rows } = await db.execute<FactPageRow>(factPages(sql`${sql.param([...facts])}::text[]`));
  return new Map(rows.map(({ factId, kind, id, category }) => [factId, { kind, id, category }]));
}
