import { askedTerms } from '@dalil/search/asked-terms.ts';
import { type Draft, statedTexts } from '../draft.ts';
import type { Ranking } from './rank-units.ts';

/** Lighter words are in most questions. */
const LEAST_WEIGHT = 2.2;
const NO_WORD = /^~|\p{N}/u;

/** Whether an answer says anything of what a question asks besides the names of the items that it quotes. */
export function statesQuestion({ weights }: Pick<Ranking, 'weights'>, draft: Draft): boolean {
  const names = new Set(draft.citations.flatMap(({ title }) => askedTerms(title)));
  const asked = [...weights].filter(
    ([term, weight]) => weight >= LEAST_WEIGHT && !NO_WORD.test(term) && !names.has(term),
  );
  if (asked.length === 0) return true;
  const stated = new Set(statedTexts(draft).flatMap((text) => [...askedTerms(text)]));
  return asked.some(([term]) => stated.has(term));
}
