/** Accents, Arabic vowel marks and the Devanagari nukta. Vowel signs of Devanagari are letters and stay. */
const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u093c]/gu;
/** Letters that readers type for one another: alef forms, ya, kaf, ta marbuta and the lengthening stroke. */
const SAME_LETTERS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ہ: 'ه', ۃ: 'ه', ة: 'ه', ـ: '' };
const SAME_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'gu');

/**
 * A text as it is compared when searching: without case, accents and vowel marks, and with the Arabic letters that
 * keyboards of different languages write differently made one. Never shown.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(SAME_LETTER, (letter) => SAME_LETTERS[letter] ?? letter);
}

/** Whether a text holds every word of a search, in any order. Empty words find everything. */
export function hasEveryWord(foldedText: string, search: string): boolean {
  return foldText(search)
    .split(/\s+/)
    .every((word) => foldedText.includes(word));
}
