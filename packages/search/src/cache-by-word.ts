/** Texts repeat their words. */
const MAX_WORDS = 20_000;

/**
 * The same function with a cache of its results by word. It holds at most twice `max` of them: of those the older half is
 * dropped when the newer one is full.
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
