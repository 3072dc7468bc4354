import type { Texts } from '@dalil/domain/guide/pick-text.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';

/**
 * The searchable kinds. The order is part of the index: a document number encodes the position of its kind, so the kind of a
 * match is known without reading the document.
 */
export const SEARCH_KINDS = [
  'place',
  'service',
  'article',
  'event',
  'neighbourhood',
  'question',
  'fact',
  'collection',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A subject of a document, independent of language: `<group>/<id>`, for example `subcategory/beach` or `neighbourhood/deira`. */
export type ConceptId = `${string}/${string}`;

/**
 * A published item, or a displayed fact, as indexed: once, with its words in every available language. Texts are plain, without
 * Markdown or tokens.
 */
export type SearchDocument = {
  kind: SearchKind;
  id: string;
  titles: Texts<string>;
  /** Other common names, in any language. */
  aliases: readonly string[];
  summaries: Texts<string>;
  bodies: Texts<string>;
  concepts: readonly ConceptId[];
  /** The editors' weight for the document, 0 to 1, independent of the query. */
  prior: number;
  /** How people ask for it, in every language. Queries and questions are compared with these. They are never displayed. */
  asked: readonly string[];
};

/** The names of a concept in every language, with other words for it. They lead a query in any script to the same documents. */
export type SearchConcept = { id: ConceptId; names: Readonly<Partial<Record<Locale, readonly string[]>>> };

const KIND_PLACES = 8;

/** The number of the `sequence`-th document, an integer from 0. */
export function documentNumber(sequence: number, kind: SearchKind): number {
  return sequence * KIND_PLACES + SEARCH_KINDS.indexOf(kind);
}

export function sequenceOf(number: number): number {
  return Math.floor(number / KIND_PLACES);
}

export function kindOfDocument(number: number): SearchKind {
  const kind = SEARCH_KINDS[number % KIND_PLACES];
  if (kind === undefined) throw new RangeError(`No kind of document has the number ${number}`);
  return kind;
}
