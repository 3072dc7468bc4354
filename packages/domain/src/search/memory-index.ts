import { keysOf, wordsOf } from './index-keys.ts';
import { type ConceptId, documentNumber, type SearchDocument } from './search-document.ts';
import { FACET_GROUPS, type StoredDocument } from './search-store.ts';

/** The best of the documents under a key first, each with its impact. */
export type IndexedList = readonly [key: string, documents: readonly number[], impacts: readonly number[]];

/** A document with its categories and neighbourhoods, its own before those of the place it is held at. */
export type IndexedDocument = Pick<StoredDocument, 'document' | 'kind' | 'id' | 'titles'> & {
  facets: readonly ConceptId[];
};

/** An index as plain values, which a device can keep: making it takes much longer than reading it. */
export type MemoryIndex = {
  documents: readonly IndexedDocument[];
  lists: readonly IndexedList[];
  words: readonly (readonly [word: string, count: number])[];
};

export type IndexMaker = {
  /** The next document. Its sequence is its place among those added. */
  add: (document: SearchDocument) => void;
  finish: () => MemoryIndex;
};

/** Makes an index document by document, so that a device can do other things in between. */
export function startIndex(): IndexMaker {
  const documents: MemoryIndex['documents'][number][] = [];
  const impacts = new Map<string, [document: number, impact: number][]>();
  const words = new Map<string, number>();
  return {
    add(source) {
      const document = documentNumber(documents.length, source.kind);
      const { kind, id, titles } = source;
      documents.push({ document, kind, id, titles, facets: source.concepts.filter(isFacet) });
      for (const [key, impact] of keysOf(source)) put(impacts, key, [document, impact]);
      for (const word of wordsOf(source)) words.set(word, (words.get(word) ?? 0) + 1);
    },
    finish: () => ({ documents, lists: Array.from(impacts, inOrder), words: [...words] }),
  };
}

function put<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function inOrder([key, list]: [string, [document: number, impact: number][]]): IndexedList {
  list.sort((one, other) => other[1] - one[1] || one[0] - other[0]);
  return [key, list.map(([document]) => document), list.map(([, impact]) => impact)];
}

function isFacet(concept: ConceptId): boolean {
  return FACET_GROUPS.some((group) => concept.startsWith(`${group}/`));
}
