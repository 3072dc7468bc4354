import { hasForm, keysOf, type Spelling, spellingOf, wordsOf } from './index-keys.ts';
import { type ConceptId, documentNumber, type SearchDocument } from './search-document.ts';
import {
  FACET_GROUPS,
  type IndexedWord,
  type PostingList,
  type SearchStore,
  type StoredDocument,
} from './search-store.ts';

/**
 * An index in memory: the device's, and what the database's is compared with. A document's sequence is its place in
 * `documents`.
 */
export function createMemoryStore(documents: readonly SearchDocument[]): SearchStore {
  const stored = new Map<number, StoredDocument & { concepts: readonly ConceptId[] }>();
  const impacts = new Map<string, Map<number, number>>();
  for (const [sequence, source] of documents.entries()) {
    const document = documentNumber(sequence, source.kind);
    const { kind, id, titles } = source;
    stored.set(document, { document, kind, id, titles, concepts: source.concepts.filter(isFacet) });
    for (const [key, impact] of keysOf(source)) putImpact(impacts, key, document, impact);
  }
  const lists = new Map<string, PostingList>();
  let words: readonly SpelledWord[] | null = null;

  function listOf(key: string): PostingList | null {
    const known = lists.get(key);
    const ofKey = impacts.get(key);
    if (known || !ofKey) return known ?? null;
    const best = [...ofKey].toSorted((one, other) => other[1] - one[1] || one[0] - other[0]);
    const list = { key, count: best.length, documents: best.map(([one]) => one), impacts: best.map(([, of]) => of) };
    lists.set(key, list);
    return list;
  }

  return {
    async postings(keys, limit) {
      const found = keys.map(listOf).filter((list) => list !== null);
      return found.map((list) => ({
        ...list,
        documents: list.documents.slice(0, limit),
        impacts: list.impacts.slice(0, limit),
      }));
    },
    async probe(keys, numbers) {
      return keys.map((key) => {
        const ofKey = impacts.get(key);
        const documents = numbers.filter((document) => ofKey?.has(document));
        return { key, documents, impacts: documents.map((document) => ofKey?.get(document) ?? 0) };
      });
    },
    async spellings(forms) {
      const all = (words ??= spelledWords(documents));
      return forms.flatMap((form) => {
        const near = all.filter((word) => hasForm(word, form));
        return near.map(({ word, count }) => ({ word, count, form }));
      });
    },
    async documents(numbers, counted) {
      const found = numbers.flatMap((number) => stored.get(number) ?? []);
      return {
        stored: found.map(({ document, kind, id, titles }) => ({ document, kind, id, titles })),
        facets: counted.flatMap((number) => stored.get(number) ?? []).filter(({ concepts }) => concepts.length > 0),
      };
    },
  };
}

function isFacet(concept: ConceptId): boolean {
  return FACET_GROUPS.some((group) => concept.startsWith(`${group}/`));
}

function putImpact(impacts: Map<string, Map<number, number>>, key: string, document: number, impact: number): void {
  const ofKey = impacts.get(key);
  if (ofKey) ofKey.set(document, impact);
  else impacts.set(key, new Map([[document, impact]]));
}

type SpelledWord = IndexedWord & Spelling;

/** Made when the first word is corrected: most searches need none. */
function spelledWords(documents: readonly SearchDocument[]): readonly SpelledWord[] {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const word of wordsOf(document)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Array.from(counts, ([word, count]) => ({ word, count, ...spellingOf(word) }));
}
