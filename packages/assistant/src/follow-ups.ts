import type { Citation } from './answer.ts';
import type { Sense } from './lexicon/senses.ts';
import type { Question } from './read-question.ts';
import type { AnswerMessages, FollowUp } from './messages/answer-messages.ts';

const MAX_ENTRIES = 3;
/** Tools whose result is the same on every day. */
const TIMELESS: readonly string[] = ['distance', 'sum', 'rent-increase', 'official'];

/** Follow-up questions for the cited items, without the question just received. */
export function followUpsFor(question: Question, citations: readonly Citation[], messages: AnswerMessages): string[] {
  const has = (kind: Citation['kind']) => citations.some((citation) => citation.kind === kind);
  const requested: (readonly [FollowUp, Sense])[] = [];
  if (has('service'))
    requested.push(['documents', 'documents'], ['price', 'price'], ['duration', 'duration'], ['deadline', 'late']);
  if (has('place')) requested.push(['free', 'free'], ['near', 'near']);
  if (citations.some(({ kind, id }) => kind === 'tool' && !TIMELESS.includes(id)))
    requested.push(['tomorrow', 'tomorrow']);
  if (question.subjects.has('salik') || question.subjects.has('parking')) requested.push(['ramadan', 'ramadan']);
  const remaining = requested.filter(([, sense]) => !question.senses.has(sense));
  return [...new Set(remaining.map(([name]) => messages.followUps[name]))].slice(0, MAX_ENTRIES);
}
