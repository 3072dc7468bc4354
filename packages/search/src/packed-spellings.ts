import { hasForm, lettersOf, SPELLED_LETTERS, spellingOf } from './index-keys.ts';

/**
 * The spelling of each word in eight bytes: how many letters count and how many of them may be wrong, then the last byte of each
 * letter. It excludes most words that cannot have a form. The few that remain are spelled again.
 */
export type PackedSpellings = Uint8Array<ArrayBuffer>;
export type SpelledWord = { word: string; place: number; form: string };

const ROW = 1 + SPELLED_LETTERS;
/** One half of the first byte is the number of letters, the other the number of errors. */
const ERROR = 16;
const LAST_BYTES = 256;

export function packSpellings(words: readonly string[]): PackedSpellings {
  const packed = new Uint8Array(words.length * ROW);
  for (const [place, word] of words.entries()) {
    const { letters, errors } = spellingOf(word);
    packed.set([errors * ERROR + letters.length, ...letters], place * ROW);
  }
  return packed;
}

/** The words that have one of the forms, once per form. `wordAt` returns a word by its index. */
export function findSpelled(
  packed: PackedSpellings,
  forms: readonly string[],
  wordAt: (place: number) => string,
): SpelledWord[] {
  const requested = forms.map((form) => ({ form, letters: lettersOf(form) }));
  const bytes = requested.map(({ letters }) => Uint8Array.from(letters));
  const starts = new Uint8Array(LAST_BYTES * ROW);
  for (const form of bytes) starts[startOf(form[0], form.length)] = 1;
  const found: SpelledWord[] = [];
  for (let at = 0; at < packed.length; at += ROW) {
    const head = packed[at] ?? 0;
    const errors = Math.floor(head / ERROR);
    const length = head % ERROR;
    if (!mayStart(packed, at + 1, length, errors, starts)) continue;
    const spelling = { letters: packed.subarray(at + 1, at + 1 + length), errors };
    if (!bytes.some((form) => hasForm(spelling, form))) continue;
    const place = at / ROW;
    const word = wordAt(place);
    const exact = spellingOf(word);
    for (const { form, letters } of requested) if (hasForm(exact, letters)) found.push({ word, place, form });
  }
  return found;
}

/** Whether a form may begin with one of the letters at which a form of the word can start. */
function mayStart(packed: PackedSpellings, first: number, length: number, errors: number, starts: Uint8Array): boolean {
  for (let missing = 0; missing <= errors && missing < length; missing++) {
    for (let skipped = 0; skipped <= missing; skipped++) {
      if (starts[startOf(packed[first + skipped], length - missing)]) return true;
    }
  }
  return false;
}

function startOf(letter: number | undefined, length: number): number {
  return (letter ?? 0) * ROW + length;
}
