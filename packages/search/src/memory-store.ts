import { type IndexedDocument, type MemoryIndex, startIndex } from './memory-index.ts';
import { readList } from './packed-lists.ts';
import { placeOf, readValue, rowAt, textAt } from './packed-rows.ts';
import { findSpelled } from './packed-spellings.ts';
import { cacheByWord } from './cache-by-word.ts';
import { type SearchDocument, sequenceOf } from './search-document.ts';
import type { Facets, SearchStore, StoredDocument } from './search-store.ts';

const NONE = new Uint8Array(0);
/** A question looks up the same unknown words many times, and each lookup scans all words of the index. */
const MAX_SPELLED = 50;

/** An index in memory, used by devices and as the reference for the database. */
export function createMemoryStore(documents: readonly SearchDocument[]): SearchStore {
  const index = startIndex();
  for (const document of documents) index.add(document);
  return openIndex(index.finish());
}

/** A store for an existing index. */
export function openIndex(index: MemoryIndex): SearchStore {
  const { numbers, documents, facets, concepts, keys, lists, words, counts, spellings } = index;
  const impacts = new Map<string, Uint8Array>();
  const read = new Map<number, IndexedDocument>();

  /**
   * Impacts by sequence, 0 where a document does not have the key. Built when a key is first requested by document, because most
   * never are.
   */
  function impactsOf(key: string): Uint8Array {
    const known = impacts.get(key);
    if (known) return known;
    const place = placeOf(keys, key);
    if (place < 0) return NONE;
    const made = new Uint8Array(numbers.length);
    readList(lists, place, numbers.length, (sequence, impact) => {
      made[sequence] = impact;
    });
    impacts.set(key, made);
    return made;
  }

  function documentAt(number: number): StoredDocument[] {
    const sequence = sequenceOf(number);
    if (numbers[sequence] !== number) return [];
    const known = read.get(number) ?? (readValue(rowAt(documents, sequence)) as IndexedDocument);
    read.set(number, known);
    return [{ document: number, ...known }];
  }

  function facetsOf(document: number): Facets[] {
    const sequence = sequenceOf(document);
    if (numbers[sequence] !== document) return [];
    const filed = Array.from(rowAt(facets, sequence)).flatMap((place) => concepts[place] ?? []);
    return filed.length > 0 ? [{ document, concepts: filed }] : [];
  }

  const spelled = cacheByWord((forms) => {
    const found = findSpelled(spellings, forms.split(' '), (place) => textAt(words, place));
    return found.map(({ word, place, form }) => ({ word, count: counts[place] ?? 0, form }));
  }, MAX_SPELLED);

  return {
    async postings(required, limit) {
      return required.flatMap((key) => {
        const place = placeOf(keys, key);
        if (place < 0) return [];
        const found: number[] = [];
        const ofFound: number[] = [];
        const count = readList(lists, place, limit, (sequence, impact) => {
          found.push(numbers[sequence] ?? 0);
          ofFound.push(impact);
        });
        return [{ key, count, documents: found, impacts: ofFound }];
      });
    },
    async probe(required, requested) {
      return required.map((key) => {
        const ofKey = impactsOf(key);
        const impactOn = (document: number) => ofKey[sequenceOf(document)] ?? 0;
        const found = requested.filter((document) => impactOn(document) > 0);
        return { key, documents: found, impacts: found.map(impactOn) };
      });
    },
    spellings: async (forms) => spelled(forms.join(' ')),
    async documents(required, counted) {
      return { stored: required.flatMap(documentAt), facets: counted.flatMap(facetsOf) };
    },
  };
}
