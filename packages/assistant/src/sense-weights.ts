import type { Sense } from './lexicon/senses.ts';

/** Words that occur in many texts identify a text poorly. */
const LITTLE: Partial<Record<Sense, number>> = {
  card: 0.4,
  car: 0.5,
  family: 0.4,
  child: 0.5,
  woman: 0.5,
  property: 0.4,
  flat: 0.5,
  app: 0.3,
  account: 0.5,
  register: 0.5,
  late: 0.5,
  source: 0.4,
  minimum: 0.4,
  dirham: 0.1,
  cash: 0.5,
  restaurant: 0.7,
  cafe: 0.7,
  event: 0.6,
  licence: 0.6,
  visa: 0.7,
  contract: 0.6,
  abroad: 0.5,
  fare: 0.6,
  hotel: 0.7,
  mall: 0.7,
  park: 0.6,
  gold: 0.7,
  red: 0.6,
  yellow: 0.6,
  heat: 0.5,
  temperature: 0.4,
  indoor: 0.4,
  cheap: 0.5,
  free: 0.7,
  landlord: 0.5,
  'rent-index': 0.6,
  'weekend-days': 0.5,
  neighbourhood: 0.7,
  transfer: 0.5,
  line: 0.5,
  station: 0.5,
  gate: 0.6,
  balance: 0.6,
  lost: 0.8,
  exchange: 0.7,
  activate: 0.5,
  quiet: 0.5,
  complaint: 0.7,
  language: 0.5,
  grace: 0.7,
  replace: 0.7,
  labour: 0.6,
  amer: 0.6,
  delete: 0.7,
};

const RAREST_WORD = 0.95;
const COMMONEST_WORD = 0.25;
const LESS_EACH = 0.15;

/** The weight of a word outside all lexicons, by how many of the found texts contain it. A rare word weighs more. */
export function wordWeight(found: number): number {
  return Math.max(COMMONEST_WORD, RAREST_WORD - LESS_EACH * (found - 1));
}

/** An unknown word may be a name the guide has to know, or background of a question. */
export const UNKNOWN_WORD = 0.22;
/** The weight of an item named in the question. */
export const NAME = 1.2;
/** Questions can have a long background. Unknown words must not outweigh known ones. */
export const MAX_UNKNOWN = 0.7;

export function weightOf(sense: Sense): number {
  return LITTLE[sense] ?? 1;
}

export function sumOf(senses: Iterable<Sense>): number {
  let sum = 0;
  for (const sense of senses) sum += weightOf(sense);
  return sum;
}

/** Below this share of the question there is no answer. */
export const MIN_COVERAGE = 0.5;

/** In a long question only this much has to be covered. The rest is treated as background. */
export const MAX_REQUESTED = 1.9;

/** From this share on the question counts as fully understood. */
export const WHOLE_COVERAGE = 0.8;

/** The minimum coverage of a fact or text whose full name is in the question. */
export const NAMED_COVERAGE = 0.55;
