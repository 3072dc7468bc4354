import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { QuestionInput } from './answer.ts';
import type { GuideFact } from './answer-guide.ts';
import type { Intent } from './classifier/labels.ts';
import type { Chosen } from './compose.ts';
import { type Draft, statedTexts } from './draft.ts';
import { writingsOf } from './lexicon/find-senses.ts';
import type { Sense } from './lexicon/senses.ts';
import type { NamedItem } from './named-items.ts';
import type { Question } from './read-question.ts';
import type { ScoredFact } from './score-facts.ts';
import type { ScoredText } from './score-texts.ts';
import { MIN_COVERAGE, WHOLE_COVERAGE } from './sense-weights.ts';
import { statesAmount } from './states-amount.ts';
import { findOutOfScope, type OutOfScope } from './out-of-scope.ts';
import { stemsOf } from './word-weights.ts';

/** What is asked about one place and not answered by what holds for others. */
export const OF_PLACES: readonly Intent[] = ['price', 'hours', 'contact'];
/** What the guide does not store about places, because it changes too often. */
const NOT_OF_PLACES: readonly Sense[] = ['price', 'hours', 'phone', 'clock', 'when', 'is-open'];
const DAYS_OF_PRICES: readonly Sense[] = ['today', 'tomorrow', 'now'];
/** Goods and currencies with a new price every day. */
const MARKETS: readonly Sense[] = ['gold', 'currency', 'dollar', 'fuel', 'exchange'];
const VALUES: readonly Sense[] = ['price', 'phone', 'age', 'count', 'clock'];

/** A question out of scope can still be answered in part: by a named place, or by a text that covers the whole question. */
export function isCovered(
  outOfScope: OutOfScope,
  named: readonly NamedItem[],
  texts: readonly ScoredText[],
  facts: readonly ScoredFact[],
): boolean {
  if (outOfScope === 'figure') return statesFigure(texts, facts);
  return named.length > 0 || [...texts, ...facts].some(({ coverage }) => coverage >= WHOLE_COVERAGE);
}

/** Whether something that covers the question is about such a figure itself: a fact called "average …". */
function statesFigure(texts: readonly ScoredText[], facts: readonly ScoredFact[]): boolean {
  const titles = [
    ...texts
      .filter(({ coverage }) => coverage >= MIN_COVERAGE)
      .flatMap(({ text, coverage, sentences }) => [
        text,
        ...(coverage >= WHOLE_COVERAGE ? sentences : [])
          .filter(({ own }) => own > 0)
          .map(({ sentence }) => ({ ...text, title: sentence.text })),
      ]),
    ...facts.filter(({ coverage }) => coverage >= MIN_COVERAGE).map(({ fact }) => ({ ...fact, title: fact.label })),
  ];
  return titles.some(({ title, locale }) => findOutOfScope({ text: title, writings: writingsOf(locale) }) === 'figure');
}

/** Whether the question is about a page but the answer comes from other pages. */
export function isElsewhere({ texts }: Chosen, { about }: QuestionInput): boolean {
  if (!about) return false;
  return !texts.some(({ text }) => text.kind === about.kind && text.id === about.id);
}

/** Opening hours that must not be displayed are not answered by a date. */
export function isSameType({ type }: GuideFact, hidden: readonly GuideFact[]): boolean {
  return hidden.some((fact) => fact.type === type || (fact.type === 'schedule' && type === 'time'));
}

/** What changes daily is not in a guide: how full it is now, what something costs today. */
export function requestsLiveData({ senses, subjects }: Question): boolean {
  const isOfToday = DAYS_OF_PRICES.some((sense) => senses.has(sense));
  return senses.has('live') || (isOfToday && MARKETS.some((sense) => subjects.has(sense)));
}

/** Whether a price, a number or a time is requested and no result has one. */
export function lacksValue({ questionSenses }: Question, draft: Draft): boolean {
  const texts = statedTexts(draft);
  // "Whom do I call?" in a question about what to do is answered by the steps.
  const requested = VALUES.filter(
    (sense) => questionSenses.has(sense) && !(sense === 'phone' && questionSenses.has('steps')),
  );
  // A fact may answer "how much" with a time or a speed. A text has to name money.
  const hasFact = draft.citations.some(({ kind }) => kind === 'fact');
  const isStated = (sense: Sense) => texts.some((text) => states(sense === 'price' && hasFact ? 'count' : sense, text));
  return requested.length > 0 && !requested.some(isStated);
}

const MONEY = /AED|%|٪|درهم|دراهم|دِرهم|दिरहम|درہم|dirham|fils|फ़ीसदी|فیصد/iu;

/** Whether a text has a value of the requested type: "open for 24 hours" is not a telephone number. */
function states(sense: Sense, text: string): boolean {
  switch (sense) {
    case 'phone':
      return /(?:\p{Nd}[\s-]?){3,}/u.test(text);
    case 'price':
      return (MONEY.test(text) && /\p{Nd}/u.test(text)) || statesAmount(text);
    default:
      return /\p{Nd}/u.test(text) || statesAmount(text);
  }
}

const FREE = /\bfree\b|no charge|no fee|مجان|بدون رسوم|بلا مقابل|मुफ़्त|मुफ्त|फ्री|फ़्री|مفت/iu;
const PENALTY =
  /\bfine[ds]?\b|penalt|jail|prison|offence|crime|illegal|غرام|مخالف|سجن|جريم|جرائم|يعاقب|जुर्मान|जेल|सज़ा|अपराध|क़ानून|جرمان|جیل|قید|سزا|جرم/iu;

const CLOCK_TIME =
  /\p{Nd}{1,2}[:.٫]\p{Nd}{2}|(?<!\p{Nd})24(?!\p{Nd})|\p{Nd}\s?(?:[ap]\.?m\b|o.clock|hours?\b)|ساع|صباح|مساء|बजे|घंट|بجے|گھنٹ/iu;
const ALL_DAY =
  /\ball (?:day|night)\b|round the clock|day and night|\bdaily\b|طوال|على مدار|ليلا ونهارا|يوميا|रात भर|रातभर|दिन-रात|चौबीस|पूरी रात|रोज़|رات بھر|دن رات|چوبیس|ساری رات|روزانہ/iu;
const WEEKDAY =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار/iu;
const MONEY_AMOUNT =
  /(?:AED|درهم|दिरहम|درہم)[\s\u00a0]?\p{Nd}[\p{Nd},.٬٫]*|\p{Nd}[\p{Nd},.٬٫]*[\s\u00a0]?(?:AED|dirham|دراهم|درهم|दिरहम|درہم)/giu;

/** Whether a text has a time of day or a day: a fare, a date and the number of a bus are no opening hours. */
function statesHours(text: string): boolean {
  const rest = text.replaceAll(MONEY_AMOUNT, ' ');
  return CLOCK_TIME.test(rest) || ALL_DAY.test(rest) || WEEKDAY.test(rest);
}

/** What a sentence has to contain to state what an intent requests. Other intents can be answered in any words. */
const ATTRIBUTES: Partial<Record<Intent, (text: string) => boolean>> = {
  price: (text) => states('price', text) || FREE.test(text),
  sum: (text) => /\p{Nd}/u.test(text),
  penalty: (text) => PENALTY.test(text) || MONEY.test(text),
  contact: (text) => states('phone', text),
  hours: statesHours,
};
const AMOUNT: readonly Sense[] = ['price', 'count'];

/** Whether nothing in the answer states the attribute that is requested: a price, a telephone number, opening hours. */
export function lacksAttribute(
  intent: Intent,
  { questionSenses }: Pick<Question, 'questionSenses'>,
  stated: Pick<Draft, 'blocks'>,
): boolean {
  const isAmount = intent === 'penalty' && AMOUNT.some((sense) => questionSenses.has(sense));
  const isStated = ATTRIBUTES[isAmount ? 'price' : intent];
  if (!isStated) return false;
  return !statedTexts(stated).some(isStated);
}

const YEAR = /(?<!\p{Nd})20\p{Nd}\p{Nd}(?!\p{Nd})/gu;

/** Whether the question is about a year that nothing in the answer covers. A past year is background information. */
export function lacksYear({ text }: Question, { now }: Pick<QuestionInput, 'now'>, draft: Draft): boolean {
  const remaining = (normalizeDigits(text).match(YEAR) ?? []).filter((year) => Number(year) >= now.getUTCFullYear());
  const stated = normalizeDigits(statedTexts(draft).join(' '));
  return remaining.length > 0 && !remaining.some((year) => stated.includes(year));
}

/** Whether the price, hours or phone number of a place is requested and no result has it. */
export function lacksPlaceDetail(
  { questionSenses }: Question,
  named: readonly NamedItem[],
  { facts, texts }: Chosen,
): boolean {
  const [place] = named.filter(({ kind }) => kind === 'place');
  if (!place || !NOT_OF_PLACES.some((sense) => questionSenses.has(sense))) return false;
  const isOfPlace = ({ fact }: ScoredFact) => [...place.stems].every((stem) => stemsOf(fact.label).has(stem));
  if (facts.some(isOfPlace)) return false;
  return texts.length === 0 || texts.some(({ text }) => text.kind === 'place' && text.id === place.id);
}

/** Whether the price, the hours or the number of one place are requested and nothing stated is about that place. */
export function lacksPlace(intent: Intent, named: readonly NamedItem[], draft: Draft): boolean {
  const [place] = named.filter(({ kind }) => kind === 'place');
  if (!place || !OF_PLACES.includes(intent)) return false;
  if (draft.citations.some(({ kind, id }) => kind === 'place' && id === place.id)) return false;
  return !statedTexts(draft).some((text) => {
    const stems = stemsOf(text);
    return [...place.stems].every((stem) => stems.has(stem));
  });
}
