import type { SearchKind } from './search-document.ts';

/** Where a word of a document stands. */
export type Field = 'title' | 'alias' | 'summary' | 'body';

/**
 * The impacts of a field, lowest and highest. They do not overlap, so that an impact alone tells the field: neither a
 * document's length nor what editors want seen can lift a word of its body above one of a title.
 */
export const FIELD_IMPACTS: Readonly<Record<Field, readonly [lowest: number, highest: number]>> = {
  title: [176, 255],
  alias: [128, 175],
  summary: [40, 79],
  body: [8, 31],
};

/** From this impact on a word is of a name: of a title or an alias. */
export const NAME_IMPACT = FIELD_IMPACTS.alias[0];

/** What being about a concept is worth, by the group of the concept. Subjects say most, sections and readers least. */
export const CONCEPT_IMPACTS: Readonly<Record<string, number>> = {
  subcategory: 120,
  cuisine: 120,
  neighbourhood: 120,
  'event-type': 110,
  'service-subcategory': 110,
  'fact-topic': 100,
  'question-group': 80,
  tag: 95,
  category: 70,
  section: 60,
  kind: 40,
  audience: 40,
};
export const OTHER_CONCEPT_IMPACT = 60;
/** What editors want seen moves a concept's impact by at most this. */
export const PRIOR_IMPACT = 10;

/** What each way to meet a word of the query is worth. */
export const WEIGHTS = {
  /** The words themselves, their endings aside. */
  own: 1,
  /** The name of a concept in another language, or another word for it. */
  name: 1,
  /** A word of one meaning, of a family of words. */
  kin: 1,
  concept: 1.2,
  /** The words written as one with their neighbour. */
  joined: 0.95,
  /** A name that sounds the same. */
  sound: 0.6,
  /** The beginning of a name, only when nothing else is known by the word. */
  beginning: 0.5,
  /** The lesser of what words and concepts say, added to the greater. */
  second: 0.3,
  /** A soft part: the city, and words that tell little. */
  soft: 0.15,
} as const;

/**
 * A part that only the body of a document meets counts for less than one its title, summary or subject meets. The share
 * of the query that is met weighs by its power, so that half of a query met well stays below all of it met fairly.
 */
export const COVERAGE = { faint: 0.13, faintCredit: 0.7, power: 2 } as const;

/** What the title of a document adds when it is what was asked: whole, in part, in the order of the query. */
export const TITLE_BONUS = { exact: 0.45, share: 0.35, phrase: 0.07, start: 0.07 } as const;

/** Readers look for a place or a service more often than for a sentence about one; a fact is the most narrow of these. */
export const KIND_BONUS: Readonly<Record<SearchKind, number>> = {
  neighbourhood: 0.06,
  place: 0.03,
  service: 0.03,
  article: 0.03,
  event: 0.02,
  question: 0.01,
  fact: -0.05,
};

/**
 * The most of everything: the work of one search does not grow with the guide. Ten pages of twenty results can be reached,
 * so a little more than two hundred documents are looked at; all those of the rarest word's list are asked for the others.
 */
export const BOUNDS = {
  /** Words of a query that are looked for; more are ignored. */
  words: 8,
  /** Keys of a query, and of one part of it. */
  keys: 32,
  keysOfPart: 16,
  /** Postings read for all keys of a query together, and for one of them. */
  postings: 1200,
  minListLength: 50,
  maxListLength: 240,
  /** Documents asked for the words whose lists were too long to read whole. */
  probed: 240,
  /** Documents whose titles are read. */
  ranked: 40,
  /** Documents whose names are compared with what is being typed. */
  named: 24,
  /** Documents counted by category and neighbourhood. */
  faceted: 240,
  /** Unknown words that are corrected. */
  corrected: 3,
} as const;
