import { logOdds } from './certainty.ts';
import { UNIT_FEATURES, type UnitFeature } from './unit-features.ts';

/**
 * What own questions alone teach too little of, because a unit is never asked by its topic there: the topic, the words of the title.
 * Added to what the trees say. Not the kind: the labels accept whole services and places for nearly everything.
 */
export const ADJUSTED: readonly UnitFeature[] = ['topic', 'title covers', 'title said', 'text covers', 'all cover'];

/**
 * From this likeness on, a question is one of the unit's own in nearly the same words. The trees saw few of these, as each question
 * is hidden from its unit while they learn, and would let the topic decide. Weighed on questions that nothing was learned from.
 */
const NEARLY_OWN = 0.7;
const NEARLY_OWN_WEIGHT = 60;
/** Beyond this, units could not be told apart. */
const MOST_OWN = 8;
/** A value that is alike by half and likely without this stays before a text in the same words. */
const VALUE_LEAD = 6;
const HALF_OWN = 0.5;
const LIKELY = 0.8;
/** A general question is that of many units, unless it is the same. */
const SAME = 0.95;
const LIKENESS = UNIT_FEATURES.indexOf('likeness');
const IS_FACT = UNIT_FEATURES.indexOf('is fact');

/** What nearness in meaning weighs. Chosen on further questions that the encoder was not trained on (`unit-wordings.ts`). */
const NEARNESS_WEIGHT = 5;
/** The nearness of a unit that answers, so that most of those keep their probability. */
const USUAL_NEARNESS = 1.6;

/**
 * The probability of the trees with these features and the nearness added, as log odds. A general question has too few terms to be
 * one's own.
 */
export function adjust(
  weights: readonly number[],
  probability: number,
  row: ArrayLike<number>,
  { isGeneral, nearness }: { isGeneral: boolean; nearness: number },
): number {
  const sum = ADJUSTED.reduce(
    (total, name, at) => total + (weights[at] ?? 0) * (row[UNIT_FEATURES.indexOf(name)] ?? 0),
    logOdds(probability) + (isGeneral ? 0 : NEARNESS_WEIGHT * (nearness - USUAL_NEARNESS)),
  );
  const likeness = row[LIKENESS] ?? 0;
  if (isGeneral && likeness < SAME) return 1 / (1 + Math.exp(-sum));
  const isValue = (row[IS_FACT] ?? 0) > 0 && likeness >= HALF_OWN && sum > logOdds(LIKELY);
  const own = Math.min(MOST_OWN, NEARLY_OWN_WEIGHT * Math.max(0, likeness - NEARLY_OWN));
  return 1 / (1 + Math.exp(-sum - (isValue ? Math.max(own, VALUE_LEAD) : own)));
}
