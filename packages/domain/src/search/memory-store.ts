import { type IndexedDocument, type MemoryIndex, startIndex } from './memory-index.ts';
import { readList, type ReadList } from './packed-lists.ts';
import { placeOf, readValue, rowAt, textAt } from './packed-rows.ts';
import { findSpelled } from './packed-spellings.ts';
import { type SearchDocument, sequenceOf } from './search-document.ts';
import type { SearchStore } from './search-store.ts';

const NONE = new Uint8Array(0);

/** An index in memory: the device's, and what the database's is compared with. */
export function createMemoryStore(documents: readonly SearchDocument[]): SearchStore {
  const index = startIndex();
  for (const document of documents) index.add(document);
  return openIndex(index.finish());
}

/** The same of an index that is made already. */
export function openIndex(index: MemoryIndex): SearchStore {
  const { numbers, documents, keys, lists, words, counts, spellings } = index;
  const impacts = new Map<string, Uint8Array>();
  const read = new Map<number, IndexedDocument>();

  function listOf(key: string, limit: number): ReadList | null {
    const place = placeOf(keys, key);
    return place < 0 ? null : readList(lists, place, limit);
  }

  /** By sequence, 0 where a document is not under the key. Made when a key is asked for by documents the first time: most never are. */
  function impactsOf(key: string): Uint8Array {
    const known = impacts.get(key);
    if (known) return known;
    const list = listOf(key, numbers.length);
    if (!list) return NONE;
    const made = new Uint8Array(numbers.length);
    for (const [at, sequence] of list.sequences.entries()) made[sequence] = list.impacts[at] ?? 0;
    impacts.set(key, made);
    return made;
  }

  function documentAt(number: number): IndexedDocument | null {
    const sequence = sequenceOf(number);
    if (numbers[sequence] !== number) return null;
    const known = read.get(sequence);
    if (known) return known;
    const document = readValue(rowAt(documents, sequence)) as IndexedDocument;
    read.set(sequence, document);
    return document;
  }

  return {
    async postings(wanted, limit) {
      return wanted.flatMap((key) => {
        const list = listOf(key, limit);
        if (!list) return [];
        const { count, sequences, impacts: ofList } = list;
        return [{ key, count, documents: sequences.map((sequence) => numbers[sequence] ?? 0), impacts: ofList }];
      });
    },
    async probe(wanted, asked) {
      return wanted.map((key) => {
        const ofKey = impactsOf(key);
        const impactOn = (document: number) => ofKey[sequenceOf(document)] ?? 0;
        const found = asked.filter((document) => impactOn(document) > 0);
        return { key, documents: found, impacts: found.map(impactOn) };
      });
    },
    async spellings(forms) {
      const found = findSpelled(spellings, forms, (place) => textAt(words, place));
      return found.map(({ word, place, form }) => ({ word, count: counts[place] ?? 0, form }));
    },
    async documents(wanted, counted) {
      return {
        stored: wanted.flatMap((document) => {
          const found = documentAt(document);
          if (!found) return [];
          const { facets: _facets, ...stored } = found;
          return [{ document, ...stored }];
        }),
        facets: counted.flatMap((document) => {
          const concepts = documentAt(document)?.facets ?? [];
          return concepts.length > 0 ? [{ document, concepts }] : [];
        }),
      };
    },
  };
}
