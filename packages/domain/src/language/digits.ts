/** The zeros of the digits people write in the four languages: Latin, Arabic, Persian and Urdu, Devanagari. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];
/** What people and programs put between the digits of a code or a telephone number: spaces, dashes, direction marks. */
const BETWEEN = /[\s\p{Pd}\u2212\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Digits of all four scripts as Latin ones, the Arabic decimal sign as a point. */
export function normalizeDigits(text: string): string {
  const latin = text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
  return latin.replaceAll('٫', '.');
}

/** A code as it is compared: in Latin digits, without the spaces and dashes it was typed or pasted with. */
export function plainCode(text: string): string {
  return normalizeDigits(text).replaceAll(BETWEEN, '');
}

/** The digits of a telephone number as it is written anywhere: "+971 (4) ٣٦٦-٨٨٨٨". */
export function phoneDigits(text: string): string {
  return normalizeDigits(text).replaceAll(/\D/g, '');
}
