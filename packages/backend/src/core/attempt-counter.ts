import type { Database } from '@dalil/database/connection.ts';
import { rateLimits } from '@dalil/database/tables/limits.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';

export type Attempt = { limiter: string; subject: string; windowStart: Date };
type Waiting = Attempt & { resolve: (attempts: number) => void; reject: (error: unknown) => void };

const MAX_PARALLEL = 500;

const counters = new WeakMap<Database, (attempt: Attempt) => Promise<number>>();

/**
 * Counts an attempt and returns the number of attempts in its window, including this one. Every letter typed into search is
 * counted, so attempts that arrive during a running statement share the next one. Each still has its own number, in any number of
 * processes. Fails if the database fails.
 */
export function countIn(db: Database, attempt: Attempt): Promise<number> {
  let counter = counters.get(db);
  if (!counter) counters.set(db, (counter = createCounter(db)));
  return counter(attempt);
}

/**
 * Gives back an attempt that was allowed. Those above `limit` were rejected and count as the limit, so that what remains is
 * exactly what failed or is still running.
 */
export async function giveBackIn(db: Database, attempt: Attempt, limit: number): Promise<void> {
  await db
    .update(rateLimits)
    .set({ attempts: sql`greatest(least(${rateLimits.attempts}, ${limit}::int) - 1, 0)` })
    .where(
      and(
        eq(rateLimits.limiter, attempt.limiter),
        eq(rateLimits.subject, attempt.subject),
        eq(rateLimits.windowStart, attempt.windowStart),
      ),
    );
}

function createCounter(db: Database): (attempt: Attempt) => Promise<number> {
  const statement = prepareCounting(db);
  let waiting: Waiting[] = [];
  let isCounting = false;

  async function countWaiting(): Promise<void> {
    isCounting = true;
    while (waiting.length > 0) {
      const taken = waiting.slice(0, MAX_PARALLEL);
      waiting = waiting.slice(MAX_PARALLEL);
      try {
        await countTogether(taken);
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    isCounting = false;
  }

  async function countTogether(taken: readonly Waiting[]): Promise<void> {
    const same = Map.groupBy(taken, keyOf);
    // All processes use one order, because two that wait for each other's rows would deadlock.
    const groups = [...same.keys()].toSorted().map((key) => same.get(key) ?? []);
    const firsts = groups.flatMap(([first]) => first ?? []);
    const counted = await statement.execute({
      limiters: firsts.map(({ limiter }) => limiter),
      subjects: firsts.map(({ subject }) => subject),
      windows: firsts.map(({ windowStart }) => windowStart.toISOString()),
      numbers: groups.map(({ length }) => length),
    });
    const totals = new Map(counted.map((row) => [keyOf(row), row.attempts]));
    for (const [key, group] of same) {
      const before = (totals.get(key) ?? group.length) - group.length;
      for (const [at, { resolve }] of group.entries()) resolve(before + at + 1);
    }
  }

  return (attempt) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...attempt, resolve, reject });
      if (!isCounting) void countWaiting();
    });
}

function keyOf({ limiter, subject, windowStart }: Attempt): string {
  return `${limiter} ${subject} ${windowStart.toISOString()}`;
}

/** Without a name: behind a pooler in transaction mode the next statement may run on a connection that does not know it. */
function prepareCounting(db: Database) {
  const given = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
  const attempts = sql`select * from unnest(${given('limiters', 'text[]')}, ${given('subjects', 'text[]')},
    ${given('windows', 'timestamptz[]')}, ${given('numbers', 'int[]')})`;
  return db
    .insert(rateLimits)
    .select(attempts)
    .onConflictDoUpdate({
      target: [rateLimits.limiter, rateLimits.subject, rateLimits.windowStart],
      set: { attempts: sql`${rateLimits.attempts} + excluded.attempts` },
    })
    .returning()
    .prepare('');
}
