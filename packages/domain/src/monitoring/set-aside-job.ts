import * as z from 'zod/mini';

/** MON-1: what happened to a job last: its process died while it ran, or it did not end within its time. */
export const SUSPECT_REASONS = ['died', 'timed_out'] as const;

/** A job that is not started any more until a person decides. */
export const setAsideJobSchema = z.object({
  id: z.int(),
  /** The name of the job, as in the log. */
  name: z.string(),
  reason: z.enum(SUSPECT_REASONS),
  deaths: z.int(),
  hangs: z.int(),
  setAsideAt: z.string(),
  /** Whether it is one job of its own, such as a mail, which can be discarded. Others belong to a schedule or a source. */
  isSingle: z.boolean(),
});
export type SetAsideJob = z.infer<typeof setAsideJobSchema>;

/** MON-1: rows that jobs could not process, together for each job and code. */
export const failedRowsSchema = z.object({
  loop: z.string(),
  code: z.string(),
  rows: z.int(),
  /** Of those, how many are not tried again. */
  givenUp: z.int(),
  lastAt: z.string(),
});
export type FailedRows = z.infer<typeof failedRowsSchema>;
