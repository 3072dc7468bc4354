import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { beginRun } from './check-quality.job.ts';

/** A run that has not ended after this time was interrupted. */
const INTERRUPTED_MS = 3_600_000;

/** STAFF-5: asks for a run of all rules. Fails with `conflict` while another one waits or runs. */
export const requestQualityRun = command({
  name: 'request-quality-run',
  input: z.object({}),
  output: z.object({ number: z.int() }),
  permission: 'quality:control:any',
  http: {
    route: 'POST /quality-control/runs',
    summary: 'Asks for a run of all rules',
    answer: { number: 2 },
    failures: ['not_found', 'conflict'],
  },
  audit: { event: 'quality.run-requested', metadata: (_input, { number }: { number: number }) => ({ number }) },
  run: async (deps, _given, actor) => {
    const { db, now, jobs } = deps;
    const since = new Date(now().getTime() - INTERRUPTED_MS).toISOString();
    await db.execute(sql`lock table quality_runs in share row exclusive mode`);
    const { rows } = await db.execute(
      sql`select 1 from quality_runs where state in ('waiting', 'running') and created_at > ${since} limit 1`,
    );
    if (rows.length > 0) throw new Failure('conflict');
    const number = await beginRun({ db, now }, signedIn(actor).userId);
    await jobs.enqueue(db, 'check-quality', { runId: number });
    return { number };
  },
});
