import type { Locale } from '../../language/locale.ts';
import { splitSentences } from '../../language/sentences.ts';
import { QUALITY_BY_LOCALE } from './loaded-words.ts';
import { proseOf, wordsOf } from './plain-words.ts';
import { type CheckedItem, type Found, textsOf } from './rule.ts';

/** Shorter texts say too little about how they are written. */
const MIN_WORDS = 60;
/** The Automated Readability Index of a text that most people with a school-leaving certificate read without effort. */
const MAX_INDEX = 14;
/** No index is established for other languages, so the mean length of a sentence in words stands for it. */
const USUAL_SENTENCE = 25;

/**
 * English: the Automated Readability Index (Smith and Senter 1967), 4.71 × characters a word + 0.5 × words a sentence − 21.43.
 * Other languages: the mean number of words in a sentence. Null for a text of fewer than 60 words.
 */
export function readabilityOf(prose: string, locale: Locale): { value: number; limit: number } | null {
  const words = wordsOf(prose);
  if (words.length < MIN_WORDS) return null;
  const perSentence = words.length / Math.max(1, splitSentences(prose).length);
  if (locale !== 'en') return { value: perSentence, limit: QUALITY_BY_LOCALE[locale]?.sentenceWords ?? USUAL_SENTENCE };
  const characters = words.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  return { value: 4.71 * (characters / words.length) + 0.5 * perSentence - 21.43, limit: MAX_INDEX };
}

export function checkReadability(item: CheckedItem): Found[] {
  return textsOf(item).flatMap(([locale, text]) => {
    const found = readabilityOf(proseOf(text), locale);
    if (found === null || found.value <= found.limit) return [];
    return [{ locale, subject: 'prose', evidence: `${found.value.toFixed(1)} > ${found.limit}` }];
  });
}
