import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { QUESTION_DAY } from '../../bench/assistant/evaluate-questions.ts';
import { readQuestions } from '../../bench/assistant/questions.ts';
import { readPack } from '../../bench/assistant/read-pack.ts';
import { changeRankModel } from './rank-model-file.ts';
import { type LabelledQuestion, trainCertainty, unitsAmong } from './train-certainty.ts';

/** Trains how sure it is that the first of the ranked units answers. Its questions are for development: they measure nothing any more. */
const guide = createMemoryGuide(await readPack(), QUESTION_DAY);
const certainty = await trainCertainty(await readLabelled(), guide);
await changeRankModel({ certainty });

/** What the guide rightly does not answer has no right unit. */
async function readLabelled(): Promise<LabelledQuestion[]> {
  return (await readQuestions()).flatMap(({ q, lang, before, expect, any = [], all = [] }) => {
    if (expect !== 'answer' && expect !== 'unknown') return [];
    const right = expect === 'unknown' ? [] : unitsAmong([...any, ...all]);
    if (right === null || (expect === 'answer' && right.length === 0)) return [];
    return [{ text: q, before: before?.at(-1) ?? null, locale: lang, right }];
  });
}
