import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { AnswerGuide } from './answer-guide.ts';
import type { QuestionInput, Turn } from './answer.ts';
import { completeQuestion, isAnother, MAX_WORDS } from './complete-question.ts';
import { readConversationAct } from './conversation-act.ts';
import { decideSafety } from './decide-safety.ts';
import { missingWords } from './covers-question.ts';
import { type Draft, statedTexts } from './draft.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import { formatMessage } from './messages/messages.ts';
import { findNamed } from './named-items.ts';
import { onwardFrom } from './onward.ts';
import { MODES, partWords, PERSONS } from './part-words.ts';
import { listedPlaces, pickListed } from './pick-listed.ts';
import { type Question, readQuestion } from './read-question.ts';
import { readAmounts } from './read-amounts.ts';
import { smallTalkOf } from './small-talk.ts';
import { hasTalk, type TalkKind, talkWords } from './talk-words.ts';
import { anotherAnswer } from './units/another-answer.ts';

/** Words such as "no, I meant" may stand before what a message asks. */
const OPENING_WORDS = 3;
const MAX_LENGTH = 2_000;

const TALK: readonly TalkKind[] = ['earlier', 'book', 'call', 'send'];

function isTalk(text: string): boolean {
  if (smallTalkOf(text) || readConversationAct(text)) return true;
  const words = talkWords(text);
  return words.length <= MAX_WORDS && TALK.some((kind) => hasTalk(words, kind));
}

/** The question that a message asks, with what it leaves out of those before it. Null if it leaves out nothing that is known. */
export async function completed(
  question: Question,
  before: readonly Turn[],
  now: Date,
  guide: AnswerGuide,
): Promise<Question | null> {
  // Thanks and "call them" leave what was asked before as it is.
  const asking = before.filter(({ question: text }) => !isTalk(text));
  const last = asking.at(-1);
  if (!last || question.read.words.length > MAX_WORDS + OPENING_WORDS) return null;
  const earlier = readQuestion(last.question, question.locale, now);
  const whole = (await completed(earlier, asking.slice(0, -1), now, guide)) ?? earlier;
  const [next, prior] = await Promise.all([partWords(question, guide), partWords(whole, guide)]);
  const listed = await listedPlaces(last, guide, question.locale);
  const questionInput = { now, preferences: DEFAULT_PREFERENCES.aiPreferences };
  const text =
    (await onwardFrom(question, prior, { guide, questionInput })) ??
    pickListed(next, prior, listed) ??
    completeQuestion(next, prior) ??
    (isAnother(next, prior) ? await anotherAnswer(next, prior, guide) : null);
  return text === null ? null : { ...readQuestion(text, question.locale, now), locale: question.locale };
}

/** Whether an answer has nothing of what a follow-up adds in its own words: another means of transport, a child, a word no lexicon has. */
export function lacksAdded(own: Question, whole: Question, draft: Draft): boolean {
  const others = own.others.filter((word) => whole.others.includes(word));
  const modes = [...own.subjects].filter((sense) => MODES.includes(sense));
  const persons = [...own.senses].filter((sense) => PERSONS.includes(sense));
  if (isCheaper(own) && !draft.blocks.some(({ kind }) => kind === 'cards')) {
    return statedTexts(draft).every((text) => readAmounts(text).length === 0);
  }
  if (others.length === 0 && modes.length === 0 && persons.length === 0) return false;
  const texts = statedTexts(draft);
  const stated = new Set(texts.flatMap((text) => [...sensesOfText(text, draft.locale), ...sensesOfText(text, 'en')]));
  if (persons.length > 0 && !persons.some((person) => stated.has(person))) return true;
  if (modes.length > 0 && !modes.some((mode) => stated.has(mode))) return true;
  return others.length > 0 && missingWords({ ...own, others }, draft).length === others.length;
}

const isCheaper = ({ text }: Question) => hasTalk(talkWords(text), 'cheaper');

/** What to say where an answer has nothing of what a follow-up adds: no price, no price for children, or that it is a part. */
export async function lackedOf(
  own: Question,
  guide: AnswerGuide,
  { locale, messages, citations }: Draft,
): Promise<string> {
  if (isCheaper(own)) return messages.notSaid.price;
  const named = await findNamed(citations.map(({ title }) => title).join('; '), guide);
  const [place, ...more] = named.filter(({ kind }) => kind === 'place');
  const [text] = place && more.length === 0 ? await guide.texts([place], locale) : [];
  const { notStated, attributes, partly } = messages;
  return text && own.senses.has('child')
    ? formatMessage(notStated, { title: text.title, what: attributes.children })
    : partly;
}

/** CHAT-2: the question that a follow-up asks, unless its own words are for somebody else than the guide. */
export async function wholeQuestion(
  own: Question,
  { question: said, about, before, now }: QuestionInput,
  guide: AnswerGuide,
): Promise<Question | null> {
  const last = before.at(-1);
  if (about || !last || smallTalkOf(own.text)) return null;
  // What corrects the question before it says so in its first words.
  const asked = { ...readQuestion(cutText(said, MAX_LENGTH), own.locale, now), locale: own.locale };
  const whole = await completed(asked, before, now, guide);
  const isOfGuide = (question: Question, isFirst: boolean) =>
    decideSafety(question, { isFirst, isInDanger: false }).kind === 'guide';
  // What was not for the guide is not gone on with.
  const isRefused = !isTalk(last.question) && !isOfGuide(readQuestion(last.question, own.locale, now), false);
  if (isRefused) return null;
  return whole && isOfGuide(whole, true) && (own.others.length === 0 || isOfGuide(own, false)) ? whole : null;
}
