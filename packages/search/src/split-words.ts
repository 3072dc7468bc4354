/** A word of a text as written, with its position: offsets of UTF-16 units, end exclusive. */
export type TextWord = { text: string; start: number; end: number };

/** The joiners of Arabic and Indic scripts and the soft hyphen occur inside words. */
const REST = '[\\p{L}\\p{M}\\p{N}\\u00ad\\u200c\\u200d]';
/** Two Latin letters, or 24 and 7, around a slash are one word: a/c, 24/7. */
const SLASHED = '(?<![\\p{L}\\p{N}])(?:[A-Za-z]/[A-Za-z]|24/7)(?![\\p{L}\\p{M}\\p{N}/])';
/**
 * Letters and digits with their marks. An apostrophe, a dot or a comma counts only between them (Asha's, At.mosphere, 1,000). One
 * rule for every engine: the engines' own word breakers differ in dictionaries and versions, and an index must not.
 */
const WORD = new RegExp(
  `${SLASHED}|[\\p{L}\\p{N}]${REST}*(?:(?:['’.·]|(?<=\\p{N})[,٫٬](?=\\p{N}))(?=[\\p{L}\\p{N}])${REST}+)*`,
  'gu',
);

/** The words of a text in order. A hyphen or a slash separates words, except in a/c and the like. */
export function splitWords(text: string): TextWord[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The same words without their positions, which takes half the time. */
export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}
