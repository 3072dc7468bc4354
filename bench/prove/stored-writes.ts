import { connectClient } from '@dalil/database/connection.ts';
import type { DatabaseAddress } from '@dalil/database/connection-address.ts';
import { textOf, type Writers } from './writers.ts';

export type Losses = { lost: number; twice: number; torn: number };

export function sumOf({ lost, twice, torn }: Losses): number {
  return lost + twice + torn;
}

/**
 * Compares what writers sent with the rows of the database. A write that was not acknowledged may be stored,
 * once. Rows of other writers are not counted.
 */
export async function compareWrites(
  address: DatabaseAddress,
  { acknowledged, sent }: Pick<Writers, 'acknowledged' | 'sent'>,
): Promise<Losses> {
  const client = await connectClient(address);
  try {
    const { rows } = await client.query<{ message: string }>('select message from ideas');
    const counts = new Map<string, number>();
    const losses: Losses = { lost: 0, twice: 0, torn: 0 };
    for (const { message } of rows) {
      const id = message.split(' ')[1] ?? '';
      if (!sent.has(id)) continue;
      if (message !== textOf(id)) losses.torn += 1;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    losses.lost = [...acknowledged].filter((id) => !counts.has(id)).length;
    losses.twice = [...counts.values()].filter((count) => count > 1).length;
    return losses;
  } finally {
    await client.end();
  }
}

/** Forgets the messages of the day, whose limit for all clients together is below what a run sends. */
export async function forgetLimits(address: DatabaseAddress): Promise<void> {
  const client = await connectClient(address);
  try {
    await client.query('delete from rate_limits');
  } finally {
    await client.end();
  }
}
