import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import { askedKey, askedTerms } from '@dalil/search/asked-terms.ts';
import type { SearchStore } from '@dalil/search/search-store.ts';

/** A question as units are compared with it: the weight of each of its terms. */
export type AskedQuestion = {
  terms: ReadonlyMap<string, number>;
  /** The sum of all weights. */
  weight: number;
  numbers: readonly string[];
  /** Documents of the index that are asked for with its terms, best first, by their number. */
  documents: readonly number[];
};

const LIST_LENGTH = 240;
/** So many documents with own questions make a term as rare as it is. The guide has about as many; the exact number matters little. */
const DOCUMENTS = 2000;
/** A term of an earlier question counts less than one of this question. */
const EARLIER_WEIGHT = 0.7;
const PROBED = 150;
const MAX_TERMS = 24;
const NUMBER = /\d+(?:[.,:]\d+)?/gu;

/** The weight of a term that so many documents are asked for with. */
export function rarityOf(count: number): number {
  return Math.log(1 + (DOCUMENTS - Math.min(count, DOCUMENTS - 1) + 0.5) / (count + 0.5));
}

/** Reads a question against the index: what its terms weigh, and what is asked for with them. `before` is what it follows, or null. */
export async function readAsked(text: string, before: string | null, store: SearchStore): Promise<AskedQuestion> {
  const shares = new Map(askedTerms(text).map((term) => [term, 1]));
  for (const term of before === null ? [] : askedTerms(before)) if (!shares.has(term)) shares.set(term, EARLIER_WEIGHT);
  const all = [...shares].slice(0, MAX_TERMS);
  const lists = await store.postings(
    all.map(([term]) => askedKey(term)),
    LIST_LENGTH,
  );
  const byKey = new Map(lists.map((list) => [list.key, list]));
  const terms = new Map(all.map(([term, share]) => [term, share * rarityOf(byKey.get(askedKey(term))?.count ?? 0)]));
  const scores = new Map<number, number>();
  const add = (key: string, documents: readonly number[], impacts: readonly number[]) => {
    const weight = terms.get(key.slice(1)) ?? 0;
    for (const [at, document] of documents.entries()) {
      scores.set(document, (scores.get(document) ?? 0) + (weight * (impacts[at] ?? 0)) / 255);
    }
  };
  for (const { key, documents, impacts } of lists) add(key, documents, impacts);
  const isCut = lists.filter(({ count, documents }) => count > documents.length);
  if (isCut.length > 0) {
    const promising = bestOf(scores, PROBED);
    const listed = new Map(isCut.map(({ key, documents }) => [key, new Set(documents)]));
    const probed = await store.probe(
      isCut.map(({ key }) => key),
      promising,
    );
    for (const { key, documents, impacts } of probed) {
      const isNew = (document: number) => !listed.get(key)?.has(document);
      const places = documents.flatMap((document, at) => (isNew(document) ? [at] : []));
      add(
        key,
        places.map((at) => documents[at] ?? 0),
        places.map((at) => impacts[at] ?? 0),
      );
    }
  }
  return {
    terms,
    weight: [...terms.values()].reduce((sum, one) => sum + one, 0),
    numbers: [...new Set(normalizeDigits(text).match(NUMBER) ?? [])],
    documents: bestOf(scores, scores.size),
  };
}

function bestOf(scores: ReadonlyMap<number, number>, limit: number): number[] {
  return [...scores]
    .toSorted(([one, a], [other, b]) => b - a || one - other)
    .slice(0, limit)
    .map(([document]) => document);
}
