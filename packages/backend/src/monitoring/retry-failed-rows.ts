import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';

export const failedRowsInput = z.object({
  loop: textInput()
    .regex(/^[a-z-]{1,60}$/)
    .meta({ description: 'The name under which a job stores the rows it could not process', example: 'send-digests' }),
});

/** MON-1: a person lets a job try its failed rows again at its next run, from the first attempt on. Fails with `not_found`. */
export const retryFailedRows = command<typeof failedRowsInput, { loop: string; rows: number }>({
  name: 'retry-failed-rows',
  input: failedRowsInput,
  permission: 'monitoring:control:any',
  audit: { event: 'job.rows-retried', metadata: (_, { loop, rows }) => ({ loop, rows }) },
  run: async ({ db }, { loop }) => {
    const { rowCount } = await db.delete(rowFailures).where(eq(rowFailures.loop, loop));
    if (!rowCount) throw new Failure('not_found');
    return { loop, rows: rowCount };
  },
});
