import { errorCode } from '@dalil/database/connection-failure.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { Failure } from './failure.ts';

const MINUTE_MS = 60_000;
const MAX_WAIT_MS = 6 * 60 * MINUTE_MS;
/** After about eight hours. What failed so often needs a person. */
export const MAX_ROW_ATTEMPTS = 10;

type Loop<Row> = {
  /** Under which the failures of the rows are stored. */
  name: string;
  rows: Iterable<Row>;
  /** An id of the row: nothing of a person but the id of a user. */
  keyOf: (row: Row) => string;
  run: (row: Row) => Promise<unknown>;
  /** How many rows at a time. */
  parallel?: number;
  /** Called when a row has failed for the last time, for example to show it to staff. */
  onGivenUp?: (row: Row) => Promise<unknown>;
};

type Parts = Pick<Deps, 'db' | 'now' | 'log'>;

/**
 * Processes rows independently of each other: one that fails is stored with a code and tried again alone, after a minute, two, four,
 * six hours at most, ten times; the rows behind it go on. Between its attempts it is left out. Throws only if a failure cannot be
 * stored, as while the database is away. `deps.db` must not be a transaction: the failure of a row would end it.
 */
export async function forEachRow<Row>(deps: Parts, loop: Loop<Row>): Promise<void> {
  const { name, keyOf, parallel = 1 } = loop;
  const known = await deps.db.select().from(rowFailures).where(eq(rowFailures.loop, name));
  const failures = new Map(known.map((failure) => [failure.rowKey, failure]));
  const at = deps.now();
  const waiting = [...loop.rows].filter((row) => {
    const failure = failures.get(keyOf(row));
    return !failure || (failure.nextAt !== null && failure.nextAt <= at);
  });
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      await runRow(deps, loop, row, failures.has(keyOf(row)));
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

async function runRow<Row>(deps: Parts, loop: Loop<Row>, row: Row, hasFailed: boolean): Promise<void> {
  const { name, keyOf, run, onGivenUp } = loop;
  const rowKey = keyOf(row);
  try {
    await run(row);
  } catch (error) {
    const code = codeOf(error);
    const attempts = await recordRowFailure(deps, name, rowKey, code);
    const isGivenUp = attempts >= MAX_ROW_ATTEMPTS;
    deps.log(isGivenUp ? 'error' : 'warn', isGivenUp ? 'row_given_up' : 'row_failed', { loop: name, code, attempts });
    if (isGivenUp) await onGivenUp?.(row);
    return;
  }
  if (hasFailed) await deps.db.delete(rowFailures).where(isRow(name, rowKey));
}

/** Stores that a row has failed, for work that is no `forEachRow`. Returns how often it has. */
export async function recordRowFailure(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  loop: string,
  rowKey: string,
  code: string,
): Promise<number> {
  const at = now();
  const first = {
    loop,
    rowKey,
    code,
    attempts: 1,
    firstAt: at,
    lastAt: at,
    nextAt: new Date(at.getTime() + MINUTE_MS),
  };
  const attempts = sql<number>`${rowFailures.attempts} + 1`;
  const [row] = await db
    .insert(rowFailures)
    .values(first)
    .onConflictDoUpdate({
      target: [rowFailures.loop, rowFailures.rowKey],
      set: { code, attempts, lastAt: at },
    })
    .returning({ attempts: rowFailures.attempts });
  const failed = row?.attempts ?? 1;
  const waitMs = Math.min(MINUTE_MS * 2 ** (failed - 1), MAX_WAIT_MS);
  const nextAt = failed >= MAX_ROW_ATTEMPTS ? null : new Date(at.getTime() + waitMs);
  await db.update(rowFailures).set({ nextAt }).where(isRow(loop, rowKey));
  return failed;
}

const isRow = (loop: string, rowKey: string) => and(eq(rowFailures.loop, loop), eq(rowFailures.rowKey, rowKey));

/** Never the words of an error: they may hold what the row holds. */
function codeOf(error: unknown): string {
  if (error instanceof Failure) return error.fields[0]?.code ?? error.code;
  const code = errorCode(error);
  if (code !== undefined && /^[A-Za-z0-9_]{1,60}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'unknown';
}
