import type { FactTopic } from '../guide/fact.ts';
import { normalizeWords } from '../language/normalize-text.ts';

/** What a search of facts looks at: the id, the topic, and the names and sentences in all languages. */
export type SearchedFact = {
  id: string;
  topic: FactTopic;
  labels: readonly string[];
  sentences: readonly string[];
  uses: number;
};

const MAX_WORDS = 8;
const EXACT = 8;
const BEGINNING = 3;
const INSIDE = 1;
/** A word of the id or name says more than one of the sentence or topic. */
const NAME = 2;

const wordsIn = (text: string): string[] => normalizeWords(text).split(' ').filter(Boolean);

/**
 * STAFF-6: the ids of the facts that contain every word of a search, in any order, the best first: whole words before beginnings of
 * words before parts of them, names before sentences, and of equals what more texts use. An English plural finds the singular.
 */
export function rankFacts(search: string, facts: readonly SearchedFact[]): string[] {
  const words = [...new Set(wordsIn(search))].slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const ranked = facts.flatMap((fact) => {
    const names = new Set(wordsIn([fact.id, ...fact.labels].join(' ')));
    const others = new Set(wordsIn([fact.topic, ...fact.sentences].join(' ')));
    // A token that was copied from a text names one fact.
    let score = search.replace(/[{}\s]/gu, '') === fact.id ? words.length * NAME * EXACT : 0;
    for (const word of words) {
      const found = Math.max(NAME * scoreOf(word, names), scoreOf(word, others));
      if (found === 0) return [];
      score += found;
    }
    return [{ id: fact.id, score, uses: fact.uses, size: names.size }];
  });
  return ranked
    .toSorted((a, b) => b.score - a.score || b.uses - a.uses || a.size - b.size || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

function scoreOf(word: string, words: ReadonlySet<string>): number {
  const singular = /^[a-z]{3,}s$/u.test(word) ? word.slice(0, -1) : word;
  if (words.has(word) || words.has(singular) || words.has(`${word}s`)) return EXACT;
  let best = 0;
  for (const one of words) {
    if (one.startsWith(word) || one.startsWith(singular)) return BEGINNING;
    if (one.includes(word)) best = INSIDE;
  }
  return best;
}
