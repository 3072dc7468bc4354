import type { SendMail } from '../providers/mail/mail.ts';
import type { Deps } from './deps.ts';
import type { JobName, JobPayload } from './jobs.ts';

/** What a job may use: the dependencies of a verb, and sending mail. */
export type JobDeps = Deps & { sendMail: SendMail };

export type JobAttempt = { id: string; enqueuedAt: Date };

/**
 * Runs a job. It may run twice if a process ends between the work and its acknowledgement, so a handler must be idempotent. A
 * `JobRejected` makes the job dead immediately, any other error causes a retry.
 */
export type JobHandler<Name extends JobName> = (
  deps: JobDeps,
  payload: JobPayload<Name>,
  attempt: JobAttempt,
) => Promise<void>;

export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

/** A retry cannot succeed. `reason` is a code without personal data and is stored with the dead job. */
export class JobRejected extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Retried, not before `retryAfterSeconds` if that is known. */
export class JobDelayed extends Error {
  readonly reason: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: string, retryAfterSeconds?: number) {
    super(reason);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
