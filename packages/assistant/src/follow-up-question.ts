import type { AnswerGuide } from './answer-guide.ts';
import type { Turn } from './answer.ts';
import type { Sense } from './lexicon/senses.ts';
import { findNamed, type NamedItem } from './named-items.ts';
import { type Question, readQuestion } from './read-question.ts';

/** How a follow-up question begins. */
const GOING_ON =
  /^\s*(?:and\b|what about\b|how about\b|also\b|or\b|then\b|و(?=\p{L})|ماذا عن|طيب|وماذا|وكيف|और|तो|फिर|اور|تو|پھر|aur\b|to\b|phir\b|w\s|tayeb\b|tayyib\b)/iu;
const POINTING: readonly Sense[] = ['here'];
/** The number of words up to which a message can refer back. */
const SHORT_WORDS = 7;

/**
 * Completes a question with what it omits from the previous one: "and in Ramadan?", "how much is it?". Only a short question
 * omits something. A new subject starts a new question.
 */
export function withBefore(question: Question, before: readonly Turn[], now: Date): Question | null {
  const last = before.at(-1);
  if (!last) return null;
  const isShort = question.read.words.length <= SHORT_WORDS;
  const isGoingOn = GOING_ON.test(question.text);
  const isPointing = POINTING.some((sense) => question.senses.has(sense));
  const hasSubject = question.subjects.size > 0 || question.others.length > 0;
  if (!isGoingOn && !(isShort && (isPointing || !hasSubject))) return null;
  const earlier = withBeforeOf(last, before, question, now);
  const time = question.time ?? earlier.time;
  const questionSenses = question.questionSenses.size > 0 ? question.questionSenses : earlier.questionSenses;
  const subjects = new Set([...earlier.subjects, ...question.subjects]);
  return {
    ...question,
    text: `${earlier.text} ${question.text}`,
    questionSenses,
    subjects,
    senses: new Set(
      [...earlier.senses]
        .filter((sense) => !earlier.questionSenses.has(sense))
        .concat([...questionSenses, ...question.senses]),
    ),
    others: [...new Set([...earlier.others, ...question.others])],
    time,
    amounts: question.amounts.length > 0 ? question.amounts : earlier.amounts,
  };
}

/** The earlier question, completed by the ones before it. */
function withBeforeOf(last: Turn, before: readonly Turn[], { locale }: Question, now: Date): Question {
  const earlier = readQuestion(last.question, locale, now);
  return withBefore(earlier, before.slice(0, -1), now) ?? earlier;
}

/** The Arabic "and", which is joined to the word behind it. */
const AND = /^\s*و(?=\p{L}{3})/u;

/** What a question names. An event that a follow-up names itself replaces that of the question before it. */
export async function findNamedIn(question: Question, own: Question | null, guide: AnswerGuide): Promise<NamedItem[]> {
  const found = await findNamed(question.text, guide);
  const events = own ? (await findNamed(own.text.replace(AND, ''), guide)).filter(isEvent) : [];
  return events.length > 0 ? [...events, ...found.filter((item) => !isEvent(item))] : found;
}

const isEvent = ({ kind }: NamedItem) => kind === 'event';
