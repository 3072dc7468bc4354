/** A phrase of the phrasebook: the same for every reader, in all four languages, and the Arabic in Latin letters. */
export type Phrase = { id: string; en: string; ar: string; arLatin: string; hi: string; ur: string };

/** Signs above and below letters: accents, Arabic vowels. The Devanagari ones carry meaning and stay. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670]/g;
/** Letters that Arabic and Urdu keyboards write differently. Those with a sign above or below lose it with the marks. */
const VARIANTS: Readonly<Record<string, string>> = {
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
};

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(/[ىیکہھة]/g, (letter) => VARIANTS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether a phrase holds every word of a query, in any of its languages or in the Latin writing, without regard to
 * case, vowel signs and the ways to write one Arabic letter. An empty query finds every phrase.
 */
export function findsPhrase(phrase: Phrase, query: string): boolean {
  const wanted = fold(query)
    .split(' ')
    .filter((word) => word !== '');
  const texts = [phrase.en, phrase.ar, phrase.arLatin, phrase.hi, phrase.ur].map(fold);
  return wanted.length === 0 || texts.some((text) => wanted.every((word) => text.includes(word)));
}
