import { normalizeWord } from './normalize-query.ts';
import { deletionForms, spelledWord } from './index-keys.ts';
import type { IndexedWord, SearchStore } from './search-store.ts';
import { isStopWord } from './stop-words.ts';

/** Indexed words may have one letter more, so the shortest can only lack one. */
const MIN_CORRECTED_LENGTH = 3;

/**
 * For each word the probably intended indexed word: the closest in spelling, then the most common. Only words of the same script
 * and with documents. One letter may be wrong, two from eight letters on.
 */
export async function correctWords(store: SearchStore, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const requested = words.filter(isCorrectable);
  const forms = new Set(requested.flatMap(deletionForms));
  if (forms.size === 0) return new Map();
  const near = await store.spellings([...forms]);
  const corrected = requested.flatMap((word) => {
    const best = closest(word, near);
    return best === null ? [] : [[word, best] as const];
  });
  return new Map(corrected);
}

function isCorrectable(word: string): boolean {
  const normalized = normalizeWord(word);
  return Array.from(normalized).length >= MIN_CORRECTED_LENGTH && !/\p{N}/u.test(normalized) && !isStopWord(word);
}

function closest(word: string, near: readonly IndexedWord[]): string | null {
  const normalized = normalizeWord(word);
  // A word that the guide contains is not a typing error.
  if (near.some((one) => one.count > 0 && normalizeWord(one.word) === normalized)) return null;
  const spelled = spelledWord(word);
  const allowed = Array.from(normalized).length >= 8 ? 2 : 1;
  const candidates = near
    .map((one) => ({ ...one, distance: distance(spelled, spelledWord(one.word)) }))
    .filter((one) => one.count > 0 && one.distance <= allowed);
  candidates.sort(
    (one, other) =>
      one.distance - other.distance ||
      Number(isSameStart(other.word, normalized)) - Number(isSameStart(one.word, normalized)) ||
      other.count - one.count ||
      (one.word < other.word ? -1 : 1),
  );
  return candidates[0]?.word ?? null;
}

/** Users rarely mistype the first letter of a word. */
function isSameStart(word: string, normalized: string): boolean {
  return normalizeWord(word).charAt(0) === normalized.charAt(0);
}

/** The number of letters to insert, delete, replace, or swap with their neighbour to turn one word into the other. */
export function distance(one: string, other: string): number {
  const from = Array.from(one);
  const to = Array.from(other);
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, required] of to.entries()) {
      const isSame = letter === required;
      const isExchanged = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === required;
      next.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (last[column] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[to.length] ?? 0;
}
