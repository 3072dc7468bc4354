import { cacheByWord } from './cache-by-word.ts';
import { hasRomanised, wholeMeaningOf } from './meanings.ts';
import { normalizeWord } from './normalize-query.ts';
import { MIN_SKELETON_LENGTH, skeletonsOf } from './skeleton.ts';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { wordsInFull } from './words/abbreviations.ts';

const MAX_TERM_LENGTH = 30;
/** Words that say nothing of what is asked. Those that ask ("how", "when", "can") and those that deny do. */
const EMPTY = new Set(
  `a an the is are am was were be been do does did i im ive my me mine we our us you your u ur he she it its they them this that
   these those to of in on at for from by with and or if so as there any some please pls hi hello hey ok also just get got go going
   need want would like will shall has have had tell know about dubai uae`.split(/\s+/u),
);

/**
 * What is compared of a question, each term once: its words as they mean the same in every language and script, and how its
 * names sound. "metro kitne baje band hota hai" and "when does the metro close" share their terms.
 */
export function askedTerms(text: string): readonly string[] {
  return askedTermsOf(text);
}

const askedTermsOf = cacheByWord((text): readonly string[] => {
  const words = splitWords(text).map((word) => word.text);
  const isRomanised = hasRomanised(words);
  const full = wordsInFull(words).flatMap((inFull, place) => inFull ?? words[place] ?? []);
  return [...new Set(full.flatMap((word) => termsOf(word, isRomanised)))];
});

/** The key of a term in the index. */
export function askedKey(term: string): string {
  return `?${term}`;
}

function termsOf(word: string, isRomanised: boolean): string[] {
  const meaning = wholeMeaningOf(word, isRomanised);
  if (meaning) return meaning.filter((one) => !EMPTY.has(one)).map(stemmed);
  const normalized = normalizeWord(word);
  if (EMPTY.has(normalized) || normalized === '') return [];
  const sounds = skeletonsOf(word).filter(({ length }) => length >= MIN_SKELETON_LENGTH);
  return [stemmed(word), ...sounds.slice(0, 1).map((sound) => `~${sound}`)];
}

/** Questions vary verbs more than names: "closes", "closed" and "closing" are one term. */
const VERB_ENDING = /(?<=[a-z]{3})(?:ing|ed|e)$/;

function stemmed(word: string): string {
  return stemWord(word).replace(VERB_ENDING, '').slice(0, MAX_TERM_LENGTH);
}
