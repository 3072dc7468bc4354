import { logOdds } from './certainty.ts';
import { UNIT_FEATURES, type UnitFeature } from './unit-features.ts';

/**
 * What own questions alone teach too little of, because a unit is never asked by its topic there: the topic, the words of the title.
 * Added to what the trees say. Not the kind: the labels accept whole services and places for nearly everything.
 */
export const ADJUSTED: readonly UnitFeature[] = ['topic', 'title covers', 'title said', 'text covers', 'all cover'];

/** The probability of the trees with these features added, as log odds. */
export function adjust(weights: readonly number[], probability: number, row: ArrayLike<number>): number {
  const sum = ADJUSTED.reduce(
    (total, name, at) => total + (weights[at] ?? 0) * (row[UNIT_FEATURES.indexOf(name)] ?? 0),
    logOdds(probability),
  );
  return 1 / (1 + Math.exp(-sum));
}
