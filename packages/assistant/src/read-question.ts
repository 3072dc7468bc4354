import type { Locale } from '@dalil/domain/language/locale.ts';
import { type Amount, readAmounts } from './read-amounts.ts';
import { type QuestionTime, isTimeSense, readTime } from './read-time.ts';
import { readLanguage } from './read-language.ts';
import { findSenses, type ReadText, readWords } from './lexicon/find-senses.ts';
import type { Writing } from './lexicon/senses.ts';
import { QUESTION_SENSES, type Sense } from './lexicon/senses.ts';

export type Question = {
  text: string;
  /** The language of the answer. */
  locale: Locale;
  writings: readonly Writing[];
  read: ReadText;
  senses: ReadonlySet<Sense>;
  /** What is requested. */
  questionSenses: ReadonlySet<Sense>;
  /** The subjects: senses that are neither question words nor times. */
  subjects: ReadonlySet<Sense>;
  /** Significant words that no lexicon contains: names, and things the guide may not have. */
  others: readonly string[];
  time: QuestionTime | null;
  amounts: readonly Amount[];
};

const QUESTION_SENSE_SET = new Set<Sense>(QUESTION_SENSES);
/** These senses only point to something and have no subject of their own. */
const POINTING = new Set<Sense>(['here', 'place']);

/** A question as the engine parses it, without guide data. */
export function readQuestion(text: string, pageLocale: Locale, now: Date): Question {
  const { locale, writings } = readLanguage(text, pageLocale);
  const read = findSenses(readWords(text), writings);
  const senses = new Set(read.senses.map(({ sense }) => sense));
  const questionSenses = new Set([...senses].filter((sense) => QUESTION_SENSE_SET.has(sense)));
  const subjects = new Set(
    read.senses
      .filter((found) => !QUESTION_SENSE_SET.has(found.sense) && !isTimeSense(found) && !POINTING.has(found.sense))
      .map(({ sense }) => sense),
  );
  const others = read.others.flatMap((at) => {
    const word = read.words[at]?.text ?? '';
    return /\p{L}/u.test(word) ? [word] : [];
  });
  const time = readTime(text, read, now);
  return { text, locale, writings, read, senses, questionSenses, subjects, others, time, amounts: readAmounts(text) };
}
