import { normalizeQuery } from './normalize-query.ts';

/** SEARCH-7: fewer people might be recognised by what they searched for. */
export const FEWEST_PEOPLE = 10;
export const TRENDING_DAYS = 7;
export const MAX_TRENDING = 5;

const MAX_SHARED_LENGTH = 40;
const MIN_SHARED_LENGTH = 2;
const MAX_DIGITS = 4;

/**
 * Whether how many people search for this may be counted and shown to others: nothing that could be an address, a
 * telephone or an identity number, and nothing long, which is rarely asked twice and may tell of somebody.
 */
export function isShareable(query: string): boolean {
  const letters = Array.from(normalizeQuery(query));
  const digits = query.match(/\p{Nd}/gu)?.length ?? 0;
  const isOfLength = letters.length >= MIN_SHARED_LENGTH && letters.length <= MAX_SHARED_LENGTH;
  return isOfLength && digits <= MAX_DIGITS && !/[@/\\]|www\./iu.test(query);
}
