import { readQuestions } from '../../bench/assistant/questions.ts';
import { type LabelledQuestion, unitsAmong } from './train-certainty.ts';

/** The questions for development: they measure nothing any more. What the guide rightly does not answer has no right unit. */
export async function readLabelled(): Promise<LabelledQuestion[]> {
  return (await readQuestions()).flatMap(({ q, lang, before, expect, any = [], all = [] }) => {
    if (expect !== 'answer' && expect !== 'unknown') return [];
    const right = expect === 'unknown' ? [] : unitsAmong([...any, ...all]);
    if (right === null || (expect === 'answer' && right.length === 0)) return [];
    return [{ text: q, before: before?.at(-1) ?? null, locale: lang, right }];
  });
}
