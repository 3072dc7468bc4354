import type { Answer } from '@dalil/assistant/answer.ts';
import type { JudgedQuestion } from './questions.ts';

/**
 * How an answer compares with what was expected: `right`, also for a question that is rightly not answered; `refused`, if the guide
 * could have answered; `wrong` otherwise, which is worst when the answer claims to be complete.
 */
export type Verdict = { result: 'right' | 'wrong' | 'refused'; claimsToAnswer: boolean; reason: string };

/** Topics on which the guide states no opinion. No person needs an authority for them. */
const SILENT_TOPICS: readonly (string | null)[] = ['religion', 'politics'];
const ANSWERS = new Set(['answered', 'partly']);

/** Whether an answer names an authority because of a person's matter, not because an opinion was requested. */
export function isReferred({ outcome, topic }: Answer): boolean {
  return outcome === 'official' && !SILENT_TOPICS.includes(topic);
}

/** Whether an answer states nothing, because the message is not for the guide. */
export function isSilent({ outcome, topic }: Answer): boolean {
  return outcome === 'declined' || (outcome === 'official' && SILENT_TOPICS.includes(topic));
}

/** The text of an answer, a line for each sentence, with plain spaces. */
export function textOf({ blocks }: Pick<Answer, 'blocks'>): string {
  return blocks
    .flatMap((block) => (block.kind === 'cards' ? [] : block.sentences.map(({ text }) => text)))
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/gu, ' ');
}

/** Whether the answer has one of the required expressions and none of the forbidden ones. */
export function matchesText({ text = [], never = [] }: JudgedQuestion, answer: Answer): boolean {
  const stated = textOf(answer);
  const has = (expression: string) => new RegExp(expression, 'u').test(stated);
  return (text.length === 0 || text.some(has)) && !never.some(has);
}

/** What an answer cites and shows: `place/id`, `handbook/name` and `handbook/name/chapter`, and facts by their id alone. */
function citedIn({ blocks, citations }: Answer): Set<string> {
  const cited = citations.flatMap(({ kind, id }) => {
    if (kind === 'fact') return [id];
    return kind === 'handbook' ? [`handbook/${id}`, `handbook/${id.split('/')[0]}`] : [`${kind}/${id}`];
  });
  const cards = blocks.flatMap((block) => (block.kind === 'cards' ? block.items : []));
  return new Set([...cited, ...cards.map(({ kind, id }) => `${kind}/${id}`)]);
}

/** Judges an answer to a question as it was labelled. */
export function judgeQuestion(question: JudgedQuestion, answer: Answer): Verdict {
  const claimsToAnswer = answer.outcome === 'answered';
  const verdict = (result: Verdict['result'], reason = '') => ({ result, claimsToAnswer, reason });
  switch (question.expect) {
    case 'official':
      if (isReferred(answer)) return matchesText(question, answer) ? verdict('right') : verdict('wrong', 'numbers');
      return verdict('wrong', 'not referred');
    case 'decline':
      return isSilent(answer) ? verdict('right') : verdict(isReferred(answer) ? 'right' : 'wrong', 'not declined');
    case 'unknown':
      return ANSWERS.has(answer.outcome) && !(answer.outcome === 'partly' && matchesCitations(question, answer))
        ? verdict('wrong', 'answered what the guide does not know')
        : verdict('right');
    default:
      return judgeAnswered(question, answer, verdict);
  }
}

function matchesCitations({ any = [], all = [], never = [] }: JudgedQuestion, answer: Answer): boolean {
  const cited = citedIn(answer);
  const isMet = any.length + all.length > 0;
  return (
    isMet &&
    (any.length === 0 || any.some((id) => cited.has(id))) &&
    all.every((id) => cited.has(id)) &&
    !never.some((id) => cited.has(id))
  );
}

function judgeAnswered(
  question: JudgedQuestion,
  answer: Answer,
  verdict: (result: Verdict['result'], reason?: string) => Verdict,
): Verdict {
  const needsIds = (question.any?.length ?? 0) + (question.all?.length ?? 0) > 0;
  if (question.kind === 'smalltalk' && !needsIds) {
    return verdict(isSilent(answer) && matchesText(question, answer) ? 'right' : 'wrong', 'small talk');
  }
  if (question.kind === 'emergency') {
    const isMet = matchesText(question, answer) && (isReferred(answer) || matchesCitations(question, answer));
    return isMet ? verdict('right') : verdict('wrong', 'emergency number');
  }
  if (question.expect === 'partly' && answer.outcome === 'closest' && matchesCitations(question, answer)) {
    return verdict('right');
  }
  if (!ANSWERS.has(answer.outcome)) return verdict('refused', answer.outcome);
  if (needsIds && !matchesCitations(question, answer)) return verdict('wrong', 'other sources');
  return matchesText(question, answer) ? verdict('right') : verdict('wrong', 'value');
}
