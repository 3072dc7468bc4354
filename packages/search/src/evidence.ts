import type { Alternative, QueryGroup } from './read-query.ts';
import type { PostingList, Postings } from './search-store.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The index data of the documents that were read for a query, as one table of impacts stored by column: a row per document, a
 * column per key with any impact, 0 where a document does not have a key. A query reads hundreds of rows.
 */
export type EvidenceTable = {
  /** The document of each row, and the row of each document. */
  documents: readonly number[];
  rows: ReadonlyMap<number, number>;
  columns: ReadonlyMap<string, number>;
  impacts: Uint8Array;
};

/** The index data of one document. Without a row nothing is known. */
export type Evidence = { table: EvidenceTable; row: number | null };

/** The table of some lists for these documents. */
export function createTable(lists: readonly Postings[], documents: readonly number[]): EvidenceTable {
  const columns = new Map<string, number>();
  for (const { key } of lists) columns.set(key, columns.size);
  const rows = new Map(documents.map((document, row) => [document, row]));
  const table = { documents, rows, columns, impacts: new Uint8Array(documents.length * columns.size) };
  fillTable(table, lists);
  return table;
}

/** Adds further known impacts of documents and keys to the table. */
export function fillTable({ rows, columns, impacts }: EvidenceTable, lists: readonly Postings[]): void {
  for (const list of lists) {
    const column = columns.get(list.key);
    if (column === undefined) continue;
    const start = column * rows.size;
    for (let place = 0; place < list.documents.length; place++) {
      const row = rows.get(list.documents[place] ?? -1);
      if (row !== undefined) impacts[start + row] = list.impacts[place] ?? 0;
    }
  }
}

/** The impact of a key on a document. 0 when there is none. */
export function impactOn({ table: { rows, columns, impacts }, row }: Evidence, key: string): number {
  const column = columns.get(key);
  return column === undefined || row === null ? 0 : (impacts[column * rows.size + row] ?? 0);
}

/** The impact of a key on each row. Null when it has none on any row. */
export function impactsUnder(key: string, { documents, columns, impacts }: EvidenceTable): Uint8Array | null {
  const column = columns.get(key);
  return column === undefined ? null : impacts.subarray(column * documents.length, (column + 1) * documents.length);
}

/**
 * How well each row matches a part of the query, about 0 to 1.3: the best of its words combined with its concepts. A name counts
 * as in `credibleAlternatives`.
 */
export function strengthsOf({ alternatives }: QueryGroup, table: EvidenceTable): Float64Array {
  const size = table.documents.length;
  const [words, names, concepts] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const met = new Uint8Array(size);
  for (const { keys, weight, likeness } of alternatives) {
    const impacts = minImpacts(keys, table);
    if (impacts === null) continue;
    const strengths = likeness === 'concept' ? concepts : likeness === 'name' ? names : words;
    const counted = likeness === 'sound' ? 0 : 1;
    for (let row = 0; row < size; row++) {
      const impact = impacts[row] ?? 0;
      if (impact === 0) continue;
      met[row] = (met[row] ?? 0) + counted;
      strengths[row] = Math.max(strengths[row] ?? 0, (weight / 255) * impact);
    }
  }
  for (let row = 0; row < size; row++) {
    const concept = concepts[row] ?? 0;
    const isCredible = concept > 0 || (met[row] ?? 0) > 1;
    const word = Math.max(words[row] ?? 0, isCredible ? (names[row] ?? 0) : 0);
    words[row] = Math.max(word, concept) + WEIGHTS.second * Math.min(word, concept);
  }
  return words;
}

/** The impacts of an alternative on each row: the minimum of its keys. Null where no row can have all of them. */
function minImpacts(keys: readonly string[], table: EvidenceTable): Uint8Array | null {
  let min: Uint8Array | null = null;
  for (const key of keys) {
    const own = impactsUnder(key, table);
    if (own === null) return null;
    min = min ? min.map((impact, row) => Math.min(impact, own[row] ?? 0)) : own;
  }
  return min;
}

/**
 * The alternatives a document matches. A name of a concept in one language only may be another word there, so it counts only if
 * the document is filed under the concept or has its name in another language as well.
 */
export function credibleAlternatives({ alternatives }: QueryGroup, evidence: Evidence): Alternative[] {
  const met = alternatives.filter(({ keys }) => keys.every((key) => impactOn(evidence, key) > 0));
  const isFiled = met.some(({ likeness }) => likeness === 'concept');
  const names = met.filter(({ likeness }) => likeness !== 'sound').length;
  return isFiled || names > 1 ? met : met.filter(({ likeness }) => likeness !== 'name');
}

/** The weight of a part of a query. A part that few documents have is more specific. */
export function rarityOf({ alternatives }: QueryGroup, lists: ReadonlyMap<string, PostingList>): number {
  const counts = alternatives.map(({ keys }) => Math.min(...keys.map((key) => lists.get(key)?.count ?? 0)));
  const max = Math.max(0, ...counts);
  return 1 / (1 + 0.25 * Math.log1p(max));
}
