import { hasForm, type Spelling, spellingOf } from './index-keys.ts';
import { type IndexedList, type MemoryIndex, startIndex } from './memory-index.ts';
import type { ConceptId, SearchDocument } from './search-document.ts';
import type { FACET_GROUPS, IndexedWord, SearchStore } from './search-store.ts';

/**
 * An index in memory: the device's, and what the database's is compared with. A document's sequence is its place in
 * `documents`.
 */
export function createMemoryStore(documents: readonly SearchDocument[]): SearchStore {
  const index = startIndex();
  for (const document of documents) index.add(document);
  return openIndex(index.finish());
}

/** The same of an index that is made already. */
export function openIndex({ documents, lists, words }: MemoryIndex): SearchStore {
  const stored = new Map(documents.map((document) => [document.document, document]));
  const byKey = new Map(lists.map((list) => [list[0], list]));
  const impacts = new Map<string, ReadonlyMap<number, number>>();
  let spelled: ReadonlyMap<string, readonly SpelledWord[]> | null = null;

  /** Made when a key is asked for by documents the first time: most never are. */
  function impactsOf(key: string): ReadonlyMap<number, number> | undefined {
    const known = impacts.get(key);
    const list = byKey.get(key);
    if (known || !list) return known;
    const made = new Map(list[1].map((document, at) => [document, list[2][at] ?? 0]));
    impacts.set(key, made);
    return made;
  }

  return {
    async postings(keys, limit) {
      const found = keys.map((key) => byKey.get(key)).filter((list) => list !== undefined);
      return found.map(([key, ofKey, impact]: IndexedList) => ({
        key,
        count: ofKey.length,
        documents: ofKey.slice(0, limit),
        impacts: impact.slice(0, limit),
      }));
    },
    async probe(keys, numbers) {
      return keys.map((key) => {
        const ofKey = impactsOf(key);
        const found = numbers.filter((document) => ofKey?.has(document));
        return { key, documents: found, impacts: found.map((document) => ofKey?.get(document) ?? 0) };
      });
    },
    async spellings(forms) {
      const all = (spelled ??= bySpelling(words));
      return forms.flatMap((form) => {
        const near = (all.get(bucketOf(form.charAt(0), form.length)) ?? []).filter((word) => hasForm(word, form));
        return near.map(({ word, count }) => ({ word, count, form }));
      });
    },
    async documents(numbers, counted) {
      const found = numbers.flatMap((number) => stored.get(number) ?? []);
      return {
        stored: found.map(({ document, kind, id, titles, facets }) => ({
          document,
          kind,
          id,
          titles,
          category: firstOf(facets, 'category'),
          neighbourhood: firstOf(facets, 'neighbourhood'),
        })),
        facets: counted.flatMap((number) => {
          const of = stored.get(number);
          return of && of.facets.length > 0 ? [{ document: number, concepts: of.facets }] : [];
        }),
      };
    },
  };
}

function firstOf(facets: readonly ConceptId[], group: (typeof FACET_GROUPS)[number]): string | null {
  return facets.find((facet) => facet.startsWith(`${group}/`))?.slice(group.length + 1) ?? null;
}

type SpelledWord = IndexedWord & Spelling;

const bucketOf = (first: string, length: number) => `${first}${length}`;

/**
 * Words by what their forms begin with and how long these are, made when the first word is corrected: most searches need
 * none. All forms themselves would be twenty times as many.
 */
function bySpelling(words: MemoryIndex['words']): ReadonlyMap<string, readonly SpelledWord[]> {
  const buckets = new Map<string, SpelledWord[]>();
  for (const [word, count] of words) {
    const spelling = { word, count, ...spellingOf(word) };
    const { start, errors } = spelling;
    for (let missing = 0; missing <= errors; missing++) {
      for (const first of new Set(start.slice(0, missing + 1).split(''))) {
        const bucket = bucketOf(first, start.length - missing);
        const known = buckets.get(bucket);
        if (known) known.push(spelling);
        else buckets.set(bucket, [spelling]);
      }
    }
  }
  return buckets;
}
