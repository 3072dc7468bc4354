import type { Alternative, QueryGroup } from './read-query.ts';
import type { Postings } from './search-store.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What the index says about the documents that were read for a query, as one table of impacts: a row for each document, a
 * column for each key that has any, 0 where a document does not stand under a key. Thousands of rows are read for one query.
 */
export type EvidenceTable = {
  rows: ReadonlyMap<number, number>;
  columns: ReadonlyMap<string, number>;
  impacts: Uint8Array;
};

/** What the index says about one document. */
export type Evidence = { table: EvidenceTable; row: number };

/** The table of some lists: of all their documents, or of `among` alone. */
export function createTable(lists: readonly Postings[], among: readonly number[] | null): EvidenceTable {
  const columns = new Map<string, number>();
  for (const { key } of lists) columns.set(key, columns.size);
  const rows = new Map<number, number>();
  for (const documents of among ? [among] : lists.map((list) => list.documents)) {
    for (const document of documents) if (!rows.has(document)) rows.set(document, rows.size);
  }
  const table = { rows, columns, impacts: new Uint8Array(rows.size * columns.size) };
  fillTable(table, lists);
  return table;
}

/** Puts what more is known of documents and keys of the table into it. */
export function fillTable({ rows, columns, impacts }: EvidenceTable, lists: readonly Postings[]): void {
  for (const list of lists) {
    const column = columns.get(list.key);
    if (column === undefined) continue;
    for (const [place, document] of list.documents.entries()) {
      const row = rows.get(document);
      if (row !== undefined) impacts[row * columns.size + column] = list.impacts[place] ?? 0;
    }
  }
}

/** How much a key says about a document; 0 when nothing. */
export function impactOn({ table: { columns, impacts }, row }: Evidence, key: string): number {
  const column = columns.get(key);
  return column === undefined ? 0 : (impacts[row * columns.size + column] ?? 0);
}

/** A part of the query made ready to be read off many rows: the alternatives that any document meets. */
type StrengthReader = (row: number) => number;

/**
 * How well documents meet a part of the query, about 0 to 1.3: the best of what their words say and of their concepts. A name
 * counts as in `credibleAlternatives`.
 */
export function readStrength({ alternatives }: QueryGroup, { columns, impacts }: EvidenceTable): StrengthReader {
  const possible = alternatives
    .map(({ keys, weight, likeness }) => ({
      places: keys.map((key) => columns.get(key) ?? -1),
      worth: weight / 255,
      likeness,
    }))
    .filter(({ places }) => !places.includes(-1));
  return (row) => {
    const start = row * columns.size;
    let [word, name, concept, met] = [0, 0, 0, 0];
    for (const { places, worth, likeness } of possible) {
      let least = 255;
      for (const place of places) least = Math.min(least, impacts[start + place] ?? 0);
      if (least === 0) continue;
      const strength = worth * least;
      if (likeness !== 'sound') met += 1;
      if (likeness === 'concept') concept = Math.max(concept, strength);
      else if (likeness === 'name') name = Math.max(name, strength);
      else word = Math.max(word, strength);
    }
    if (concept > 0 || met > 1) word = Math.max(word, name);
    return Math.max(word, concept) + WEIGHTS.second * Math.min(word, concept);
  };
}

export function groupStrength(group: QueryGroup, { table, row }: Evidence): number {
  return readStrength(group, table)(row);
}

/**
 * The alternatives a document meets. A name of a concept in one language only may be another word there, so it counts
 * only where the document is filed under the concept or has its name in another language as well.
 */
export function credibleAlternatives({ alternatives }: QueryGroup, evidence: Evidence): Alternative[] {
  const met = alternatives.filter(({ keys }) => keys.every((key) => impactOn(evidence, key) > 0));
  const isFiled = met.some(({ likeness }) => likeness === 'concept');
  const names = met.filter(({ likeness }) => likeness !== 'sound').length;
  return isFiled || names > 1 ? met : met.filter(({ likeness }) => likeness !== 'name');
}
