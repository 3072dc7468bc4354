import { reporterControl, reporterRuns, reporters } from '@dalil/database/tables/reporters.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { RunReason } from '@dalil/domain/reporters/reporter.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { describeError } from '../core/describe-error.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { composeRun, type RunOutcome } from './compose-run.ts';
import { finishRun } from './finish-run.ts';
import { takeRun } from './reporter-budget.ts';
import { asReporter, type Reporter } from './reporter-row.ts';

/** STAFF-4: carries out one run. It ends with a state and a reason, whatever happens. */
export const runReporterJob: JobHandler<'run-reporter'> = async (deps, { runId }) => {
  const [found] = await deps.db
    .select()
    .from(reporterRuns)
    .innerJoin(reporters, eq(reporters.id, reporterRuns.reporterId))
    .where(eq(reporterRuns.id, runId));
  if (!found || found.reporter_runs.state !== 'running') return;
  const reporter = asReporter(found.reporters);
  await finishRun(deps, runId, await outcomeOf(deps, reporter, found.reporter_runs.trigger === 'person'));
};

async function outcomeOf(deps: Deps, reporter: Reporter, isAskedFor: boolean): Promise<RunOutcome> {
  const reason = await whyNot(deps, reporter, isAskedFor);
  if (reason !== null) return withoutDraft('skipped', reason);
  if (!(await takeRun(deps, reporter))) return withoutDraft('skipped', 'budget_runs');
  try {
    return await composeRun(deps, reporter);
  } catch (error) {
    deps.log('error', 'reporter_failed', { reporter: reporter.id, ...describeError(error) });
    return withoutDraft('failed', 'error', [error instanceof Error ? error.name : 'unknown']);
  }
}

/** Why a reporter does not run now. A person may run one that is switched off, but none while all are stopped. */
export async function whyNot({ db, now }: Deps, reporter: Reporter, isAskedFor: boolean): Promise<RunReason | null> {
  const [control] = await db.select().from(reporterControl);
  if (control?.isStopped) return 'all_stopped';
  if (isAskedFor) return null;
  if (!reporter.isOn) return 'switched_off';
  return reporter.pausedUntil !== null && reporter.pausedUntil >= dubaiDate(now()) ? 'paused' : null;
}

export function withoutDraft(state: 'skipped' | 'failed', reason: RunReason, detail: string[] = []): RunOutcome {
  return {
    state,
    reasons: [reason],
    detail,
    tokens: 0,
    model: null,
    promptVersion: null,
    draft: null,
    checks: null,
    items: [],
  };
}
