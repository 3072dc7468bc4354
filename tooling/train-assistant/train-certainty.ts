import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import { classifyTopic } from '@dalil/assistant/classifier/classify.ts';
import { ADJUSTED } from '@dalil/assistant/units/adjust.ts';
import { type CertaintyModel, logOdds } from '@dalil/assistant/units/certainty.ts';
import {
  inputsOfFirst,
  isSameMatter,
  mayBeNear,
  nearnessOfFirst,
  type RankedUnit,
  rankUnits,
} from '@dalil/assistant/units/rank-units.ts';
import { UNIT_FEATURES } from '@dalil/assistant/units/unit-features.ts';
import { isUnitKind, unitName } from '@dalil/assistant/units/unit.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';

/** A question for development, with the units of which any one is right: ids of facts, and `kind/id` of others. */
export type LabelledQuestion = { text: string; before: string | null; locale: Locale; right: readonly string[] };

const STEPS = 3000;
const RATE = 0.3;
const DAMPING = 0.003;

/**
 * Learns how sure it is that the first unit answers, from questions with labels, by a logistic regression on standardised inputs. A
 * question without a right unit is one that nothing answers. `byNearness` learns from those for which nearness counts, with it.
 */
export async function trainCertainty(
  questions: readonly LabelledQuestion[],
  guide: AnswerGuide,
  { byNearness }: { byNearness: boolean },
): Promise<CertaintyModel> {
  const inputs: number[][] = [];
  const labels: number[] = [];
  for (const { text, before, locale, right } of questions) {
    const topics = classifyTopic(before === null ? text : `${before} ${text}`);
    const ranking = await rankUnits({ text, before, topics }, guide, locale);
    const { units } = ranking;
    const [first] = units;
    if (!first || (byNearness && !mayBeNear(ranking))) continue;
    inputs.push([...inputsOfFirst(ranking), ...(byNearness ? nearnessOfFirst(ranking) : [])]);
    labels.push(units.some((one, at) => right.includes(unitName(one.unit)) && isSaid(one, first, at)) ? 1 : 0);
  }
  return regress(inputs, labels);
}

/** What an answer says in its first two sentences: the first unit, the fact a text states, and a further fact that is about as likely. */
function isSaid({ unit, probability }: RankedUnit, first: RankedUnit, at: number): boolean {
  if (at === 0 || isSameMatter(unit, first.unit)) return true;
  return at === 1 && unit.fact !== null && first.unit.fact !== null && probability >= BESIDE * first.probability;
}

/** As for the facts of an answer (`answer-of-unit.ts`). */
const BESIDE = 0.4;

const PASSES = 400;
const STEP = 0.5;
const SHRINKING = 0.002;
/** So many of the likeliest units are compared. */
const COMPARED = 25;

/**
 * Learns what is added to the trees from questions with labels: among the likeliest units the right ones are to come first (a
 * softmax over each question). The model has to have no adjustment yet.
 */
export async function trainAdjustment(questions: readonly LabelledQuestion[], guide: AnswerGuide): Promise<number[]> {
  const lists: { odds: number[]; rows: number[][]; isRight: boolean[] }[] = [];
  for (const { text, before, locale, right } of questions) {
    const topics = classifyTopic(before === null ? text : `${before} ${text}`);
    const units = (await rankUnits({ text, before, topics }, guide, locale)).units.slice(0, COMPARED);
    const isRight = units.map(({ unit }) => right.includes(unitName(unit)));
    if (!isRight.includes(true)) continue;
    lists.push({
      odds: units.map(({ probability }) => logOdds(probability)),
      rows: units.map(({ row }) => ADJUSTED.map((name) => row[UNIT_FEATURES.indexOf(name)] ?? 0)),
      isRight,
    });
  }
  const weights = ADJUSTED.map(() => 0);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const slopes = ADJUSTED.map(() => 0);
    for (const { odds, rows, isRight } of lists) {
      const scores = rows.map((row, at) =>
        Math.exp(row.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), odds[at] ?? 0)),
      );
      const total = scores.reduce((sum, score) => sum + score, 0);
      const ofRight = scores.reduce((sum, score, at) => sum + (isRight[at] ? score : 0), 0);
      for (const [at, row] of rows.entries()) {
        const pull = (isRight[at] ? (scores[at] ?? 0) / ofRight : 0) - (scores[at] ?? 0) / total;
        for (const [place, value] of row.entries()) slopes[place] = (slopes[place] ?? 0) + pull * value;
      }
    }
    for (const [place, slope] of slopes.entries()) {
      weights[place] = (weights[place] ?? 0) + STEP * (slope / lists.length - SHRINKING * (weights[place] ?? 0));
    }
  }
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4);
}

/** The labels of a question that are units, with the kind of each. Null if only whole pages or rules are right. */
export function unitsAmong(ids: readonly string[]): string[] | null {
  const names = ids.map((id) => (id.includes('/') ? id : `fact/${id}`));
  const units = names.filter((name) => isUnitKind(name.slice(0, name.indexOf('/'))));
  return ids.length > 0 && units.length === 0 ? null : units;
}

function regress(inputs: readonly (readonly number[])[], labels: readonly number[]): CertaintyModel {
  const width = inputs[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => inputs.map((row) => row[at] ?? 0));
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length);
  const deviations = columns.map((column, at) => {
    const mean = means[at] ?? 0;
    return Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length) || 1;
  });
  const rows = inputs.map((row) => row.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)));
  const weights = columns.map(() => 0);
  let base = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = columns.map(() => 0);
    let slope = 0;
    for (const [at, row] of rows.entries()) {
      const sum = row.reduce((total, value, place) => total + value * (weights[place] ?? 0), base);
      const error = (labels[at] ?? 0) - 1 / (1 + Math.exp(-sum));
      for (const [place, value] of row.entries()) slopes[place] = (slopes[place] ?? 0) + error * value;
      slope += error;
    }
    for (const [place, one] of slopes.entries()) {
      weights[place] = (weights[place] ?? 0) + RATE * (one / rows.length - DAMPING * (weights[place] ?? 0));
    }
    base += (RATE * slope) / rows.length;
  }
  const plain = weights.map((weight, at) => weight / (deviations[at] ?? 1));
  const shift = plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return { base: round(base - shift), weights: plain.map(round) };
}
