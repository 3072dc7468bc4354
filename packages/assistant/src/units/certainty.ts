import { UNIT_FEATURES, type UnitFeature } from './unit-features.ts';

/** A logistic regression: how sure it is that the first of the ranked units answers. */
export type CertaintyModel = { base: number; weights: readonly number[] };

/** What the certainty depends on besides the probabilities of the first two units: features of the first. */
const OF_FIRST: readonly UnitFeature[] = [
  'topic',
  'likeness',
  'all cover',
  'title covers',
  'no topic',
  'rarest term met',
];
/** Beyond so many terms a question is a long one. */
const MAX_TERMS = 10;
const LEAST = 1e-4;
/** The probability of a second unit where there is none. */
const NO_SECOND = 0.001;

/** Bounded below, so that a probability of 0 has log odds, too. */
export const logOdds = (probability: number) => Math.log(probability / (1 - probability) + LEAST);

/** The inputs of the model, in the order of its weights. */
export function certaintyInputs(
  [first = 0, second = NO_SECOND]: readonly number[],
  row: ArrayLike<number>,
  terms: number,
): number[] {
  return [
    logOdds(first),
    logOdds(first) - logOdds(second),
    ...OF_FIRST.map((name) => row[UNIT_FEATURES.indexOf(name)] ?? 0),
    Math.min(MAX_TERMS, terms),
  ];
}

/** How sure it is that the first unit answers, 0 to 1. */
export function certaintyOf({ base, weights }: CertaintyModel, inputs: readonly number[]): number {
  const sum = inputs.reduce((total, input, at) => total + input * (weights[at] ?? 0), base);
  return 1 / (1 + Math.exp(-sum));
}
