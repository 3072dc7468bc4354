import type { Locale } from '@dalil/domain/language/locale.ts';
import { type Amount, readAmounts } from './read-amounts.ts';
import { type AskedTime, isTimeSense, readTime } from './read-time.ts';
import { readLanguage } from './read-language.ts';
import { findSenses, type ReadText, readWords } from './lexicon/find-senses.ts';
import type { Writing } from './lexicon/senses.ts';
import { ASKING, type Sense } from './lexicon/senses.ts';

export type Question = {
  text: string;
  /** The language to answer in. */
  locale: Locale;
  writings: readonly Writing[];
  read: ReadText;
  senses: ReadonlySet<Sense>;
  /** What is asked for. */
  asking: ReadonlySet<Sense>;
  /** What it is about: senses that are neither asking nor time. */
  subjects: ReadonlySet<Sense>;
  /** Words of their own weight that no lexicon knows: names, and what the guide may not have. */
  others: readonly string[];
  time: AskedTime | null;
  amounts: readonly Amount[];
};

const IS_ASKING = new Set<Sense>(ASKING);
/** These senses only point; they say nothing of their own. */
const POINTING = new Set<Sense>(['here', 'place']);

/** A question as the engine understands it, without anything of the guide. */
export function readQuestion(text: string, pageLocale: Locale, now: Date): Question {
  const { locale, writings } = readLanguage(text, pageLocale);
  const read = findSenses(readWords(text), writings);
  const senses = new Set(read.senses.map(({ sense }) => sense));
  const asking = new Set([...senses].filter((sense) => IS_ASKING.has(sense)));
  const subjects = new Set(
    read.senses
      .filter((found) => !IS_ASKING.has(found.sense) && !isTimeSense(found) && !POINTING.has(found.sense))
      .map(({ sense }) => sense),
  );
  const others = read.others.flatMap((at) => {
    const word = read.words[at]?.text ?? '';
    return /\p{L}/u.test(word) ? [word] : [];
  });
  const time = readTime(text, read, now);
  return { text, locale, writings, read, senses, asking, subjects, others, time, amounts: readAmounts(text) };
}
