import { plainCode } from './digits.ts';

/**
 * A number that a sender was given, `R-7KQ2MX4B`, as it may be typed: in small letters, in digits of any script, with spaces, without
 * the dash. What can be none is returned in capitals, for the schema to refuse.
 */
export function typedReference(letter: string, text: string): string {
  const plain = plainCode(text).toUpperCase();
  return plain.startsWith(letter) ? `${letter}-${plain.slice(letter.length)}` : plain;
}
