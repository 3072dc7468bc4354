import type { Citation } from './answer.ts';
import type { Sense } from './lexicon/senses.ts';
import type { Question } from './read-question.ts';
import type { AnswerMessages, FollowUp } from './messages/answer-messages.ts';

const MOST = 3;

/** What could be asked next, by what the answer rests on; never what was just asked. */
export function followUpsFor(question: Question, citations: readonly Citation[], messages: AnswerMessages): string[] {
  const has = (kind: Citation['kind']) => citations.some((citation) => citation.kind === kind);
  const wanted: (readonly [FollowUp, Sense])[] = [];
  if (has('service'))
    wanted.push(['documents', 'documents'], ['price', 'price'], ['duration', 'duration'], ['deadline', 'late']);
  if (has('place')) wanted.push(['free', 'free'], ['near', 'near']);
  if (citations.some(({ kind, id }) => kind === 'tool' && id !== 'distance')) wanted.push(['tomorrow', 'tomorrow']);
  if (question.subjects.has('salik') || question.subjects.has('parking')) wanted.push(['ramadan', 'ramadan']);
  const asked = wanted.filter(([, sense]) => !question.senses.has(sense));
  return [...new Set(asked.map(([name]) => messages.followUps[name]))].slice(0, MOST);
}
