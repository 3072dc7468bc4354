import type { Marks } from './search-views.ts';
import { skeletonsOf } from './skeleton.ts';
import { splitWords, type TextWord } from './split-words.ts';
import { stemWord } from './stem-word.ts';

const CUT = '…';
const SENTENCE_END = /[.!?।؟۔]\s+|\n+/gu;

/**
 * Where words of `text` match one of `words`, as returned by a search (stems, with `~` where the sound counts). Marks whole
 * words, so that no cluster or joined letter is broken. Offsets are UTF-16 units.
 */
export function markWords(text: string, words: readonly string[]): Marks {
  return words.length === 0 ? [] : marksOf(splitWords(text), words);
}

/** The part of a text around its matches, about `length` characters, or its beginning, with the marks inside it. */
export function excerptOf(text: string, words: readonly string[], length: number): { text: string; marks: Marks } {
  const whole = text.trim();
  const split = splitWords(whole);
  const marks = marksOf(split, words);
  const start = whole.length <= length ? 0 : startOf(whole, split, marks, length);
  const end = whole.length - start <= length ? whole.length : endOf(whole, split, start, length);
  const part = whole.slice(start, end);
  const [before, after] = [start > 0 ? CUT : '', end < whole.length ? CUT : ''];
  const shift = before.length - start - (part.length - part.trimStart().length);
  const inside = marks.filter(([from, to]) => from >= start && to <= end);
  return { text: `${before}${part.trim()}${after}`, marks: inside.map(([from, to]) => [from + shift, to + shift]) };
}

function marksOf(split: readonly TextWord[], words: readonly string[]): Marks {
  const required = new Set(words);
  return split.filter(({ text }) => isRequested(text, required)).map(({ start, end }) => [start, end]);
}

function isRequested(word: string, required: ReadonlySet<string>): boolean {
  if (required.has(stemWord(word))) return true;
  return skeletonsOf(word).some((skeleton) => required.has(`~${skeleton}`));
}

/**
 * The start of the sentence with the mark that most others follow closely. If that sentence began too far back, the words before
 * the mark.
 */
function startOf(text: string, split: readonly TextWord[], marks: Marks, length: number): number {
  const first = densest(marks, length);
  if (first === undefined) return 0;
  const sentence = lastBoundary(text, first);
  if (first - sentence <= length / 2) return sentence;
  return split.find(({ start }) => start >= first - length / 4)?.start ?? first;
}

function densest(marks: Marks, length: number): number | undefined {
  let best: number | undefined;
  let max = 0;
  for (const [start] of marks) {
    const near = marks.filter(([other, end]) => other >= start && end <= start + length * 0.75).length;
    if (near > max) [best, max] = [start, near];
  }
  return best;
}

function lastBoundary(text: string, before: number): number {
  const ends = Array.from(text.slice(0, before).matchAll(SENTENCE_END), (match) => match.index + match[0].length);
  return ends.at(-1) ?? 0;
}

/** The end of the last whole word that fits. A single longer word stays whole. */
function endOf(text: string, split: readonly TextWord[], start: number, length: number): number {
  const words = split.filter((word) => word.start >= start);
  const fitting = words.findLast((word) => word.end <= start + length) ?? words[0];
  return fitting?.end ?? text.length;
}
