const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** What a reference stands for: a report of a mistake, or a message to support. */
export type ReferenceLetter = 'R' | 'S';

/**
 * A reference number a person can read out: `R-` and eight signs without look-alikes.
 * `randomInt(limit)` gives an integer from 0 to below the limit.
 */
export function makeReference(randomInt: (limit: number) => number, letter: ReferenceLetter): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letter}-${signs.join('')}`;
}
