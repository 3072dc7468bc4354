import { normalizeDigits } from '../language/digits.ts';

/** E.164: the country code and at most fifteen digits. */
const E164 = /^\+[1-9]\d{6,14}$/;
/** What people write between the digits, and the marks of direction that come with a copied number. */
const BETWEEN = /[\s().\-–‑/\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const EMIRATES = '+971';

/**
 * A telephone number as typed, in E.164. `00` is the plus; a mobile number of the Emirates may be without its country, `050 123 4567`.
 * Null for anything else.
 */
export function readPhoneNumber(text: string): string | null {
  const plain = normalizeDigits(text)
    .replace(BETWEEN, '')
    .replace(/^\uff0b/, '+')
    .replace(/^00/, '+');
  const number = /^05\d{8}$/.test(plain) ? `${EMIRATES}${plain.slice(1)}` : plain;
  return E164.test(number) ? number : null;
}

/** A number as it is displayed to its owner: all but the country and the last digits hidden. */
export function maskPhoneNumber(number: string): string {
  return `${number.slice(0, 4)} ••• ${number.slice(-3)}`;
}
