import { rowFailures, suspectJobs } from '@dalil/database/tables/jobs.ts';
import type { FailedRows, SetAsideJob } from '@dalil/domain/monitoring/set-aside-job.ts';
import { asc, desc, isNotNull, max, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { type JobName, workOf } from '../core/jobs.ts';

const MAX_ROWS = 50;
type Row = typeof suspectJobs.$inferSelect;

/** MON-1: the jobs that are not started any more, the newest first. */
export async function findSetAsideJobs({ db }: Pick<Deps, 'db'>): Promise<SetAsideJob[]> {
  const rows = await db
    .select()
    .from(suspectJobs)
    .where(isNotNull(suspectJobs.setAsideAt))
    .orderBy(desc(suspectJobs.setAsideAt), asc(suspectJobs.id))
    .limit(MAX_ROWS);
  return rows.map(viewSetAsideJob);
}

export function viewSetAsideJob(row: Row): SetAsideJob {
  return {
    id: row.id,
    name: row.name,
    reason: row.reason as SetAsideJob['reason'],
    deaths: row.deaths,
    hangs: row.hangs,
    setAsideAt: (row.setAsideAt ?? row.lastAt).toISOString(),
    isSingle: isSingle(row),
  };
}

/** A job that shares its work with no other. The work of the others is a schedule or a source. */
export function isSingle({ name, payload }: Pick<Row, 'name' | 'payload'>): boolean {
  return payload === null || workOf(name as JobName, payload) === null;
}

/** MON-1: the rows that jobs could not process, by job and code. Which rows they are is in the table only. */
export async function findFailedRows({ db }: Pick<Deps, 'db'>): Promise<FailedRows[]> {
  const { loop, code, nextAt, lastAt } = rowFailures;
  const rows = await db
    .select({
      loop,
      code,
      rows: sql<number>`count(*)::int`,
      givenUp: sql<number>`count(*) filter (where ${nextAt} is null)::int`,
      lastAt: max(lastAt),
    })
    .from(rowFailures)
    .groupBy(loop, code)
    .orderBy(desc(max(lastAt)))
    .limit(MAX_ROWS);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt?.toISOString() ?? '' }));
}
