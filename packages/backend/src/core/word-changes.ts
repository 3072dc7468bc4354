import { diffArrays } from 'diff';
import * as z from 'zod';

export const changePartSchema = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type ChangePart = z.infer<typeof changePartSchema>;

/**
 * What changed between two texts, word by word. Words are what stands between spaces, which holds for all four languages. The space
 * after a word belongs to it, and a change of only that is none.
 */
export function wordChanges(before: string, after: string): ChangePart[] {
  const options = { comparator: (one: string, two: string) => one.trimEnd() === two.trimEnd() };
  return diffArrays(wordsOf(before), wordsOf(after), options).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
