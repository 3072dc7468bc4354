/** Accents, Arabic vowel and recitation marks, the Devanagari nukta. Vowel signs of Devanagari are letters and are preserved. */
const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c]/gu;
/** The lengthening stroke, joiners, the soft hyphen and direction marks: formatting, not letters. */
const UNSEEN = /[\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f/gu;
/** Letters that users type for one another: alef forms, ya, kaf, ha, ta marbuta, nun without its dot. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ۃ: 'ه',
  ة: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ں: 'ن',
  '\u0901': '\u0902',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ı: 'i',
};
const SAME_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'gu');
/** A nasal joined to a consonant of its own row is as often written as a dot: हिन्दी and हिंदी. */
const JOINED_NASAL = /ङ\u094d(?=[क-घ])|ञ\u094d(?=[च-झ])|ण\u094d(?=[ट-ढ])|न\u094d(?=[त-ध])|म\u094d(?=[प-भ])/gu;
const OTHER_DIGIT = /[٠-٩۰-۹०-९]/gu;

/**
 * A text normalized for search: without case, accents, vowel marks and joiners, and with unified letters and digits where
 * keyboards of different languages differ. Normalization is idempotent. The result is never displayed.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(UNSEEN, '')
    .replaceAll(MARKS, '')
    .replaceAll(SAME_LETTER, (letter) => SAME_LETTERS[letter] ?? letter)
    .replaceAll(JOINED_NASAL, '\u0902')
    .replaceAll(OTHER_DIGIT, (digit) => String(digitValue(digit)));
}

/** Arabic, Urdu and Devanagari digits each follow their own zero. */
function digitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  const zero = [0x0660, 0x06f0, 0x0966].findLast((start) => code >= start) ?? code;
  return code - zero;
}

/** A normalized text as words with one space between them. Anything that is neither a letter nor a digit separates words. */
export function normalizeWords(text: string): string {
  return normalizeText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a text contains every word of a search, in any order. An empty search matches everything. */
export function hasEveryWord(normalizedText: string, search: string): boolean {
  return normalizeText(search)
    .split(/\s+/)
    .every((word) => normalizedText.includes(word));
}
