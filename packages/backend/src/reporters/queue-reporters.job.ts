import { reporterRuns, reporters } from '@dalil/database/tables/reporters.ts';
import { dueSlot } from '@dalil/domain/reporters/reporter.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { JobHandler } from '../core/job-handler.ts';
import { asReporter } from './reporter-row.ts';
import { finishRun } from './finish-run.ts';
import { withoutDraft } from './run-reporter.job.ts';

/** Longer than a run can take. A run without an end by then belonged to a process that was stopped. */
const LOST_MS = 15 * 60_000;

/** STAFF-4: queues a run of every reporter that is switched on and due. The slot is unique, so several servers queue it once. */
export const queueReporters: JobHandler<'queue-reporters'> = async (deps) => {
  const { db, now, jobs } = deps;
  const lost = await db
    .select({ id: reporterRuns.id })
    .from(reporterRuns)
    .where(and(eq(reporterRuns.state, 'running'), lt(reporterRuns.startedAt, new Date(now().getTime() - LOST_MS))));
  for (const { id } of lost) await finishRun(deps, id, withoutDraft('failed', 'stopped'));
  const rows = await db.select().from(reporters).where(eq(reporters.isOn, true));
  for (const row of rows) {
    const reporter = asReporter(row);
    const slot = dueSlot(reporter, now());
    if (slot === null) continue;
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
      if (run) await jobs.enqueue(transaction, 'run-reporter', { runId: run.id });
    });
  }
};
