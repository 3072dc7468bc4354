import { askedKey, askedTerms } from './asked-terms.ts';
import { type EvidenceTable, impactsUnder } from './evidence.ts';
import type { PostingList, SearchStore } from './search-store.ts';
import { ASKED, BOUNDS } from './weights.ts';

/** A query as compared with how people ask for documents. */
export type Asked = {
  /** What each term of the query weighs, by its key. */
  weights: ReadonlyMap<string, number>;
  lists: readonly PostingList[];
  /** The documents that are most like the query as far as the lists tell, best first. */
  documents: readonly number[];
};

/** How alike the query and the questions of each row of a table are, 0 to 1, and how many terms of the query they have. */
export type Likeness = { terms: number; values: Float64Array; met: Uint8Array };

export const NOTHING_ASKED: Asked = { weights: new Map(), lists: [], documents: [] };
const SOUND = askedKey('~');

/** Reads which documents are asked for with the terms of a query: one read of postings, of a bounded size. */
export async function readAsked(store: SearchStore, query: string): Promise<Asked> {
  const keys = askedTerms(query).slice(0, BOUNDS.askedTerms).map(askedKey);
  if (keys.length === 0) return NOTHING_ASKED;
  const share = Math.floor(BOUNDS.postings / keys.length);
  const lists = await store.postings(keys, Math.min(BOUNDS.maxListLength, share));
  const counts = new Map(lists.map(({ key, count }) => [key, count]));
  const weights = new Map(keys.map((key) => [key, weightOf(key, counts.get(key) ?? 0)]));
  return { weights, lists, documents: mostAsked(lists, weights) };
}

/** Only words are counted as terms, not how they sound. */
export function likenessIn(table: EvidenceTable, { weights }: Asked): Likeness {
  const values = new Float64Array(table.documents.length);
  const met = new Uint8Array(table.documents.length);
  const words = [...weights.keys()].filter((key) => !key.startsWith(SOUND));
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const [key, weight] of weights) {
    const impacts = impactsUnder(key, table);
    if (impacts === null) continue;
    const counted = key.startsWith(SOUND) ? 0 : 1;
    for (let row = 0; row < values.length; row++) {
      const impact = impacts[row] ?? 0;
      if (impact === 0) continue;
      values[row] = (values[row] ?? 0) + (weight * shareOf(impact)) / all;
      met[row] = (met[row] ?? 0) + counted;
    }
  }
  return { terms: words.length, values, met };
}

/** Whether a row is so alike that its document is found even if no word of the query is in its text. */
export function isAskedFor({ terms, values, met }: Likeness, row: number): boolean {
  const { short, long, longFrom, terms: min } = ASKED.alone;
  const [value, found] = [values[row] ?? 0, met[row] ?? 0];
  if (found < min) return false;
  return terms < longFrom ? value >= short && found * 2 > terms : value >= long;
}

function weightOf(key: string, count: number): number {
  const rarity = Math.log(1 + (ASKED.documents - Math.min(count, ASKED.documents - 1) + 0.5) / (count + 0.5));
  return key.startsWith(SOUND) ? rarity * ASKED.sound : rarity;
}

function mostAsked(lists: readonly PostingList[], weights: ReadonlyMap<string, number>): number[] {
  const hopes = new Map<number, number>();
  for (const { key, documents, impacts } of lists) {
    const weight = weights.get(key) ?? 0;
    for (const [at, document] of documents.entries()) {
      hopes.set(document, (hopes.get(document) ?? 0) + weight * shareOf(impacts[at] ?? 0));
    }
  }
  return [...hopes]
    .toSorted(([one, hope], [other, better]) => better - hope || one - other)
    .slice(0, BOUNDS.asked)
    .map(([document]) => document);
}

/** One question with a term counts much, further ones add to it. */
function shareOf(impact: number): number {
  return ASKED.once + ((1 - ASKED.once) * impact) / 255;
}
