/** Words in sequence that count as the same passage. */
const PASSAGE = 5;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The passages of five words of a text. */
export function passagesOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(PASSAGE - 1).map((_, at) => words.slice(at, at + PASSAGE).join(' ')));
}

/** The share of the passages of a text that another text has as well, 0 to 1. A text of fewer than five words has none. */
export function shareOfPassages(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (own.size === 0) return 0;
  let shared = 0;
  for (const passage of own) if (other.has(passage)) shared += 1;
  return shared / own.size;
}

/** The most words in sequence that a text has in common with another. */
export function longestCopied(text: string, source: string): number {
  const own = wordsOf(text);
  const starts = new Map<string, number[]>();
  const theirs = wordsOf(source);
  theirs.forEach((word, at) => starts.set(word, [...(starts.get(word) ?? []), at]));
  let longest = 0;
  own.forEach((word, at) => {
    for (const start of starts.get(word) ?? []) {
      let length = 0;
      while (at + length < own.length && own[at + length] === theirs[start + length]) length += 1;
      longest = Math.max(longest, length);
    }
  });
  return longest;
}
