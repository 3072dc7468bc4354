import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { CONCEPTS_NAME, sourceName } from '@dalil/domain/offline/offline-guide.ts';
import type { FactPage, StoredSource } from '@dalil/search/search-source.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { IS_OF_GUIDE } from '../guide/find-facts.ts';
import { type FactPageRow, factPages } from '../search/fact-pages.ts';
import { findConcepts } from '../search/find-vocabulary.ts';
import { readSources } from '../search/read-sources.ts';
import type { SourceEntry } from './list-sources.ts';

/**
 * The search sources for devices: every source with a document in the index, ordered by document number, by which search limits
 * cut lists of equal rank. Sources that are not indexed yet come with the next pack.
 */
export async function listSearchSources({ db }: Deps): Promise<SourceEntry[]> {
  const { rows: documents } = await db.execute<{ kind: string; id: string; number: number }>(
    sql`select d.kind, d.id, d.number from search.documents d left join facts f on d.kind = 'fact' and f.id = d.id
      where f.id is null or ${IS_OF_GUIDE}`,
  );
  const numbers = new Map(documents.map(({ kind, id, number }) => [`${kind}/${id}`, number]));
  const sources = await readSources(db, documents);
  const pages = await findPages(
    { db },
    sources.filter(({ kind }) => kind === 'fact').map(({ id }) => id),
  );
  const positions = await findPositions({ db });
  const stored = sources.map((source): StoredSource => {
    const { kind, id } = source;
    const number = numbers.get(`${kind}/${id}`) ?? 0;
    const page = kind === 'fact' ? (pages.get(id) ?? null) : null;
    return { ...source, number, page, position: kind === 'place' ? (positions.get(id) ?? null) : null };
  });
  return [
    { path: CONCEPTS_NAME, body: await findConcepts({ db }) },
    ...stored.map((source) => ({ path: sourceName(source.kind, source.id), body: source })),
  ];
}

async function findPages({ db }: Pick<Deps, 'db'>, facts: readonly string[]): Promise<Map<string, FactPage>> {
  const { rows } = await db.execute<FactPageRow>(factPages(sql`${sql.param([...facts])}::text[]`));
  return new Map(rows.map(({ factId, kind, id, category }) => [factId, { kind, id, category }]));
}

async function findPositions({ db }: Pick<Deps, 'db'>): Promise<Map<string, PlaceData['position']>> {
  const { rows } = await db.execute<{ id: string; position: PlaceData['position'] }>(
    sql`select i.id, i.data->'position' as position from content_items i where i.kind = 'place' and i.state = 'published'`,
  );
  return new Map(rows.map(({ id, position }) => [id, position]));
}
