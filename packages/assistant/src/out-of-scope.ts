import type { Writing } from './lexicon/senses.ts';
import { hasPhrase, phrasesByWriting } from './match-phrases.ts';
import type { Question } from './read-question.ts';

/**
 * What no guide stores. `state` changes by the minute or belongs to one person (free tables, queues, delays, how full it is).
 * `figure` is counted or predicted by others (averages, statistics, future prices, what a person earns).
 */
export type OutOfScope = 'state' | 'figure';

/** Phrases of out-of-scope questions, separated by commas. */
const OUT_OF_SCOPE_PHRASES: Record<OutOfScope, Readonly<Record<Writing, string>>> = {
  state: phrasesByWriting(
    'state',
    'bheed hai, kitni bheed, rush hai, table khali, seat khali, late hai, zahma al heen',
  ),
  figure: phrasesByWriting('figure', 'ausat, average, aam maafi, maafi chal, girenge, mutawassit'),
};

/** The out-of-scope subject of a question, or null. */
export function findOutOfScope({ text, writings }: Pick<Question, 'text' | 'writings'>): OutOfScope | null {
  if (hasPhrase(text, OUT_OF_SCOPE_PHRASES.figure, writings)) return 'figure';
  return hasPhrase(text, OUT_OF_SCOPE_PHRASES.state, writings) ? 'state' : null;
}
