import { firstCharacter } from '@dalil/domain/language/cut-text.ts';

/** The first letters of the first and last word of a name, by grapheme cluster. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => firstCharacter(word ?? '').toLocaleUpperCase()).join('');
}
