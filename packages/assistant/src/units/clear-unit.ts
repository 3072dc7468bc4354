import type { Intent } from '../classifier/labels.ts';
import type { Question } from '../read-question.ts';
import { fittingUnits } from './can-state.ts';
import { isSameMatter, mayBeNear, type RankedUnit, type Ranking } from './rank-units.ts';
import { verdictOfFact } from './verdict-of-fact.ts';

/** A unit this likely and this near in meaning is meant, whatever some words of the question seem to ask for. */
const CLEAR = 0.7;
const CLEARLY_NEAR = 1.6;

/** The unit that is clearly meant by a whole question: likely, near in meaning, and able to state what is asked for. */
export function clearUnit(ranking: Ranking, intent: Intent, question: string): RankedUnit | null {
  if (!mayBeNear(ranking)) return null;
  const [first] = fittingUnits(ranking.units.slice(0, AMONG), intent, question);
  const isClear = first && isRule(first) && first.probability >= CLEAR && first.nearness >= CLEARLY_NEAR;
  return isClear ? first : null;
}

/** Among so many of the likeliest. */
const AMONG = 3;

/** Whether something that is cited is a unit or states the same. */
export function isCited(one: RankedUnit, ranking: Ranking, cited: ReadonlySet<string>): boolean {
  return ranking.units
    .slice(0, SAME_AMONG)
    .some(
      (other) =>
        cited.has(`${other.unit.kind}/${other.unit.id}`) && (other === one || isSameMatter(other.unit, one.unit)),
    );
}

const SAME_AMONG = 12;
/** Near enough to be stated where nothing surely answers, by itself and if the unit is likely. */
const NEAR = 1.45;
const NEAR_IF_LIKELY = 1.25;
const LIKELY = 0.2;
const NEAR_AMONG = 12;
/** A further unit is about as good as the first. */
const AS_GOOD = 0.35;
const MAX_NEAR = 2;
/** What decides is worth as much as being nearer by this. */
const DECIDES = 0.2;

/**
 * The units that are near enough to a question to be stated where nothing surely answers it, the best first. What decides a question for
 * a yes or a no comes before what only is on the same matter.
 */
export function nearUnitsOf(ranking: Ranking, intent: Intent, question: Question, isSureOnly: boolean): RankedUnit[] {
  const isNear = ({ nearness, probability }: RankedUnit) =>
    isSureOnly
      ? isLikely({ nearness, probability })
      : nearness >= NEAR || (nearness >= NEAR_IF_LIKELY && probability >= LIKELY);
  const scoreOf = ({ unit, nearness, probability }: RankedUnit) =>
    nearness + probability + (unit.fact && verdictOfFact(unit.fact, question, true) ? DECIDES : 0);
  const near = fittingUnits(ranking.units.slice(0, NEAR_AMONG), intent, question.text)
    .filter((one) => isRule(one) && isNear(one))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const [first] = near;
  return first ? near.filter((one) => scoreOf(one) >= scoreOf(first) - AS_GOOD).slice(0, MAX_NEAR) : [];
}

/** Near, and likely by itself. */
export const isLikely = ({ nearness, probability }: Pick<RankedUnit, 'nearness' | 'probability'>): boolean =>
  nearness >= NEAR && probability >= CLEAR;

/** Places and events have answers of their own, by their names. */
const isRule = ({ unit: { kind, fact } }: RankedUnit) =>
  (kind === 'fact' && fact?.text !== null) || kind === 'question' || kind === 'service';
