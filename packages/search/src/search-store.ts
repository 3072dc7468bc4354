import type { Texts } from '@dalil/domain/guide/pick-text.ts';
import type { ConceptId, SearchKind } from './search-document.ts';

/** Documents under a key, each with its impact, 1 to 255: how much the key says about it, its field and its prior weighed in. */
export type Postings = { key: string; documents: readonly number[]; impacts: readonly number[] };

/** The best of the documents under a key, the greatest impact first, then the smaller number. */
export type PostingList = Postings & {
  /** How many documents the key has in all; more than the list holds when it was cut. */
  count: number;
};

/** A word of the index and how many documents it has. */
export type IndexedWord = { word: string; count: number };

/** The groups of concepts that results are counted in. */
export const FACET_GROUPS = ['category', 'neighbourhood'] as const;

/** The categories and neighbourhoods of a document: what results are counted and narrowed by. */
export type Facets = { document: number; concepts: readonly ConceptId[] };

/** What of a document the last step of ranking sees, and readers of a suggestion. */
export type StoredDocument = {
  document: number;
  kind: SearchKind;
  id: string;
  titles: Texts<string>;
  category: string | null;
  /** The first of those it lies in; of an event without one, of the place it is held at. */
  neighbourhood: string | null;
};

/**
 * The index of a guide, wherever it lies: in the database of the server or in the memory of a device. One ranking reads
 * both. Every method is bounded by its arguments, however large the guide is, and fails only when the store does.
 */
export interface SearchStore {
  /** A list for each key that has documents, at most `limit` postings each, in the order of `keys`. */
  postings(keys: readonly string[], limit: number): Promise<readonly PostingList[]>;
  /** Which of these documents stand under which of these keys. */
  probe(keys: readonly string[], documents: readonly number[]): Promise<readonly Postings[]>;
  /** Indexed words that become one of these forms when one or two of their letters are left out. */
  spellings(forms: readonly string[]): Promise<readonly (IndexedWord & { form: string })[]>;
  /** The documents with these numbers that are there, and the facets of those to be counted, each in any order. */
  documents(
    documents: readonly number[],
    counted: readonly number[],
  ): Promise<{ stored: readonly StoredDocument[]; facets: readonly Facets[] }>;
}
