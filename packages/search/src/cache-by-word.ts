/** Texts repeat their words. */
const MOST_WORDS = 20_000;

/**
 * The same reading of a word, read once for as long as it is used: `most` are kept, then the older half is let go. Nothing
 * else about it changes.
 */
export function rememberWords<Reading>(
  read: (word: string) => Reading,
  most: number = MOST_WORDS,
): (word: string) => Reading {
  let recent = new Map<string, Reading>();
  let older = new Map<string, Reading>();
  return (word) => {
    const known = recent.get(word);
    if (known !== undefined) return known;
    const reading = older.get(word) ?? read(word);
    if (recent.size >= most) {
      older = recent;
      recent = new Map();
    }
    recent.set(word, reading);
    return reading;
  };
}
