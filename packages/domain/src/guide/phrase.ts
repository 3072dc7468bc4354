import { normalizeWords } from '../language/normalize-text.ts';

/** A phrase of the phrasebook: the same for every reader, in all four languages, and the Arabic in Latin letters. */
export type Phrase = { id: string; en: string; ar: string; arLatin: string; hi: string; ur: string };

/**
 * Whether a phrase holds every word of a query, in any of its languages or in the Latin writing, without regard to
 * case, vowel signs and the ways to write one Arabic letter. An empty query finds every phrase.
 */
export function findsPhrase(phrase: Phrase, query: string): boolean {
  const requested = normalizeWords(query)
    .split(' ')
    .filter((word) => word !== '');
  const texts = [phrase.en, phrase.ar, phrase.arLatin, phrase.hi, phrase.ur].map(normalizeWords);
  return requested.length === 0 || texts.some((text) => requested.every((word) => text.includes(word)));
}
