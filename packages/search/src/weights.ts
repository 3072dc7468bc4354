import type { SearchKind } from './search-document.ts';

/** The position of a word in a document. */
export type Field = 'title' | 'alias' | 'summary' | 'body';

/**
 * The impact range of each field, lowest and highest. The ranges do not overlap, so an impact identifies the field: neither the
 * length of a document nor the editors' weight can raise a word of its body above one of a title.
 */
export const FIELD_IMPACTS: Readonly<Record<Field, readonly [lowest: number, highest: number]>> = {
  title: [176, 255],
  alias: [128, 175],
  summary: [40, 79],
  body: [8, 31],
};

/** From this impact on a word belongs to a name: a title or an alias. */
export const NAME_IMPACT = FIELD_IMPACTS.alias[0];

/** The impact of a concept, by its group. Subjects have the highest impact, sections and audiences the lowest. */
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
/** The maximum change of a concept's impact by the editors' weight. */
export const PRIOR_IMPACT = 10;

/** The weight of each way to match a word of the query. */
export const WEIGHTS = {
  /** The words themselves, ignoring their endings. */
  own: 1,
  /** The name of a concept in another language, or another word for it. */
  name: 1,
  /** A synonym from a word family. */
  kin: 1,
  concept: 1.2,
  /** What the word means in English. */
  meaning: 0.9,
  /** The words joined with their neighbour. */
  joined: 0.95,
  /** A name that sounds the same. */
  sound: 0.6,
  /** The beginning of a name, only when nothing else is known for the word. */
  beginning: 0.5,
  /** The factor for the lower of the word and concept scores, added to the higher one. */
  second: 0.3,
  /** A soft part: the city, and words with little information. */
  soft: 0.15,
} as const;

/**
 * A part that only the body of a document matches counts for less than one its title, summary or subject matches. The matched
 * share of the query is raised to `power`, so that half of a query matched well scores below all of it matched fairly.
 */
export const COVERAGE = { faint: 0.13, faintCredit: 0.7, power: 2 } as const;

/** The bonus when the title of a document matches the query: complete, in part, in the order of the query. */
export const TITLE_BONUS = { exact: 0.45, share: 0.35, phrase: 0.07, start: 0.07 } as const;

/** Users search for a place or a service more often than for a sentence about one. A fact is the narrowest of these. */
export const KIND_BONUS: Readonly<Record<SearchKind, number>> = {
  neighbourhood: 0.06,
  place: 0.03,
  service: 0.03,
  article: 0.03,
  event: 0.02,
  collection: 0.02,
  question: 0.01,
  fact: -0.05,
};

/** How the likeness of a query to the own questions of a document counts, 0 to 1. */
export const ASKED = {
  /** About as many documents have own questions. It makes a term that none of them has as rare as it is. */
  documents: 2000,
  /** How a word sounds, beside the word itself. */
  sound: 0.4,
  /** A term in only one question of a document, beside one in all of them. */
  once: 0.5,
  /** The least likeness that raises a document, and what full likeness adds to its score. */
  min: 0.35,
  bonus: 1,
  /** The share of the bonus by the number of terms: one or two are rather a name or a subject than a need. */
  ofTerms: [0, 0, 0.25, 0.6, 1],
  /** The better the words of a document match, the less questions add: nothing less from this score on, the least from that. */
  enough: { from: 0.7, to: 1, least: 0.3 },
  /** From this likeness on a document is found by its questions alone. A short query must have more than half of its terms there. */
  alone: { short: 0.38, long: 0.3, longFrom: 6, terms: 2 },
  /** Beside the most alike document, further ones are found alone from this share of its likeness on. */
  near: 0.6,
  /** From this likeness on a query of so many terms is understood as it is written, so that no word of it is misspelt. */
  understood: { likeness: 0.6, terms: 4 },
} as const;

/**
 * Limits of a search, so that its work does not grow with the guide. Ten pages of twenty results can be reached, so slightly more
 * than two hundred documents are examined. All documents in the list of the rarest word are probed for the others.
 */
export const BOUNDS = {
  /** Words of a query that are searched. Further words are ignored. */
  words: 8,
  /** Keys of a query, and of one part of it. */
  keys: 32,
  keysOfPart: 16,
  /** Postings read for all keys of a query together, and for one of them. */
  postings: 1200,
  minListLength: 50,
  maxListLength: 240,
  /** Documents probed for the words whose lists were too long to read completely. */
  probed: 240,
  /** Documents whose titles are read. */
  ranked: 40,
  /** Documents whose names are compared with the typed text. */
  named: 24,
  /** Documents counted by category and neighbourhood. */
  faceted: 240,
  /** Unknown words that are corrected. */
  corrected: 3,
  /** Terms of a query that are compared with how people ask, and documents that are examined because they are asked for so. */
  askedTerms: 16,
  asked: 100,
} as const;
