import { UNKEPT_WORDS } from './lexicon/out-of-scope-phrases.ts';
import { hasPhrase } from './match-phrases.ts';
import type { Question } from './read-question.ts';

/** What is asked for is nothing a guide keeps: the state of this minute, or a figure others count or foretell. */
export function unkeptIn({ text, writings }: Pick<Question, 'text' | 'writings'>): keyof typeof UNKEPT_WORDS | null {
  if (hasPhrase(text, UNKEPT_WORDS.figure, writings)) return 'figure';
  return hasPhrase(text, UNKEPT_WORDS.state, writings) ? 'state' : null;
}
