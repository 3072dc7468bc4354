import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { ADJUSTED } from '@dalil/assistant/units/adjust.ts';
import { isUnitKind } from '@dalil/assistant/units/unit.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { QUESTION_DAY } from '../../bench/assistant/evaluate-questions.ts';
import { readPack } from '../../bench/assistant/read-pack.ts';
import { changeRankModel } from './rank-model-file.ts';
import { type AskedUnit, trainRanking } from './train-ranking.ts';
import { readUtterances } from './utterances.ts';

/**
 * Trains the trees that rank the units of the guide. New content needs no training: they weigh how a question and a unit match,
 * whatever both are about. What is sure is learned afterwards (`train-certainty-model.ts`), because it depends on the ranking.
 */
/** So many questions that no unit answers are enough to learn from. */
const UNANSWERED = 700;

const guide = createMemoryGuide(await readPack(), QUESTION_DAY);
await changeRankModel({
  trees: await trainRanking(await readAskedUnits(), await readUnanswered(), guide),
  adjustment: ADJUSTED.map(() => 0),
});

async function readAskedUnits(): Promise<AskedUnit[]> {
  const units = new Map<string, AskedUnit>();
  for (const { kind, itemId, locale, questions } of (await readStartingContent()).asked) {
    if (!isUnitKind(kind)) continue;
    const key = `${kind}/${itemId}`;
    const known = units.get(key) ?? { kind, id: itemId, questions: {} };
    units.set(key, { ...known, questions: { ...known.questions, [locale]: questions } });
  }
  return [...units.values()];
}

/** Training messages that the guide has nothing about. */
async function readUnanswered(): Promise<{ text: string; locale: Locale }[]> {
  const all = (await readUtterances()).filter(
    ({ topic, messageClass }) => topic === 'none' || messageClass === 'out_of_scope',
  );
  const step = Math.max(1, Math.ceil(all.length / UNANSWERED));
  return all.filter((_, at) => at % step === 0).map(({ text }) => ({ text, locale: localeOf(text) }));
}

function localeOf(text: string): Locale {
  if (/[\u0900-\u097f]/u.test(text)) return 'hi';
  if (/[ٹڈڑںےہ]/u.test(text)) return 'ur';
  return /[\u0600-\u06ff]/u.test(text) ? 'ar' : 'en';
}
