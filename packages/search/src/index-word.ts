import { cacheByWord } from './cache-by-word.ts';
import { normalizeWord } from './normalize-query.ts';
import { MIN_SKELETON_LENGTH, skeletonsOf } from './skeleton.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isStopWord } from './stop-words.ts';
import { type InFull, readInFull } from './words/abbreviations.ts';

/** Longer words are cut to bound the length of keys. */
export const MAX_WORD_LENGTH = 40;
/** Lengths in letters of the name prefixes indexed for suggestions. */
export const PREFIX_LENGTHS = [2, 3, 4, 6] as const;
const MIN_SPELLED_LENGTH = 4;

/** What the index has of a word, as written in a text. An index reads each of its words dozens of times. */
type IndexWord = { isStop: boolean; key: string; inFull: InFull };
/** What it has of a word in a name besides. */
type NameWord = { prefixes: readonly string[]; skeletons: readonly string[] };

export const indexWord = cacheByWord(
  (word): IndexWord => ({
    isStop: isStopWord(word),
    key: wordKey(word),
    inFull: readInFull(word),
  }),
);

export const nameWord = cacheByWord(
  (word): NameWord => ({
    prefixes: prefixesOf(word).map((prefix) => `^${prefix}`),
    skeletons: skeletonsOf(word).filter(({ length }) => length >= MIN_SKELETON_LENGTH),
  }),
);

/** The spelling of a word that others are corrected to; null for one that none is corrected to. */
export const spelledWordOf = cacheByWord((word): string | null => {
  const displayed = displayWord(word);
  return isSpelled(displayed) ? displayed : null;
});

/** The key of a word: its stem. */
export function wordKey(word: string): string {
  return `=${stemWord(word).slice(0, MAX_WORD_LENGTH)}`;
}

/** Keys of the prefixes of a word in a name: with its article and without. */
export function prefixesOf(word: string): string[] {
  const normalized = normalizeWord(word);
  const starts = [normalized, withoutArticle(normalized)].flatMap((one) => {
    const letters = Array.from(one);
    return PREFIX_LENGTHS.filter((length) => length <= letters.length).map((length) =>
      letters.slice(0, length).join(''),
    );
  });
  return [...new Set(starts)];
}

/** In lower case, without apostrophes and vowel marks, but with the letters of its language. */
function displayWord(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]|[\u0610-\u061a\u064b-\u0653\u0655-\u065f\u0670\u0640]/gu, '');
}

function isSpelled(word: string): boolean {
  const normalized = normalizeWord(word);
  return Array.from(normalized).length >= MIN_SPELLED_LENGTH && !/\p{N}/u.test(normalized) && !isStopWord(word);
}
