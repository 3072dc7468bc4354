import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import { classify, classifyTopic } from '@dalil/assistant/classifier/classify.ts';
import { readAsked } from '@dalil/assistant/units/asked-question.ts';
import type { TreesModel } from '@dalil/assistant/units/boosted-trees.ts';
import { findUnits, readUnits } from '@dalil/assistant/units/find-units.ts';
import { type Unit, type UnitKey, unitName } from '@dalil/assistant/units/unit.ts';
import { FEATURE_DIRECTIONS, featuresOfUnits } from '@dalil/assistant/units/unit-features.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { trainTrees, type TreesTraining } from './train-trees.ts';

const TRAINING: TreesTraining = {
  trees: 160,
  depth: 4,
  rate: 0.1,
  minRows: 60,
  damping: 5,
  directions: FEATURE_DIRECTIONS,
};
/** Of each language of a unit so many of its questions become examples. */
const EXAMPLES = 1;

/** How people ask for one unit, by language. */
export type AskedUnit = UnitKey & { questions: Readonly<Partial<Record<Locale, readonly string[]>>> };

type Rows = { rows: Float64Array[]; labels: number[] };

/**
 * Learns which unit answers a question from the units' own questions: each is asked while the unit does without it, and every second
 * time without all questions of its language, as if it were worded in a way that nobody thought of. `unanswered` are
 * questions that no unit answers.
 */
export async function trainRanking(
  asked: readonly AskedUnit[],
  unanswered: readonly { text: string; locale: Locale }[],
  guide: AnswerGuide,
): Promise<TreesModel> {
  const all: Rows = { rows: [], labels: [] };
  let turn = 0;
  for (const unit of asked) {
    for (const [locale, questions] of Object.entries(unit.questions) as [Locale, readonly string[]][]) {
      const step = Math.max(1, Math.floor(questions.length / EXAMPLES));
      const chosen = questions.filter((_, at) => (at + turn) % step === 0).slice(0, EXAMPLES);
      for (const question of chosen) {
        turn += 1;
        const hidden = turn % 2 === 0 ? [question] : questions;
        await addExample(all, question, locale, guide, { key: unit, hidden: new Set(hidden) });
      }
    }
  }
  for (const { text, locale } of unanswered) await addExample(all, text, locale, guide, null);
  return trainTrees(all.rows, all.labels, TRAINING);
}

async function addExample(
  { rows, labels }: Rows,
  question: string,
  locale: Locale,
  guide: AnswerGuide,
  right: { key: UnitKey; hidden: ReadonlySet<string> } | null,
): Promise<void> {
  const topics = classifyTopic(question);
  const asked = await readAsked(question, null, guide.store);
  const found = await findUnits(question, asked, topics, guide, locale);
  const name = right && unitName(right.key);
  const units =
    name === null || found.some((unit) => unitName(unit) === name)
      ? found
      : [...found, ...(await readUnits([right?.key ?? (found[0] as Unit)], guide, locale))];
  const shown = units.map((unit) =>
    unitName(unit) === name ? { ...unit, asked: unit.asked.filter((one) => !right?.hidden.has(one)) } : unit,
  );
  const features = featuresOfUnits(shown, { asked, topics, intents: classify(question).intents, isWhole: false });
  for (const [at, unit] of shown.entries()) {
    rows.push(features[at] ?? new Float64Array());
    labels.push(unitName(unit) === name ? 1 : 0);
  }
}
