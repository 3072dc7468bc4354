import type { Texts } from '@dalil/domain/guide/pick-text.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';

/**
 * What can be found. The order is part of the index: a document's number ends in the place of its kind, so the kind of a
 * match is known without reading it.
 */
export const SEARCH_KINDS = ['place', 'service', 'article', 'event', 'neighbourhood', 'question', 'fact'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What one document is about, free of language: `<group>/<id>`, for example `subcategory/beach` or `neighbourhood/deira`. */
export type ConceptId = `${string}/${string}`;

/**
 * A published item, or a fact that is shown, as it is indexed: once, with its words in every language it has. Texts are
 * plain, without Markdown or tokens.
 */
export type SearchDocument = {
  kind: SearchKind;
  id: string;
  titles: Texts<string>;
  /** Other names readers know it by, in any language. */
  aliases: readonly string[];
  summaries: Texts<string>;
  bodies: Texts<string>;
  concepts: readonly ConceptId[];
  /** How much the editors want it seen, 0 to 1, whatever the query. */
  prior: number;
};

/** The names of a concept in every language, with other words for it. They lead a query in any script to the same documents. */
export type SearchConcept = { id: ConceptId; names: Readonly<Partial<Record<Locale, readonly string[]>>> };

const KIND_PLACES = 8;

/** The number of the `sequence`-th document, a whole number from 0. */
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
