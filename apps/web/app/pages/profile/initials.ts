/** The first letters of the first and the last word of a name, as readers of any script count letters. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
}
