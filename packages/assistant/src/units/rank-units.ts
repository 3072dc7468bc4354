import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerGuide } from '../answer-guide.ts';
import { classify } from '../classifier/classify.ts';
import type { TopicReading } from '../read-topic.ts';
import { readAsked } from './asked-question.ts';
import { predictTrees } from './boosted-trees.ts';
import { certaintyInputs, certaintyOf } from './certainty.ts';
import { findUnits } from './find-units.ts';
import model from './rank-model.json' with { type: 'json' };
import type { Unit } from './unit.ts';
import { featuresOfUnits } from './unit-features.ts';

export type RankedUnit = {
  unit: Unit;
  /** That it answers the question, 0 to 1. */
  probability: number;
};

/** Units, the likeliest first, and how sure it is that the first answers, 0 to 1. */
export type Ranking = { units: readonly RankedUnit[]; certainty: number };

export const NO_RANKING: Ranking = { units: [], certainty: 0 };

/** CHAT-2: the units of the guide that may answer a question. `before` is the question it follows, or null. */
export async function rankUnits(
  { text, before, topics }: { text: string; before: string | null; topics: TopicReading },
  guide: AnswerGuide,
  locale: Locale,
): Promise<Ranking> {
  const asked = await readAsked(text, before, guide.store);
  const units = await findUnits(text, asked, topics, guide, locale);
  const rows = featuresOfUnits(units, { asked, topics, intents: classify(text).intents });
  const ranked = units
    .map((unit, at) => {
      const row = rows[at] ?? new Float64Array();
      return { unit, row, probability: predictTrees(model.trees, row) };
    })
    .toSorted((a, b) => b.probability - a.probability);
  const [first] = ranked;
  if (!first) return NO_RANKING;
  const probabilities = ranked.slice(0, 2).map(({ probability }) => probability);
  const inputs = certaintyInputs(probabilities, first.row, asked.terms.size);
  return { units: ranked, certainty: certaintyOf(model.certainty, inputs) };
}
