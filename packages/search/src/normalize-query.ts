import { normalizeText, normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { cacheByWord } from './cache-by-word.ts';

/** A word as the index has it, before stemming. */
export const normalizeWord = cacheByWord((text) => normalizeText(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ''));

/** A query normalized for comparison: recent searches that normalize to the same text are one. SEARCH-5. */
export function normalizeQuery(text: string): string {
  return normalizeWords(text);
}
