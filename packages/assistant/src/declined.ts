import { DECLINED_WORDS } from './lexicon/declined-words.ts';
import type { Writing } from './lexicon/senses.ts';
import { hasPhrase } from './match-phrases.ts';

/** `attack`: to change what the assistant is. `act`: to have something done. `make`: to have something written or foretold. */
export const DECLINES = ['attack', 'act', 'make'] as const;
export type Decline = (typeof DECLINES)[number];

/** Code and markup are no questions; they are the usual way to smuggle one thing into another. */
const MARKUP = /<\/?[a-z][^>]*>|\{\{|\}\}|<\||\[\[?\/?(?:INST|SYS)|```|;--|'\s*or\s*'?1|\$\{|<!--/iu;
const HIDDEN = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]{3,}/u;

/**
 * CHAT-7: what is asked for is not ours to do. The engine has no instructions that a text could change; saying so is
 * kinder than answering half of it.
 */
export function declineOf(question: string, writings: readonly Writing[]): Decline | null {
  if (MARKUP.test(question) || HIDDEN.test(question)) return 'attack';
  return DECLINES.find((decline) => hasPhrase(question, DECLINED_WORDS[decline], writings)) ?? null;
}
