import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { RunReason } from '@dalil/domain/reporters/reporter.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { Reporter } from './reporter-row.ts';

/** Counts a run in the budget of the day in Dubai. False where the runs of the day are used. One statement decides. */
export async function takeRun({ db, now }: Deps, { id, runsPerDay }: Reporter): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into reporter_usage as u (reporter_id, day, runs, tokens) values (${id}, ${dubaiDate(now())}::date, 1, 0)
    on conflict (reporter_id, day) do update set runs = u.runs + 1 where u.runs < ${runsPerDay}::int returning 1`);
  return rows.length > 0;
}

type Taken = { giveBack: (used: number) => Promise<void> };

/** Reserves tokens of the day's budget before a model is asked, or answers why not. What was not used is given back. */
export async function takeTokens(
  { db, now }: Deps,
  { id, tokensPerDay }: Reporter,
  tokens: number,
): Promise<Taken | RunReason> {
  const day = dubaiDate(now());
  if (tokens > tokensPerDay) return 'budget_tokens';
  const { rows } = await db.execute(sql`
    insert into reporter_usage as u (reporter_id, day, runs, tokens) values (${id}, ${day}::date, 0, ${tokens}::int)
    on conflict (reporter_id, day) do update set tokens = u.tokens + excluded.tokens
      where u.tokens + excluded.tokens <= ${tokensPerDay}::int returning 1`);
  if (rows.length === 0) return 'budget_tokens';
  return {
    giveBack: async (used) => {
      await db.execute(sql`
        update reporter_usage set tokens = greatest(0, tokens - ${tokens - Math.round(used)}::int)
        where reporter_id = ${id} and day = ${day}::date`);
    },
  };
}
