/** The zeros of the digits people write in the four languages: Latin, Arabic, Persian and Urdu, Devanagari. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];
const MINUS = /^[-−]/;
/** Spaces of every kind, direction marks, and what groups digits. */
const FILLERS = /[\s\u200e\u200f\u061c,٬'’_]/g;
const DECIMAL = /^\d+(?:\.\d+)?$|^\.\d+$/;

/** Digits of all four scripts as Latin ones, the Arabic decimal sign as a point. */
export function normalizeDigits(text: string): string {
  const latin = text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
  return latin.replaceAll('٫', '.');
}

/**
 * The number a person typed, in digits of any of the four scripts, with or without grouping: "85,000", "٨٥٬٠٠٠",
 * "8.5". A comma groups, as it does in all four languages. Null when it is none.
 */
export function readWrittenNumber(text: string): number | null {
  const normalized = normalizeDigits(text).replaceAll(FILLERS, '');
  const isNegative = MINUS.test(normalized);
  const digits = normalized.replace(MINUS, '');
  if (!DECIMAL.test(digits)) return null;
  const value = Number(digits);
  return isNegative && value !== 0 ? -value : value;
}
