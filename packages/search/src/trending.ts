import { normalizeQuery } from './normalize-query.ts';

/** SEARCH-7: fewer people might be recognised by what they searched for. */
export const FEWEST_PEOPLE = 10;
export const TRENDING_DAYS = 7;
export const MOST_TRENDING = 5;

const LONGEST_SHARED = 40;
const SHORTEST_SHARED = 2;
const MOST_DIGITS = 4;

/**
 * Whether how many people search for this may be counted and shown to others: nothing that could be an address, a
 * telephone or an identity number, and nothing long, which is rarely asked twice and may tell of somebody.
 */
export function isShareable(query: string): boolean {
  const letters = Array.from(normalizeQuery(query));
  const digits = query.match(/\p{Nd}/gu)?.length ?? 0;
  const isOfLength = letters.length >= SHORTEST_SHARED && letters.length <= LONGEST_SHARED;
  return isOfLength && digits <= MOST_DIGITS && !/[@/\\]|www\./iu.test(query);
}
