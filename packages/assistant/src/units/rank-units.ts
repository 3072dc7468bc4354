import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerGuide } from '../answer-guide.ts';
import { classify } from '../classifier/classify.ts';
import type { TopicReading } from '../read-topic.ts';
import { readAsked } from './asked-question.ts';
import { predictTrees } from './boosted-trees.ts';
import { findUnits } from './find-units.ts';
import model from './rank-model.json' with { type: 'json' };
import type { Unit } from './unit.ts';
import { featuresOfUnits } from './unit-features.ts';

export type RankedUnit = {
  unit: Unit;
  /** That it answers the question, 0 to 1. */
  probability: number;
};

/** CHAT-2: the units of the guide that may answer a question, the likeliest first. `before` is the question it follows, or null. */
export async function rankUnits(
  { text, before, topics }: { text: string; before: string | null; topics: TopicReading },
  guide: AnswerGuide,
  locale: Locale,
): Promise<RankedUnit[]> {
  const asked = await readAsked(text, before, guide.store);
  const units = await findUnits(text, asked, topics, guide, locale);
  const rows = featuresOfUnits(units, { asked, topics, intents: classify(text).intents });
  return units
    .map((unit, at) => ({ unit, probability: predictTrees(model, rows[at] ?? []) }))
    .toSorted((a, b) => b.probability - a.probability);
}
