import { type SQL, sql } from 'drizzle-orm';

const PAIR_BYTES = 8;

/**
 * An aggregate of pairs of integers as one value, null when there are none. A search reads some thousand pairs, and packed
 * they take the database two thirds of the time that JSON takes, and the server a third.
 */
export function packPairs(first: SQL, second: SQL): SQL {
  return sql`string_agg(int8send((${first})::int8 << 32 | ${second}), ''::bytea)`;
}

/** What `packPairs` made, as two columns of one length. */
export function unpackPairs(packed: Buffer): { first: number[]; second: number[] } {
  const first: number[] = [];
  const second: number[] = [];
  for (let at = 0; at < packed.length; at += PAIR_BYTES) {
    first.push(packed.readInt32BE(at));
    second.push(packed.readInt32BE(at + PAIR_BYTES / 2));
  }
  return { first, second };
}
