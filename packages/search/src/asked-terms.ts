import { cacheByWord } from './cache-by-word.ts';
import { hasRomanised, wholeMeaningOf } from './meanings.ts';
import { normalizeWord } from './normalize-query.ts';
import { MIN_SKELETON_LENGTH, skeletonsOf } from './skeleton.ts';
import { wordsIn } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { type InFull, readInFull, startInFull } from './words/abbreviations.ts';

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
export function readAskedTerms(text: string): ReadonlySet<string> {
  const words = wordsIn(text).map(askedWord);
  const isRomanised = words.some((word) => word.isRomanised);
  const inFull = startInFull();
  const terms = new Set<string>();
  for (const word of words) {
    const full = inFull(word.inFull);
    const read = full ? full.flatMap((one) => readTerms(one, isRomanised)) : isRomanised ? word.romanised : word.terms;
    for (const term of read) terms.add(term);
  }
  return terms;
}

/** The same from a cache: the texts that questions are compared with are the same for every question. */
export function askedTerms(text: string): readonly string[] {
  return askedTermsOf(text);
}

const askedTermsOf = cacheByWord((text): readonly string[] => [...readAskedTerms(text)]);

/** The key of a term in the index. */
export function askedKey(term: string): string {
  return `?${term}`;
}

/** What a word adds to the terms of a question, with its terms in a text that is English, and in one that is not. */
type AskedWord = { isRomanised: boolean; inFull: InFull; terms: readonly string[]; romanised: readonly string[] };

const askedWord = cacheByWord(
  (word): AskedWord => ({
    isRomanised: hasRomanised([word]),
    inFull: readInFull(word),
    terms: readTerms(word, false),
    romanised: readTerms(word, true),
  }),
);

function readTerms(word: string, isRomanised: boolean): readonly string[] {
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
