import { normalizeQuery } from './normalize-query.ts';

/** SEARCH-7: in a smaller group individuals might be identified by their searches. */
export const MIN_PEOPLE = 10;
export const TRENDING_DAYS = 7;
export const MAX_TRENDING = 5;

const MAX_SHARED_LENGTH = 40;
const MIN_SHARED_LENGTH = 2;
const MAX_DIGITS = 4;

/**
 * Whether the number of people who search for this may be counted and displayed to others. Excludes anything that could be an
 * address, a telephone or an identity number, and long queries, which are rarely repeated and may identify a person.
 */
export function isShareable(query: string): boolean {
  const letters = Array.from(normalizeQuery(query));
  const digits = query.match(/\p{Nd}/gu)?.length ?? 0;
  const isOfLength = letters.length >= MIN_SHARED_LENGTH && letters.length <= MAX_SHARED_LENGTH;
  return isOfLength && digits <= MAX_DIGITS && !/[@/\\]|www\./iu.test(query);
}
