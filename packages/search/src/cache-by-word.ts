/** Texts repeat their words, so a cache by word is effective. */
const MAX_WORDS = 50_000;

/**
 * The same function with a cache of its results by word. The cache holds at most twice `max` entries: when the newer half is
 * full, the older half is dropped.
 */
export function cacheByWord<Reading>(
  read: (word: string) => Reading,
  max: number = MAX_WORDS,
): (word: string) => Reading {
  let recent = new Map<string, Reading>();
  let older = new Map<string, Reading>();
  return (word) => {
    const known = recent.get(word);
    if (known !== undefined) return known;
    const reading = older.get(word) ?? read(word);
    if (recent.size >= max) {
      older = recent;
      recent = new Map();
    }
    recent.set(word, reading);
    return reading;
  };
}
