import type { Locale } from '@dalil/domain/language/locale.ts';
import { type Amount, readAmounts } from './read-amounts.ts';
import { type QuestionTime, isTimeSense, readTime } from './read-time.ts';
import { readLanguage } from './read-language.ts';
import { findSenses, type ReadText, readWords } from './lexicon/find-senses.ts';
import type { Writing } from './lexicon/senses.ts';
import { QUESTION_SENSES, type Sense } from './lexicon/senses.ts';

export type Question = {
  text: string;
  /** The language to answer in. */
  locale: Locale;
  writings: readonly Writing[];
  read: ReadText;
  senses: ReadonlySet<Sense>;
  /** What is asked for. */
  questionSenses: ReadonlySet<Sense>;
  /** What it is about: senses that are neither asking nor time. */
  subjects: ReadonlySet<Sense>;
  /** Words of their own weight that no lexicon knows: names, and what the guide may not have. */
  others: readonly string[];
  time: QuestionTime | null;
  amounts: readonly Amount[];
};

const QUESTION_SENSE_SET = new Set<Sense>(QUESTION_SENSES);
/** These senses only point; they say nothing of their own. */
const POINTING = new Set<Sense>(['here', 'place']);

/** A question as the engine understands it, without anything of the guide. */
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
