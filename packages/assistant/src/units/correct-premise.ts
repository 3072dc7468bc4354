import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerGuide, GuideFact } from '../answer-guide.ts';
import type { Answer, AnswerBlock } from '../answer.ts';
import { classifyTopic } from '../classifier/classify.ts';
import { stateFact } from '../compose.ts';
import { addBlock, citeFact, claim, createDraft, type Draft, statedTexts } from '../draft.ts';
import { CONTENT } from '../complete-question.ts';
import { hasPart, partWords } from '../part-words.ts';
import { type Question, readQuestion } from '../read-question.ts';
import { readClock } from '../read-clock.ts';
import { type Quantity, readQuantities } from '../read-quantities.ts';
import {
  asksByWord,
  hasTalk,
  joinWords,
  phraseLength,
  type TalkKind,
  type TalkWord,
  talkWords,
} from '../talk-words.ts';
import { certaintyOfFirst, type RankedUnit, rankUnits } from './rank-units.ts';
import { UNIT_FEATURES } from './unit-features.ts';

/** What a message takes for granted, and what it asks besides; null if it only asks whether that is so. */
type Premise = { stated: string; asked: string | null };
/** The fact that says otherwise, and the question that is left. */
export type Corrected = { fact: GuideFact; asked: string | null };

const AMONG = 3;
const LIKELY = 0.6;
const ALIKE = 0.35;
/** A fact that is meant as well has so much of the likelihood of the first. */
const NEARLY = 0.75;
const likenessOf = ({ row }: RankedUnit) => row[UNIT_FEATURES.indexOf('likeness')] ?? 0;
const NUMBER = /\p{N}/u;
const COMMA = /[,،;؛]/u;
/** What is denied is taken for granted as the fact says it. */
const DENIED = /\b(?:no|not|without|nahi|nahin|mafi|mafish|bidun)\b|لا |ليس|بدون|नहीं|बिना|نہیں|بغیر/iu;
const DAYS: Partial<Record<NonNullable<Quantity['unit']>, number>> = { day: 1, week: 7, month: 30, year: 360 };

/**
 * CHAT-2: a number that a message takes for granted ("since the grace period is 30 days, when") and that the fact of the same matter
 * contradicts. Null where nothing is taken for granted, or no fact says otherwise.
 */
export async function correctPremise(
  { text, locale }: Pick<Question, 'text' | 'locale'>,
  now: Date,
  guide: AnswerGuide,
): Promise<Corrected | null> {
  const premise = premiseOf(text);
  if (!premise || !NUMBER.test(premise.stated)) return null;
  const { stated } = premise;
  // "Since my salary is 5,000" takes nothing of the guide for granted.
  if (hasTalk(talkWords(stated), 'speaker')) return null;
  const { units } = await rankUnits({ text: stated, before: null, topics: classifyTopic(stated) }, guide, locale);
  const meant = units
    .slice(0, AMONG)
    .find((one) => one.unit.fact !== null && one.probability >= LIKELY && likenessOf(one) >= ALIKE);
  const fact = meant?.unit.fact;
  if (!meant || !fact || fact.text === null || !contradicts(fact, stated)) return null;
  // "The metro fine is 50": there are several.
  const isOther = (one: RankedUnit) =>
    one !== meant &&
    one.unit.fact?.type === fact.type &&
    one.probability >= NEARLY * meant.probability &&
    likenessOf(one) >= NEARLY * likenessOf(meant);
  if (units.some(isOther)) return null;
  if (premise.asked === null) return { fact, asked: null };
  return { fact, asked: await askedOf(premise.asked, stated, locale, now, guide) };
}

/** What is left may name nothing by itself: "how much is it on 200 dirhams". Then it has the subject of what was taken for granted. */
async function askedOf(asked: string, stated: string, locale: Locale, now: Date, guide: AnswerGuide): Promise<string> {
  const read = (text: string) => partWords({ ...readQuestion(text, locale, now), locale }, guide);
  const [next, before] = await Promise.all([read(asked), read(stated)]);
  const subject = joinWords(
    before.words.filter(({ part, text }) => part !== null && part !== 'ask' && !NUMBER.test(text)),
  );
  const whole = `${subject} ${asked}`;
  if (!hasPart(next.words, ...CONTENT)) return whole;
  const [alone, together] = await Promise.all(
    [asked, whole].map((text) => rankUnits({ text, before: null, topics: classifyTopic(text) }, guide, locale)),
  );
  return alone && together && certaintyOfFirst(alone) >= certaintyOfFirst(together) ? asked : whole;
}

/** The fact that says otherwise, behind a no. */
export function sayCorrected({ fact }: Corrected, locale: Locale): Draft {
  const draft = createDraft(locale);
  addBlock(draft, 'paragraph', [
    claim(`${draft.messages.verdicts.no} ${stateFact(fact, draft)}`, [citeFact(draft, fact)]),
  ]);
  draft.reasons.add('from_facts');
  return draft;
}

/** The blocks of an answer without sentences that are said before it. */
export function withoutRepeats(answer: Answer, before: Draft): Answer {
  const said = statedTexts(before);
  const blocks = answer.blocks.flatMap((block): readonly AnswerBlock[] => {
    if (block.kind === 'cards') return [block];
    const sentences = block.sentences.filter(({ text }) => !said.some((one) => one.endsWith(text)));
    return sentences.length > 0 ? [{ ...block, sentences }] : [];
  });
  return { ...answer, blocks };
}

function premiseOf(text: string): Premise | null {
  const words = talkWords(text);
  const joins = phraseLength(words, 0, 'joins');
  const since = phraseLength(words, joins, 'premise') || phraseLength(words, joins, 'therefore');
  const from = joins + since;
  for (let at = from + 1; at < words.length; at += 1) {
    const rest = words.slice(at);
    const so = phraseLength(rest, 0, 'therefore');
    const isAfterComma = COMMA.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0));
    const isNew = so > 0 || isAfterComma || (since > 0 && asksAt(rest));
    const asked = rest.slice(so);
    const stated = words.slice(from, at);
    if (!stated.some(({ text: word }) => NUMBER.test(word))) continue;
    if (isNew && (since > 0 || so > 0) && asked.length > 1 && asksByWord(asked) && !asksByWord(stated)) {
      return { stated: joinWords(stated), asked: joinWords(asked) };
    }
  }
  const stated = withoutTag(words);
  return stated && !asksByWord(stated) ? { stated: joinWords(stated), asked: null } : null;
}

/** Whether a question starts with the first of these words. */
function asksAt(words: readonly TalkWord[]): boolean {
  const kinds: readonly TalkKind[] = ['askingFirst', 'asking', 'asksAfresh'];
  return kinds.some((kind) => phraseLength(words, 0, kind) > 0);
}

/** "The fine is 100 a day, right": the words before the last ones, if those only ask whether it is so. */
function withoutTag(words: readonly TalkWord[]): readonly TalkWord[] | null {
  const at = words.findIndex((_, start) => start > 2 && phraseLength(words, start, 'tag') === words.length - start);
  return at < 0 ? null : words.filter((_, index) => index < at);
}

/** Whether a fact denies what is stated, or states another number of the same kind. */
function contradicts({ verdict, type, value, text }: GuideFact, stated: string): boolean {
  if (verdict === 'no' && type === 'text') return !DENIED.test(stated);
  if (type === 'schedule' && value !== null) {
    const minute = readClock(stated);
    if (minute === null) return false;
    return !(value as ScheduleRow[]).some(({ from, to }) => [from, to].includes(clockOf(minute)));
  }
  if (type !== 'duration' && type !== 'percent' && type !== 'money') return false;
  const said = numbersOf(stated, type);
  const known = numbersOf(text ?? '', type);
  return said.length > 0 && known.length > 0 && !said.some((number) => known.includes(number));
}

/** The numbers of a kind: of a duration in days, otherwise those that count no days. "100 a day" is an amount. */
function numbersOf(text: string, type: 'duration' | 'percent' | 'money'): number[] {
  if (type === 'duration') {
    return readQuantities(text).flatMap(({ value, unit }) => (unit && DAYS[unit] ? [value * DAYS[unit]] : []));
  }
  const words = talkWords(normalizeDigits(text));
  return words.flatMap(({ text: word }, at) => {
    if (!NUMBER.test(word)) return [];
    const [read] = readQuantities([word, words[at + 1]?.text ?? ''].join(' '));
    return read?.unit === null ? [read.value] : [];
  });
}
