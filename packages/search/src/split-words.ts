/** A word of a text as written, with its position: offsets of UTF-16 units, end exclusive. */
export type TextWord = { text: string; start: number; end: number };

/** The joiners of Arabic and Indic scripts and the soft hyphen occur inside words. */
const REST = '[\\p{L}\\p{M}\\p{N}\\u00ad\\u200c\\u200d]';
/**
 * Letters and digits with their marks. An apostrophe, a dot or a comma counts only between them (Asha's, At.mosphere, 1,000). One
 * rule for every engine: the engines' own word breakers differ in dictionaries and versions, and an index must not.
 */
const WORD = new RegExp(
  `[\\p{L}\\p{N}]${REST}*(?:(?:['’.·]|(?<=\\p{N})[,٫٬](?=\\p{N}))(?=[\\p{L}\\p{N}])${REST}+)*`,
  'gu',
);

/** The words of a text in order. A hyphen or a slash separates words. */
export function splitWords(text: string): TextWord[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
