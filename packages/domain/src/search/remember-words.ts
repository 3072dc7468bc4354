/** Texts repeat their words: this many are kept, then the older half is let go. */
const MOST_WORDS = 20_000;

/** The same reading of a word, read once for as long as it is used. Nothing else about it changes. */
export function rememberWords<Reading>(read: (word: string) => Reading): (word: string) => Reading {
  let recent = new Map<string, Reading>();
  let older = new Map<string, Reading>();
  return (word) => {
    const known = recent.get(word);
    if (known !== undefined) return known;
    const reading = older.get(word) ?? read(word);
    if (recent.size >= MOST_WORDS) {
      older = recent;
      recent = new Map();
    }
    recent.set(word, reading);
    return reading;
  };
}
