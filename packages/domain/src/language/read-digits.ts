/** The decimal digits that people type here: European, Arabic, Persian and Urdu, Devanagari. */
const ZEROS = ['0', '٠', '۰', '०'].map((zero) => zero.codePointAt(0) ?? 0);

/** A text with the digits of all four scripts as European ones. */
export function readDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => point >= one && point <= one + 9);
    return zero === undefined ? digit : String(point - zero);
  });
}
