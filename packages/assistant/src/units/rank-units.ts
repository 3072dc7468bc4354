import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerGuide } from '../answer-guide.ts';
import { classify } from '../classifier/classify.ts';
import type { TopicReading } from '../read-topic.ts';
import { readAsked } from './asked-question.ts';
import { adjust } from './adjust.ts';
import { predictTrees } from './boosted-trees.ts';
import { certaintyInputs, certaintyOf } from './certainty.ts';
import { findUnits } from './find-units.ts';
import model from './rank-model.json' with { type: 'json' };
import type { Unit } from './unit.ts';
import { featuresOfUnits } from './unit-features.ts';

export type RankedUnit = {
  unit: Unit;
  /** Its features (`unit-features.ts`). */
  row: Float64Array;
  /** That it answers the question, 0 to 1. */
  probability: number;
};

/** Units, the likeliest first, and the number of terms of the question. */
export type Ranking = { units: readonly RankedUnit[]; terms: number };

export const NO_RANKING: Ranking = { units: [], terms: 0 };

/** How sure it is that the first of these units answers the question, 0 to 1. */
export function certaintyOfFirst({ units, terms }: Ranking): number {
  const [first] = units;
  if (!first) return 0;
  const probabilities = units.slice(0, 2).map(({ probability }) => probability);
  return certaintyOf(model.certainty, certaintyInputs(probabilities, first.row, terms));
}

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
    .map((unit, at): RankedUnit => {
      const row = rows[at] ?? new Float64Array();
      return { unit, row, probability: adjust(model.adjustment, predictTrees(model.trees, row), row) };
    })
    .toSorted((a, b) => b.probability - a.probability);
  return { units: ranked, terms: asked.terms.size };
}
