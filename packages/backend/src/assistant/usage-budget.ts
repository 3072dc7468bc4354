import { createHmac } from 'node:crypto';
import { assistantUsage } from '@dalil/database/tables/assistant.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** What an answer may use at most. It is taken from the day's budget before the work, and what was not used is given back. */
export type Work = { tokens: number; milliseconds: number };

/** A person's share of a day: `settle` gives back what was not used. */
export type Reservation = { settle: (used: Work) => Promise<void> };

/**
 * Takes `most` from what is left of a person's day, or gives null. One statement decides, so that answers at the same time, in
 * any number of processes, never take more than there is. A process that ends in between keeps what it took until the day is over.
 */
export async function reserveWork(deps: Deps, person: string, max: Work): Promise<Reservation | null> {
  const { tokensPerDay, secondsPerDay } = deps.assistant;
  const day = dubaiDate(deps.now());
  const subject = createHmac('sha256', deps.limitSecret).update(`assistant:${day}:${person}`).digest('base64url');
  const taken = {
    tokens: Math.min(max.tokens, tokensPerDay),
    milliseconds: Math.min(max.milliseconds, secondsPerDay * 1000),
  };
  const { rows } = await deps.db.execute(sql`
    insert into ${assistantUsage} as u (subject, day, tokens, milliseconds)
    values (${subject}, ${day}::date, ${taken.tokens}::int, ${taken.milliseconds}::int)
    on conflict (subject, day) do update
      set tokens = u.tokens + excluded.tokens, milliseconds = u.milliseconds + excluded.milliseconds
      where u.tokens + excluded.tokens <= ${tokensPerDay}::int
        and u.milliseconds + excluded.milliseconds <= ${secondsPerDay * 1000}::int
    returning 1`);
  if (rows.length === 0) return null;
  return {
    settle: async (used) => {
      await deps.db.execute(sql`
        update ${assistantUsage} set tokens = tokens - ${taken.tokens - Math.round(used.tokens)}::int,
          milliseconds = milliseconds - ${taken.milliseconds - Math.round(used.milliseconds)}::int
        where subject = ${subject} and day = ${day}::date`);
    },
  };
}
