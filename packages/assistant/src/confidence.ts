import type { Confidence } from '@dalil/domain/guide/fact.ts';
import type { ScoredFact } from './score-facts.ts';
import type { ScoredText } from './score-texts.ts';

/** The trust factor of each confidence level of a value. */
const TRUST: Record<Confidence, number> = { official: 1, press: 0.96, secondary: 0.93, general: 0.9 };

/**
 * CHAT-3: the confidence of an answer, 0 to 100. It depends on how much of the question is covered, how reliable the facts are,
 * and whether more than one text supports the answer.
 */
export function confidenceOf(facts: readonly ScoredFact[], texts: readonly ScoredText[]): number {
  const covered = Math.max(0, ...facts.map(({ coverage }) => coverage), ...texts.map(({ coverage }) => coverage));
  const trust = facts.length > 0 ? Math.min(...facts.map(({ fact }) => TRUST[fact.sureness])) : 0.94;
  const titled = Math.max(0, ...texts.map(({ ofTitle }) => ofTitle));
  const support = facts.length > 0 && texts.length > 0 ? 0.04 : 0;
  return Math.round(100 * Math.min(MAX_TRUST, covered * trust * (0.86 + 0.1 * titled + support)));
}

/** What words find is right too seldom to be sure of. */
const MAX_TRUST = 0.75;

/** A result computed from the calendar or from facts is as reliable as the rule. */
export const COMPUTED_CONFIDENCE = 95;
export const PARTLY_CONFIDENCE = 70;
export const CHOSEN_CONFIDENCE = 85;
