import type { Sense } from './lexicon/senses.ts';

/** Words that many texts have say little about which one is meant. */
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

/** What a word says that no lexicon knows, by how many of the texts found have it: a rare one says much. */
export function wordWeight(found: number): number {
  return Math.max(COMMONEST_WORD, RAREST_WORD - LESS_EACH * (found - 1));
}

/** A word nobody knows may be a name the guide has to know, or a part of the story around a question. */
export const UNKNOWN_WORD = 0.22;
/** What the question calls by its name. */
export const NAME = 1.2;
/** Stories are long; what the guide does not know of them must not outweigh what it does. */
export const MAX_UNKNOWN = 0.7;

export function weightOf(sense: Sense): number {
  return LITTLE[sense] ?? 1;
}

export function sumOf(senses: Iterable<Sense>): number {
  let sum = 0;
  for (const sense of senses) sum += weightOf(sense);
  return sum;
}

/** Below this share of the question nothing is answered. */
export const MIN_COVERAGE = 0.5;

/** Of a long question so much has to be met; the rest is taken for the story around it. */
export const MAX_REQUESTED = 1.9;

/** From this share on the question counts as understood whole. */
export const WHOLE_COVERAGE = 0.8;

/** What a fact or text counts at least whose whole name the question says. */
export const NAMED_COVERAGE = 0.55;
