import type { Deps } from './core/deps.ts';
import { type JobName, JOBS } from './core/jobs.ts';
import { failExport } from './privacy/exports/make-export.job.ts';

/**
 * Called when a job will not run any more by itself: it is dead, set aside or discarded. What a user waits for is told to have failed,
 * so that it can be asked for again. A job that was started again by staff afterwards does its work all the same.
 */
export async function giveUpJob(deps: Deps, name: JobName, payload: unknown): Promise<void> {
  if (name !== 'make-export') return;
  const given = JOBS[name].payload.safeParse(payload);
  if (given.success) await failExport(deps, given.data.exportId);
}
