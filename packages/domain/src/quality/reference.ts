const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** What a reference identifies: an error report, a message to support, an idea, or a request about one's own data. */
export type ReferenceLetter = 'R' | 'S' | 'I' | 'D';

/**
 * A reference number that can be read out: `R-` and eight characters without look-alikes. `randomInt(limit)` returns an integer
 * from 0 to below the limit.
 */
export function makeReference(randomInt: (limit: number) => number, letter: ReferenceLetter): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letter}-${signs.join('')}`;
}
