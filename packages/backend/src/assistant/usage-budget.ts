import { createHmac } from 'node:crypto';
import { assistantUsage } from '@dalil/database/tables/assistant.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** The maximum an answer may use. It is reserved from the day's budget before the work, and the unused part is returned. */
export type Work = { tokens: number; milliseconds: number };

/** A reservation of a person's daily budget. `reconcile` returns the unused part. */
export type Reservation = { reconcile: (used: Work) => Promise<void> };

/**
 * Reserves `max` from the rest of a person's daily budget, or returns null. A single statement decides, so that parallel answers,
 * in any number of processes, never exceed the budget. If a process ends before `reconcile`, its reservation lasts until the end of
 * the day.
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
    reconcile: async (used) => {
      await deps.db.execute(sql`
        update ${assistantUsage} set tokens = tokens - ${taken.tokens - Math.round(used.tokens)}::int,
          milliseconds = milliseconds - ${taken.milliseconds - Math.round(used.milliseconds)}::int
        where subject = ${subject} and day = ${day}::date`);
    },
  };
}
