import { reporterRuns, reporters } from '@dalil/database/tables/reporters.ts';
import { dueSlot } from '@dalil/domain/reporters/reporter.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { forEachRow } from '../core/for-each-row.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { asReporter } from './reporter-row.ts';
import { finishRun } from './finish-run.ts';
import { withoutDraft } from './run-reporter.job.ts';

/** Longer than a run can take. A run without an end by then belonged to a process that was stopped. */
const LOST_MS = 15 * 60_000;

/** STAFF-4: queues a run of every reporter that is switched on and due. The slot is unique, so several servers queue it once. */
export const queueReporters: JobHandler<'queue-reporters'> = async (deps) => {
  const { db, now } = deps;
  const lost = await db
    .select({ id: reporterRuns.id })
    .from(reporterRuns)
    .where(and(eq(reporterRuns.state, 'running'), lt(reporterRuns.startedAt, new Date(now().getTime() - LOST_MS))));
  await forEachRow(deps, {
    name: 'lost-reporter-runs',
    rows: lost,
    keyOf: ({ id }) => String(id),
    run: ({ id }) => finishRun(deps, id, withoutDraft('failed', 'stopped')),
  });
  const rows = await db.select().from(reporters).where(eq(reporters.isOn, true));
  await forEachRow(deps, { name: 'queue-reporters', rows, keyOf: ({ id }) => id, run: (row) => queueDue(deps, row) });
};

async function queueDue({ db, now, jobs }: Deps, row: typeof reporters.$inferSelect): Promise<void> {
  const slot = dueSlot(asReporter(row), now());
  if (slot === null) return;
  await db.transaction(async (transaction) => {
    const [run] = await transaction
      .insert(reporterRuns)
      .values({
        reporterId: row.id,
        slot,
        trigger: 'schedule',
        state: 'running',
        method: row.method,
        startedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: reporterRuns.id });
    if (run) await jobs.enqueue(transaction, 'run-reporter', { runId: run.id, reporterId: row.id });
  });
}
