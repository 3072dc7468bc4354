import { keysOf, wordsOf } from './index-keys.ts';
import { type PackedLists, packLists, type Posting, postingOf } from './packed-lists.ts';
import { type PackedRows, type PackedTexts, type PackedValues, packRows, packTexts, packValue } from './packed-rows.ts';
import { packSpellings, type PackedSpellings } from './packed-spellings.ts';
import { type ConceptId, documentNumber, type SearchDocument } from './search-document.ts';
import { FACET_GROUPS, type StoredDocument } from './search-store.ts';

/** The stored data of each document, without its facets. */
export type IndexedDocument = Omit<StoredDocument, 'document'>;

/**
 * An index as packed numbers, which a device can store. Making it takes seconds, opening it no time, because only what a search
 * requests is unpacked. The sequence of a document is its index in `documents` and `numbers`.
 */
export type MemoryIndex = {
  numbers: Uint32Array<ArrayBuffer>;
  /** One `IndexedDocument` each. */
  documents: PackedValues;
  /** Facets of each document as indexes into `concepts`. A search counts hundreds of them. */
  facets: PackedRows<Uint32Array<ArrayBuffer>>;
  concepts: readonly ConceptId[];
  /** Sorted by UTF-16 units. `lists` holds their documents at the same indexes. */
  keys: PackedTexts;
  lists: PackedLists;
  /** The words that spellings are corrected to, the number of documents with each, and its spelling. */
  words: PackedTexts;
  counts: Uint32Array<ArrayBuffer>;
  spellings: PackedSpellings;
};

export type IndexMaker = {
  /** Adds the next document. Its sequence is its index among those added. */
  add: (document: SearchDocument) => void;
  finish: () => MemoryIndex;
};

/** Makes an index document by document, so that a device can run other tasks in between. */
export function startIndex(): IndexMaker {
  const numbers: number[] = [];
  const documents: Uint8Array[] = [];
  const facets: number[][] = [];
  const concepts = new Map<ConceptId, number>();
  const lists = new Map<string, Posting[]>();
  const words = new Map<string, number>();
  return {
    add(source) {
      const sequence = numbers.length;
      numbers.push(documentNumber(sequence, source.kind));
      documents.push(packValue(indexed(source)));
      facets.push(source.concepts.filter(isFacet).map((concept) => placeIn(concepts, concept)));
      for (const [key, impact] of keysOf(source)) put(lists, key, postingOf(sequence, impact));
      for (const word of wordsOf(source)) words.set(word, (words.get(word) ?? 0) + 1);
    },
    finish: () => {
      const keys = [...lists.keys()].toSorted();
      return {
        numbers: Uint32Array.from(numbers),
        documents: packRows(documents, Uint8Array),
        facets: packRows(facets, Uint32Array),
        concepts: [...concepts.keys()],
        keys: packTexts(keys),
        lists: packLists(keys.map((key) => lists.get(key) ?? [])),
        words: packTexts([...words.keys()]),
        counts: Uint32Array.from(words.values()),
        spellings: packSpellings([...words.keys()]),
      };
    },
  };
}

function indexed({ kind, id, titles, concepts }: SearchDocument): IndexedDocument {
  const [category, neighbourhood] = [firstOf(concepts, 'category'), firstOf(concepts, 'neighbourhood')];
  return { kind, id, titles, category, neighbourhood };
}

/** The document's own concepts come before those of the place it is held at. */
function firstOf(concepts: readonly ConceptId[], group: (typeof FACET_GROUPS)[number]): string | null {
  return concepts.find((concept) => concept.startsWith(`${group}/`))?.slice(group.length + 1) ?? null;
}

function placeIn<Value>(places: Map<Value, number>, value: Value): number {
  const place = places.get(value) ?? places.size;
  places.set(value, place);
  return place;
}

function put<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function isFacet(concept: ConceptId): boolean {
  return FACET_GROUPS.some((group) => concept.startsWith(`${group}/`));
}
