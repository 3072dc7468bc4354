import { classify, classifyTopic } from '../classifier/classify.ts';
import type { AnswerGuide } from '../answer-guide.ts';
import { completeQuestion, CONTENT, joinedWith, withSubject } from '../complete-question.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sensesOfText } from '../lexicon/find-senses.ts';
import type { Sense } from '../lexicon/senses.ts';
import { hasPart, type Parted, partWords } from '../part-words.ts';
import { type Question, readQuestion } from '../read-question.ts';
import { readQuantities } from '../read-quantities.ts';
import {
  asksByWord,
  asksSomething,
  hasTalk,
  isJoinedRequest,
  joinWords,
  phraseLength,
  type TalkWord,
  talkWords,
} from '../talk-words.ts';
import { requestedNote } from '../requested-note.ts';
import { hasAny } from '../tools/tool.ts';
import { certaintyOfFirst, rankUnits } from './rank-units.ts';
import { unitName } from './unit.ts';

/** Marks between requests. A dot or a comma within a number is none. */
const MARKS = /[?؟!;؛।۔\n،+&]+|[.,](?!\d)/gu;
/** A word with a digit for an Arabic letter: "si3r". */
const DIGIT_AS_LETTER = /\p{L}+\d[\p{L}\d]*/gu;
const MAX_REQUESTS = 3;
/** "Do you know", "can you tell me" ask for nothing by themselves. */
const OPENING: readonly Sense[] = ['may', 'must', 'what-is', 'suggest', 'best', 'near'];
const OPEN: readonly Sense[] = ['is-open', 'hours'];
/** Two names belong to one request: the way between them, the difference. */
const OF_TWO: readonly Sense[] = ['difference', 'distance', 'way', 'near'];
const OF_EACH: readonly Sense[] = ['price', 'hours', 'phone', 'is-open'];
/** From this certainty on a half needs no name from the other one, and one without a word that asks is a request. */
const SURE_ALONE = 0.6;
const SURE_PART = 0.65;

/** One of several requests as a whole question, and how else it may be read: as it was typed, or with the subject of the one before it. */
export type SplitRequest = { text: string; others: readonly string[] };

/** Where one stretch ends and the next one starts. */
type Cut = { end: number; start: number; isJoined: boolean };
/** A stretch of a message between two joints. */
type Stretch = { words: readonly TalkWord[]; isJoined: boolean };

/**
 * CHAT-2: the requests of a message that asks for several things, each as a whole question: what only one of them names is carried into
 * the others. A half is a request if it asks for something, by a word that asks or the name of what is asked for, so "salt and pepper"
 * and "for me and my wife" stay together. Null where there is one.
 */
export async function splitRequests(
  { text, locale }: Pick<Question, 'text' | 'locale'>,
  now: Date,
  guide: AnswerGuide,
): Promise<readonly SplitRequest[] | null> {
  // Several numbers belong to one sum: "my rent is 80,000 and the index 100,000".
  const question = readQuestion(text, locale, now);
  if (readQuantities(text.replaceAll(DIGIT_AS_LETTER, ' ')).length > 1) return null;
  if (classify(text).intents[0]?.[0] === 'compare' || question.questionSenses.has('difference')) return null;
  const stretches = stretchesOf(text);
  if (stretches.length < 2) return null;
  const read = (part: string) => partWords({ ...readQuestion(part, locale, now), locale }, guide);
  const parts = await Promise.all(
    stretches.map(async (stretch) => ({ ...stretch, parted: await read(joinWords(stretch.words)) })),
  );
  const groups: { words: readonly TalkWord[]; isRequest: boolean }[] = [];
  for (const { words, parted } of parts) {
    const last = groups.at(-1);
    const isRequest = isRequestOf(parted);
    if (!last || (last.isRequest && isRequest && groups.length < MAX_REQUESTS)) groups.push({ words, isRequest });
    else groups[groups.length - 1] = { words: [...last.words, ...words], isRequest: last.isRequest || isRequest };
  }
  if (groups.length > 1) {
    const asked = await Promise.all(groups.map(({ words }) => read(joinWords(words))));
    return carryNames(asked, guide);
  }
  const [one, other, ...more] = parts;
  if (!one || !other || more.length > 0) return null;
  return (
    forEachName(one.parted, other.parted, question) ??
    (other.isJoined ? await bothSure(one.parted, other.parted, guide) : null)
  );
}

/** The stretches between marks, words that join, and words after which, or with which, something new is asked. */
function stretchesOf(text: string): Stretch[] {
  const words = talkWords(text);
  const cuts: Cut[] = [...text.matchAll(MARKS)].map((match) => ({
    end: match.index,
    start: match.index + match[0].length,
    isJoined: false,
  }));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const joins = phraseLength(words, at, 'joins');
    const afresh = phraseLength(words, at, 'asksAfresh');
    const joined = words[at + joins - 1];
    if (joins > 0 && joined) cuts.push({ end: word.start, start: joined.end, isJoined: true });
    // "Also where do I buy one": what asks already goes on.
    else if ((afresh > 0 && !isOpening(words, at)) || isJoinedRequest(word) || isOtherAttribute(words, at))
      cuts.push({ end: word.start, start: word.start, isJoined: true });
    if (phraseLength(words, at, 'closing') > 0) {
      const { end } = tagBehind(words, at) ?? word;
      cuts.push({ end, start: end, isJoined: false });
    }
    at += Math.max(0, joins - 1, afresh - 1);
  }
  const stretches: Stretch[] = [];
  let from = 0;
  let isJoined = false;
  const ends = [...cuts.toSorted((a, b) => a.end - b.end), { end: text.length, start: text.length, isJoined: false }];
  for (const cut of ends) {
    const between = words.filter((word) => word.start >= from && word.end <= cut.end);
    if (between.length > 0) stretches.push({ words: between, isJoined });
    if (cut.start >= from) isJoined = cut.isJoined;
    from = Math.max(from, cut.start);
  }
  return stretches;
}

/** "Extra lagta hai kya": a word that asks behind the verb belongs to it, if nothing follows that it asks for. */
function tagBehind(words: readonly TalkWord[], at: number): TalkWord | undefined {
  const [tag, next] = words.slice(at + 1);
  const isLast = !next || phraseLength(words, at + 2, 'joins') > 0;
  return tag && isLast && hasTalk([tag], 'asking') ? tag : undefined;
}

/** "Abra price timing": two different things asked for, side by side. */
function isOtherAttribute(words: readonly TalkWord[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at]].map((word) => word && attributeOf(word));
  return Boolean(before && after && before !== after);
}

function attributeOf(word: TalkWord): Sense | undefined {
  if (!hasTalk([word], 'attributes')) return undefined;
  const senses = LOCALES.flatMap((locale) => [...sensesOfText(word.text, locale)]);
  return OF_EACH.find((sense) => senses.includes(sense));
}

/** Whether the word before also asks: "where do I", "how long is it". */
function isOpening(words: readonly TalkWord[], at: number): boolean {
  return [1, 2].some((back) => at >= back && phraseLength(words, at - back, 'askingFirst') > 0);
}

/** Whether a stretch asks for something that can be told from the rest. */
function isRequestOf({ words, question }: Parted): boolean {
  if (words.length === 1) return hasTalk(words, 'attributes');
  const last = words.at(-1);
  // Hindi and Urdu ask for a yes or a no without a word for it: "parking free hai", "Sunday ko khula hai".
  const isClosed = last !== undefined && hasTalk([last], 'closing');
  const isStated = isClosed && (hasPart(words, 'trait') || hasAny(question.questionSenses, OPEN));
  if (!isStated && !asksSomething(words)) return false;
  const isContent = words.some(({ part }) => part !== null && part !== 'ask' && part !== 'time');
  return (
    isContent || hasTalk(words, 'attributes') || [...question.questionSenses].some((sense) => !OPENING.includes(sense))
  );
}

/** Each request with what it leaves out of those beside it: the one before, or for the first the one behind it. */
async function carryNames(asked: readonly Parted[], guide: AnswerGuide): Promise<readonly SplitRequest[] | null> {
  const [first, second] = asked;
  if (!first || !second) return null;
  const isOpen = !first.words.some(({ part }) => part !== null && part !== 'ask' && part !== 'time');
  const opening = isOpen ? (completeQuestion(first, second, true) ?? first.question.text) : first.question.text;
  const whole = [requestOf(opening, [first.question.text])];
  let before = isOpen ? second : first;
  for (const next of asked.slice(1)) {
    const text = completeQuestion(next, before, true) ?? (await withSubjectIfNeeded(next, before, guide));
    whole.push(requestOf(text, readingsOf(next, before)));
    if (hasPart(next.words, 'name', 'area', 'subject')) before = next;
  }
  return new Set(whole.map(({ text }) => text)).size === whole.length ? whole : null;
}

const requestOf = (text: string, others: readonly string[]): SplitRequest => ({
  text,
  others: [...new Set(others)].filter((other) => other !== text),
});

/** A request with the subject of the one before it, and as it was typed if that says what it is about. */
function readingsOf(next: Parted, before: Parted): string[] {
  const carried = withSubject(next, before);
  // "How much is parking there" is about the place, "how much is the metro" about the metro.
  const own = carried?.isNamed ? (['mode', 'subject'] as const) : CONTENT;
  const typed = hasPart(next.words, ...own) ? [next.question.text] : [];
  // "And what is the fine" may be answered together with the request before it.
  const isBare = next.words.filter(({ part }) => part !== null && CONTENT.includes(part)).length <= 1;
  const whole = isBare ? [joinedWith(next, before, null)] : [];
  return [...typed, ...(carried ? [carried.text] : []), ...whole];
}

/** A request without a subject has that of the one before it, unless it is understood better by itself. */
async function withSubjectIfNeeded(next: Parted, before: Parted, guide: AnswerGuide): Promise<string> {
  const { text, locale, questionSenses } = next.question;
  const carried = withSubject(next, before);
  if (!carried) return text;
  // "Ambulance number and the police number" ask the same of two.
  const isSame = OF_EACH.some((sense) => questionSenses.has(sense) && before.question.questionSenses.has(sense));
  if (!carried.isNamed && isSame && hasPart(next.words, 'subject')) return text;
  if (carried.isNamed && (requestedNote(text) !== null || hasAny(questionSenses, OF_EACH))) return carried.text;
  const [alone, together] = await Promise.all(
    [text, carried.text].map((one) =>
      rankUnits({ text: one, before: null, topics: classifyTopic(one) }, guide, locale),
    ),
  );
  if (!alone || !together) return text;
  return certaintyOfFirst(together) >= Math.min(certaintyOfFirst(alone), SURE_ALONE) ? carried.text : text;
}

/** "Price of Burj Khalifa and Dubai Frame": the same of two places. */
function forEachName(one: Parted, other: Parted, { questionSenses }: Question): readonly SplitRequest[] | null {
  if (!hasAny(questionSenses, OF_EACH) || hasAny(questionSenses, OF_TWO)) return null;
  const [asking, bare] = isRequestOf(one) ? [one, other] : [other, one];
  const isBare = bare.words.every(({ part }) => part === 'name' || part === null) && hasPart(bare.words, 'name');
  if (!isBare || !isRequestOf(asking) || !hasPart(asking.words, 'name')) return null;
  const [named] = bare.named;
  if (!named || asking.named.some(({ id }) => id === named.id)) return null;
  const completed = completeQuestion(bare, asking, true);
  if (completed === null) return null;
  const texts = asking === one ? [asking.question.text, completed] : [completed, asking.question.text];
  return texts.map((text) => requestOf(text, []));
}

/** "Visa for Indians and do they need a hotel": the first half asks for something though no word of it does. */
async function bothSure(one: Parted, other: Parted, guide: AnswerGuide): Promise<readonly SplitRequest[] | null> {
  // "Dubai Frame, how much is it" is one request.
  if (!asksByWord(other.words) || !hasPart(other.words, ...CONTENT)) return null;
  const [first, second] = await Promise.all(
    [one, other].map(({ question: { text, locale } }) =>
      rankUnits({ text, before: null, topics: classifyTopic(text) }, guide, locale),
    ),
  );
  const [a, b] = [first?.units[0]?.unit, second?.units[0]?.unit];
  if (!first || !second || !a || !b || unitName(a) === unitName(b)) return null;
  if (certaintyOfFirst(first) < SURE_PART) return null;
  const completed = completeQuestion(other, one, true) ?? other.question.text;
  return [requestOf(one.question.text, []), requestOf(completed, [other.question.text])];
}
