import { hasForm, keysOf, type Spelling, spellingOf, wordsOf } from './index-keys.ts';
import { type ConceptId, documentNumber, type SearchDocument } from './search-document.ts';
import { FACET_GROUPS, type IndexedWord, type Posting, type SearchStore, type StoredDocument } from './search-store.ts';

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
  const lists = new Map<string, readonly Posting[]>();
  let words: readonly SpelledWord[] | null = null;

  function listOf(key: string): readonly Posting[] {
    const known = lists.get(key);
    if (known) return known;
    const postings = Array.from(impacts.get(key) ?? [], ([document, impact]) => ({ document, impact }));
    postings.sort((one, other) => other.impact - one.impact || one.document - other.document);
    if (postings.length > 0) lists.set(key, postings);
    return postings;
  }

  return {
    async postings(keys, limit) {
      const found = keys.map((key) => ({ key, postings: listOf(key) })).filter(({ postings }) => postings.length > 0);
      return found.map(({ key, postings }) => ({ key, count: postings.length, postings: postings.slice(0, limit) }));
    },
    async probe(keys, numbers) {
      return keys.flatMap((key) =>
        numbers.flatMap((document) => {
          const impact = impacts.get(key)?.get(document);
          return impact === undefined ? [] : [{ key, document, impact }];
        }),
      );
    },
    async spellings(forms) {
      const all = (words ??= spelledWords(documents));
      return forms.flatMap((form) => {
        const near = all.filter((word) => hasForm(word, form));
        return near.map(({ word, count }) => ({ word, count, form }));
      });
    },
    async facets(numbers) {
      return numbers.flatMap((document) => {
        const concepts = stored.get(document)?.concepts ?? [];
        return concepts.length > 0 ? [{ document, concepts }] : [];
      });
    },
    async documents(numbers) {
      return numbers.flatMap((number) => {
        const one = stored.get(number);
        return one ? [{ document: one.document, kind: one.kind, id: one.id, titles: one.titles }] : [];
      });
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
