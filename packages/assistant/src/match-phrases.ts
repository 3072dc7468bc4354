import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { QUESTION_PHRASES } from '@dalil/domain/languages/tables/question-phrases.ts';
import { readWords } from './lexicon/find-senses.ts';
import type { Writing } from './lexicon/senses.ts';

export type QuestionPhrases = (typeof QUESTION_PHRASES)['en'];

/** Phrases of questions that are listed, not learned. A new language may have none yet. */
export const PHRASES: Partial<Record<Locale, QuestionPhrases>> = QUESTION_PHRASES;

/** The phrases of a subject by writing, separated by commas: those of each language, and those in Latin letters. */
export function phrasesByWriting(
  subject: Exclude<keyof QuestionPhrases, 'smallTalk' | 'languageNames'>,
  romanised: string,
): Readonly<Record<Writing, string>> {
  return { ...inEveryLanguage((locale) => PHRASES[locale]?.[subject] ?? ''), romanised };
}

/** A phrase: the stems of each part are adjacent, the parts may be anywhere. */
type Phrase = readonly (readonly string[])[];

const prepared = new WeakMap<Readonly<Record<Writing, string>>, Map<Writing, readonly Phrase[]>>();

function phrasesOf(table: Readonly<Record<Writing, string>>, writing: Writing): readonly Phrase[] {
  const byWriting = prepared.get(table) ?? new Map<Writing, readonly Phrase[]>();
  prepared.set(table, byWriting);
  const known = byWriting.get(writing);
  if (known) return known;
  const phrases = table[writing].split(',').map((phrase) =>
    phrase
      .split('&')
      .map((part) => readWords(part).map(({ stem }) => stem))
      .filter((stems) => stems.length > 0),
  );
  const made = phrases.filter((phrase) => phrase.length > 0);
  byWriting.set(writing, made);
  return made;
}

function has(stems: readonly string[], part: readonly string[]): boolean {
  return stems.some((_, at) => part.every((stem, offset) => stems[at + offset] === stem));
}

/** Whether a text contains one of the phrases of a table in one of these writings. */
export function hasPhrase(
  text: string,
  table: Readonly<Record<Writing, string>>,
  writings: readonly Writing[],
): boolean {
  const stems = readWords(text).map(({ stem }) => stem);
  // Urdu borrows Arabic words, but an Urdu word may look like an Arabic one that means something else.
  const own = writings.includes('ur') ? writings.filter((writing) => writing !== 'ar') : writings;
  return own.some((writing) => phrasesOf(table, writing).some((phrase) => phrase.every((part) => has(stems, part))));
}
