import { normalizeDigits } from '../language/digits.ts';

const MINUS = /^[-−]/;
/** Spaces of every kind, direction marks, and what groups digits. */
const FILLERS = /[\s\u200e\u200f\u061c,٬'’_]/g;
const DECIMAL = /^\d+(?:\.\d+)?$|^\.\d+$/;

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
