import type { Texts } from '@dalil/domain/guide/pick-text.ts';
import type { ConceptId, SearchKind } from './search-document.ts';

/** Documents of a key, each with its impact, 1 to 255: the relevance of the key, including its field and the prior. */
export type Postings = { key: string; documents: readonly number[]; impacts: readonly number[] };

/** The best documents of a key: highest impact first, then the smaller number. */
export type PostingList = Postings & {
  /** The total number of documents of the key. Larger than the list when it was cut. */
  count: number;
};

/** A word of the index and its number of documents. */
export type IndexedWord = { word: string; count: number };

/** The groups of concepts in which results are counted. */
export const FACET_GROUPS = ['category', 'neighbourhood'] as const;

/** The categories and neighbourhoods of a document, used to count and filter results. */
export type Facets = { document: number; concepts: readonly ConceptId[] };

/** The data of a document used by the last ranking step and displayed in suggestions. */
export type StoredDocument = {
  document: number;
  kind: SearchKind;
  id: string;
  titles: Texts<string>;
  category: string | null;
  /** The first neighbourhood of the document. For an event without one, that of its venue. */
  neighbourhood: string | null;
};

/**
 * The index of a guide: in the database of the server or in the memory of a device. The same ranking reads both. Every method is
 * bounded by its arguments, however large the guide is, and fails only when the store does.
 */
export interface SearchStore {
  /** A list for each key that has documents, at most `limit` postings each, in the order of `keys`. */
  postings(keys: readonly string[], limit: number): Promise<readonly PostingList[]>;
  /** Which of these documents have which of these keys. */
  probe(keys: readonly string[], documents: readonly number[]): Promise<readonly Postings[]>;
  /** Indexed words that become one of these forms when one or two of their letters are removed. */
  spellings(forms: readonly string[]): Promise<readonly (IndexedWord & { form: string })[]>;
  /** The existing documents with these numbers, and the facets of those to be counted, each in any order. */
  documents(
    documents: readonly number[],
    counted: readonly number[],
  ): Promise<{ stored: readonly StoredDocument[]; facets: readonly Facets[] }>;
}
