import type { Fact } from '../../guide/fact.ts';
import type { CheckContext, Located } from './rule.ts';

/** How far back answers are looked at, in days. */
export const ANSWER_DAYS = 30;

/** Items and facts that answers cite which users marked as not useful since the last change. */
export function checkWrongAnswers(_facts: readonly Fact[], { answers }: CheckContext): Located[] {
  return answers.wrong.map(({ kind, id, count, locales }) => ({
    kind,
    id,
    locale: null,
    subject: 'answers',
    evidence: `${count} · ${locales.join(', ')}`,
  }));
}

/** Pages nearest to topics that users ask about and the guide does not answer. */
export function checkMissingAnswers(_facts: readonly Fact[], { answers }: CheckContext): Located[] {
  return answers.missing.map(({ topic, path, count }) => ({
    kind: 'page',
    id: path,
    locale: null,
    subject: topic,
    evidence: `${topic} · ${count}`,
  }));
}
