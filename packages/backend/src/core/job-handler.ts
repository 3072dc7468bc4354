import type { SendMail } from '../providers/mail/mail.ts';
import type { Deps } from './deps.ts';
import type { JobName, JobPayload } from './jobs.ts';

/** What a job may use: what a verb may, and the way out of the product. */
export type JobDeps = Deps & { sendMail: SendMail };

export type JobAttempt = { id: string; enqueuedAt: Date };

/**
 * Does a job. It may run twice, when a process ends between the work and the note that it is done, so doing it again must
 * do no harm. A `JobRefused` makes it dead at once, anything else thrown has it tried again.
 */
export type JobHandler<Name extends JobName> = (
  deps: JobDeps,
  payload: JobPayload<Name>,
  attempt: JobAttempt,
) => Promise<void>;

export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

/** Trying again is no use. `reason` is a code without personal data; it is kept with the dead job. */
export class JobRejected extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** To be tried again, not before `retryAfterSeconds` where that is known. */
export class JobDelayed extends Error {
  readonly reason: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: string, retryAfterSeconds?: number) {
    super(reason);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
