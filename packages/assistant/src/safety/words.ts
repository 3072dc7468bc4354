/** Vowel marks, the Arabic lengthening stroke and the Devanagari dot below are typed or not. */
const OPTIONAL_MARKS = /[\u064b-\u065f\u0670\u0640\u093c]/gu;
const APOSTROPHES = /['’‘`´]/gu;

/** A text without the differences that mean nothing between spellings of a word. Digits stay: Arabic in Latin letters has some. */
export function normalizeWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(OPTIONAL_MARKS, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll(/[یىئے]/gu, 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ک', 'ك')
    .replaceAll('ں', 'ن')
    .replaceAll(/[ہھۃةۀ]/gu, 'ه')
    .replaceAll(APOSTROPHES, '')
    .replaceAll('\u200c', ' ')
    .replaceAll(/(.)\1{2,}/gu, '$1');
}

export function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
}

/** Spellings of Arabic, Hindi and Urdu in Latin letters that sound alike. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/7/g, 'h'],
  [/5/g, 'kh'],
  [/6/g, 't'],
  [/8/g, 'g'],
  [/9/g, 's'],
  [/3/g, 'a'],
  [/2/g, ''],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+/g, 'u'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([a-z])\1/g, '$1'],
];

export function foldLatin(word: string): string {
  if (!/[a-z]/u.test(word)) return word;
  return SOUNDS.reduce((folded, [from, to]) => folded.replaceAll(from, to), word);
}
