import { normalizeWords } from '../language/normalize-text.ts';

/** A phrase of the phrasebook: the same for every locale, in all four languages, and the Arabic in Latin letters. */
export type Phrase = { id: string; en: string; ar: string; arLatin: string; hi: string; ur: string };

/**
 * Whether a phrase contains every word of a query, in any of its languages or in the Latin transcription, ignoring case, vowel
 * signs and the variants of Arabic letters. An empty query matches every phrase.
 */
export function findsPhrase(phrase: Phrase, query: string): boolean {
  const requested = normalizeWords(query)
    .split(' ')
    .filter((word) => word !== '');
  const texts = [phrase.en, phrase.ar, phrase.arLatin, phrase.hi, phrase.ur].map(normalizeWords);
  return requested.length === 0 || texts.some((text) => requested.every((word) => text.includes(word)));
}
