import { openingState } from '@dalil/domain/city/opening-state.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { FactVerdict } from '@dalil/domain/guide/fact.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import type { GuideFact } from '../answer-guide.ts';
import { WEEKDAY_SENSES } from '../lexicon/senses.ts';
import { normalizeWord, numbersInWords } from '../number-words.ts';
import type { Question } from '../read-question.ts';
import { countriesIn } from '../named-country.ts';
import { hasNoHours } from '../season-of-place.ts';
import { asksClosed, asksYesNo } from './asks-yes-no.ts';
import { polarityOf, turnedVerdict } from './polarity.ts';

/** Facts that state from which age on something is allowed. */
export const OF_AGE = /\.age(?:\.|$)/u;
const YEARS = /\d{1,2}[ -]?(?:years?|yrs?|yo|saal|sal|साल|سال|سنة|سنوات|عام)(?![a-z])/iu;
/** With a number in words. */
const AGED = /\b(?:years?|yrs?|yo|saal|sal)\b|साल|سال|سنة|سنوات|سنين|عام/iu;
/** "18", but no price or share. */
const AGE = /(?<![\p{N}.,:])(\d{1,2})(?![\p{N}.,:%])/u;

/**
 * The yes or no that answers a question: that of the fact, or what follows from its value: an age below the least one, an hour of its
 * schedule. `isMeant` says that the fact surely is the one that the question asks for. Null where the question asks for neither. A
 * question whether something is forbidden has the opposite answer.
 */
export function verdictOfFact(fact: GuideFact, question: Question, isMeant: boolean): FactVerdict | null {
  const { text } = question;
  if (!asksYesNo(text)) return null;
  const byValue = byCountry(fact, text) ?? byWeekend(fact, question);
  if (byValue) return byValue;
  const byStatedAge = asksOfAge(text) && polarityOf(text) !== 'forbids' ? byAge(fact, text) : null;
  if (byStatedAge) return byStatedAge;
  // The verdict of a price says whether it is free.
  if (isMeant && fact.type === 'money' && fact.verdict === 'no' && PAYS.test(text) && !FREE.test(text)) return 'yes';
  if (isMeant && fact.verdict) return turnedVerdict(fact.verdict, fact.sentence ?? fact.text ?? '', text);
  if (polarityOf(text) === 'forbids') return null;
  return byAge(fact, text) ?? bySchedule(fact, question);
}

const PAYS =
  /\b(?:pay|paid|charged?|(?:entry|entrance) fee|a (?:fee|ticket)|tickets?|adfa3|ticket|paise|paisa|fees?)\b|ادفع|أدفع|ندفع|تدفع|بفلوس|رسوم|تذكرة|تذكره|पैसे|टिकट|फ़ीस|फीस|शुल्क|پیسے|ٹکٹ|فیس/iu;
const FREE = /\bfree\b|\bmuft\b|\bbalash\b|ببلاش|بلاش|مجان|मुफ़्त|मुफ्त|फ्री|फ़्री|مفت|فری/iu;

/** Who names so many countries lists those for which something holds. */
const LISTED_COUNTRIES = 10;
/** Lists name the Gulf states together. */
const HERE = 'AE';
const GULF: readonly string[] = ['SA', 'KW', 'BH', 'OM', 'QA'];

/** Whether the country that a question names is among those that a fact lists. */
export function byCountry({ text: value, verdict }: GuideFact, text: string): FactVerdict | null {
  if (verdict !== 'depends' || value === null) return null;
  const [country, ...others] = [...countriesIn(text)].filter((one) => one !== HERE);
  if (country === undefined || others.length > 0 || GULF.includes(country)) return null;
  const listed = countriesIn(value);
  if (listed.size < LISTED_COUNTRIES) return null;
  return listed.has(country) ? 'yes' : 'no';
}

/** "Are offices closed on Sunday" and "is Friday the weekend" have opposite answers by the same fact. */
function byWeekend({ id }: GuideFact, { senses }: Question): FactVerdict | null {
  const named = WEEKDAY_SENSES.filter((day) => senses.has(day));
  if (id !== 'week.weekend' || named.length === 0) return null;
  return named.every((day) => day === 'sat' || day === 'sun') ? 'yes' : 'no';
}

/**
 * What holds up to an age, for facts that state the last one and not the first: "a seat is required up to four". `isUnder`: at that age
 * itself no more.
 */
const UP_TO_AGE: Readonly<Record<string, { verdict: 'yes' | 'no'; isUnder?: boolean }>> = {
  'front-seat.age': { verdict: 'no' },
  'child-seat.age': { verdict: 'yes' },
  'metro.child-free.age': { verdict: 'yes', isUnder: true },
};

/** What follows from the age that a question names and the one that a fact states. */
function byAge({ id, value }: GuideFact, text: string): FactVerdict | null {
  const stated = OF_AGE.test(id) ? yearsOf(value) : null;
  const named = ageIn(text);
  if (stated === null || named === null) return null;
  const upTo = UP_TO_AGE[id];
  if (!upTo) return named >= stated ? 'yes' : 'no';
  const isWithin = upTo.isUnder ? named < stated : named <= stated;
  return isWithin === (upTo.verdict === 'yes') ? 'yes' : 'no';
}

/** The age that a question names, in digits or words. */
function ageIn(text: string): number | null {
  const [, digits] = AGE.exec(normalizeDigits(text)) ?? [];
  if (digits !== undefined) return Number(digits);
  const words = splitWords(text).map((word) => normalizeWord(word.text));
  return numbersInWords(words)[0]?.value ?? null;
}

function yearsOf(value: GuideFact['value']): number | null {
  if (typeof value === 'number') return value;
  const [, years] = typeof value === 'string' ? (/^P(\d+)Y$/u.exec(value) ?? []) : [];
  return years === undefined ? null : Number(years);
}

function bySchedule({ type, value }: GuideFact, { text, time, senses }: Question): FactVerdict | null {
  if (type !== 'schedule' || value === null || time?.span !== 'day' || senses.has('free')) return null;
  const isTurned = asksClosed(text);
  if (hasNoHours({ type, value }, time)) return isTurned ? 'yes' : 'no';
  if (time.minute === null) return isTurned ? 'no' : 'yes';
  const hours = { weekly: value as ScheduleRow[], ramadan: null, holidays: null, season: null, closures: [] };
  const state = openingState(hours, time.from, time.minute);
  if (state.kind === 'unknown') return null;
  return (state.kind === 'open') === isTurned ? 'no' : 'yes';
}

/** Whether a question asks for a yes or a no about someone of an age. */
export function asksOfAge(text: string): boolean {
  return asksYesNo(text) && (YEARS.test(normalizeDigits(text)) || (AGED.test(text) && ageIn(text) !== null));
}
