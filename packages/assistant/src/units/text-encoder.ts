import { askedTerms } from '@dalil/search/asked-terms.ts';
import { cacheByWord } from '@dalil/search/cache-by-word.ts';
import { letterOf, stepOf } from '../classifier/linear-model.ts';
import { bucketOf, BUCKET_BITS } from '../classifier/text-features.ts';
import file from './encoder-model.json' with { type: 'json' };

/** Words, pairs of words and runs of letters share this many rows of numbers (2^13). */
const ROW_BITS = 13;
export const ROWS = 2 ** ROW_BITS;
/** The numbers of a row, and of the vector of a text. */
export const DIMENSIONS = 48;
/** A shorter word is known whole or not at all. */
const MIN_SPLIT_LENGTH = 4;
const RUNS = [3, 4] as const;
const SOUND = '~';
/** A question is compared with about 900 others, mostly the same ones as the question before. */
const MAX_TEXTS = 12_000;

/** A text as a direction: what is asked for in the same way, in whatever language and words, points nearly the same way. */
export type TextVector = Float32Array;

/** The rows of a text, each once: of its terms, of pairs of them, and of the runs of letters within a word. */
export function rowsOfText(text: string): readonly number[] {
  const terms = askedTerms(text);
  const words = terms.filter((term) => !term.startsWith(SOUND));
  const pairs = words.slice(1).map((word, at) => rowOf(`${words[at] ?? ''} ${word}`));
  return [...new Set([...terms.map(rowOf), ...words.flatMap(rowsOfRuns), ...pairs])];
}

const rowOf = (feature: string) => bucketOf(feature) >>> (BUCKET_BITS - ROW_BITS);

const rowsOfRuns = cacheByWord((word): readonly number[] => {
  if (word.length < MIN_SPLIT_LENGTH) return [];
  const letters = `<${word}>`;
  return RUNS.flatMap((length) =>
    Array.from({ length: letters.length - length + 1 }, (_, from) => rowOf(letters.slice(from, from + length))),
  );
});

let table: Int8Array | undefined;

/** CHAT-2: the direction of a text, learned from the questions of units and their other wordings (`train-encoder-model.ts`). */
export const encodeText = cacheByWord((text): TextVector => {
  table ??= decodeRows(file.rows);
  const vector = new Float32Array(DIMENSIONS);
  for (const row of rowsOfText(text)) {
    for (let at = 0; at < DIMENSIONS; at += 1) vector[at] = (vector[at] ?? 0) + (table[row * DIMENSIONS + at] ?? 0);
  }
  return toDirection(vector);
}, MAX_TEXTS);

/** How near the questions of a unit are to a text: the nearest one and all of them together, each from -1 to 1. */
export function nearnessOf(text: string, questions: readonly string[]): number {
  const vector = encodeText(text);
  const all = new Float32Array(DIMENSIONS);
  let nearest = questions.length === 0 ? 0 : -1;
  for (const question of questions) {
    const other = encodeText(question);
    nearest = Math.max(nearest, product(vector, other));
    for (let at = 0; at < DIMENSIONS; at += 1) all[at] = (all[at] ?? 0) + (other[at] ?? 0);
  }
  return nearest + product(vector, toDirection(all));
}

function product(one: TextVector, other: TextVector): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function toDirection(vector: Float32Array): TextVector {
  const length = Math.sqrt(product(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Stores the rows with a letter for each number. */
export function encodeRows(steps: ArrayLike<number>): string {
  return Array.from(steps, letterOf).join('');
}

function decodeRows(letters: string): Int8Array {
  return Int8Array.from({ length: ROWS * DIMENSIONS }, (_, at) => stepOf(letters.charCodeAt(at)));
}
