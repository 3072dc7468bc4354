import { type Locale, LOCALES } from '../language/locale.ts';
import { normalizeWords } from '../language/normalize-text.ts';

/** A phrase of the phrasebook: the same for every locale, in all languages, and the Arabic in Latin letters. */
export type Phrase = { id: string; arLatin: string } & Record<Locale, string>;

/**
 * Whether a phrase contains every word of a query, in any of its languages or in the Latin transcription, ignoring case, vowel
 * signs and the variants of Arabic letters. An empty query matches every phrase.
 */
export function findsPhrase(phrase: Phrase, query: string): boolean {
  const requested = normalizeWords(query)
    .split(' ')
    .filter((word) => word !== '');
  const texts = [...LOCALES.map((locale) => phrase[locale]), phrase.arLatin].map(normalizeWords);
  return requested.length === 0 || texts.some((text) => requested.every((word) => text.includes(word)));
}
