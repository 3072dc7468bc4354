import { normalizeQuery, normalizeWord } from '@dalil/search/normalize-query.ts';
import type { Marks } from '@dalil/search/search-views.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text that start with a typed word. Whole words are marked, since the letters of a word may join. */
export function typedMarks(text: string, typed: string): Marks {
  const beginnings = normalizeQuery(typed)
    .split(' ')
    .filter((word) => word !== '');
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): Marks => {
    const normalized = normalizeWord(word);
    return beginnings.some((beginning) => normalized.startsWith(beginning)) ? [[index, index + word.length]] : [];
  });
}
