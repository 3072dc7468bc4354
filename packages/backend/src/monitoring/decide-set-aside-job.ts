import { suspectJobs } from '@dalil/database/tables/jobs.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { type JobName, JOBS } from '../core/jobs.ts';
import { giveUpJob } from '../give-up-job.ts';
import { isSingle } from './find-set-aside-jobs.ts';

export const setAsideInput = z.object({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ description: 'The number of the job that is set aside', example: 1 }),
});
type Decided = { id: number; name: string };

/**
 * MON-1: a person lets a job run again that ended its process or did not end. It is trusted again, so it is set aside once more only
 * after two more. Fails with `not_found` if it is not set aside.
 */
export const startSetAsideJob = command<typeof setAsideInput, Decided>({
  name: 'start-set-aside-job',
  input: setAsideInput,
  permission: 'monitoring:control:any',
  audit: { event: 'job.started-again', metadata: (_, { id, name }) => ({ id, name }) },
  run: async (deps, { id }) => {
    const row = await take(deps, id);
    const name = row.name as JobName;
    if (isSingle(row)) await deps.jobs.retry(deps.db, name, row.jobId);
    // Which payload belongs to which name was checked when the job was queued, and is checked again now.
    else await deps.jobs.enqueue(deps.db, name, JOBS[name].payload.parse(row.payload ?? {}));
    return { id, name };
  },
});

/**
 * MON-1: a person gives up a job that is set aside, with what it was to do; a user who waits for it sees that it failed. Fails with `not_found`, and with `conflict` for the work
 * of a schedule or a source, which is switched off where it is set up.
 */
export const discardSetAsideJob = command<typeof setAsideInput, Decided>({
  name: 'discard-set-aside-job',
  input: setAsideInput,
  permission: 'monitoring:control:any',
  audit: { event: 'job.discarded', metadata: (_, { id, name }) => ({ id, name }) },
  run: async (deps, { id }) => {
    const row = await take(deps, id);
    if (!isSingle(row)) throw new Failure('conflict');
    const name = row.name as JobName;
    await giveUpJob(deps, name, await deps.jobs.remove(deps.db, name, row.jobId));
    return { id, name: row.name };
  },
});

/** Takes it from what is set aside. Of two people only one gets it. */
async function take({ db }: Deps, id: number) {
  const [row] = await db
    .delete(suspectJobs)
    .where(and(eq(suspectJobs.id, id), isNotNull(suspectJobs.setAsideAt)))
    .returning();
  if (!row) throw new Failure('not_found');
  return row;
}
