import { JobDelayed, type JobHandler, JobRejected } from '../core/job-handler.ts';
import type { SendResult } from '../providers/mail/mail.ts';
import type { Email } from './email.ts';
import { writeEmail } from './write-email.ts';

const MINUTE_MS = 60_000;

/**
 * NOTIF-4: writes a mail and passes it to the provider. Delivery is at least once: if a process ends right after the provider
 * accepts the mail, it is sent again under the same id. A mail whose code or link has expired is not sent.
 */
export const sendEmail: JobHandler<'send-email'> = async (deps, email, { id, enqueuedAt }) => {
  const { template } = email;
  if (isOutOfDate(email, enqueuedAt, deps.now())) return deps.log('warn', 'email_out_of_date', { id, template });
  const written = await writeEmail(email, { now: deps.now(), publicUrl: deps.publicUrl, operator: deps.operator });
  const unsubscribeUrl = 'unsubscribe' in email.data ? email.data.unsubscribe : undefined;
  const result = await deps.sendMail({ id, to: email.to, ...written, unsubscribeUrl });
  if (result.sent === 1) return deps.log('info', 'email_sent', { id, template });
  deps.log('warn', 'email_not_sent', { id, template, reason: result.reason });
  failUnlessIgnored(email, result);
};

function isOutOfDate({ data }: Email, enqueuedAt: Date, now: Date): boolean {
  if (!('validMinutes' in data)) return false;
  return now.getTime() - enqueuedAt.getTime() >= data.validMinutes * MINUTE_MS;
}

/** An address that does not exist is not our failure, and a rejected welcome mail is ignored. */
function failUnlessIgnored({ template }: Email, result: Extract<SendResult, { sent: 0 }>): void {
  const { fault, reason, retryAfterSeconds } = result;
  if (fault === 'provider') throw new JobDelayed(reason, retryAfterSeconds);
  if (fault === 'message' && template !== 'welcome') throw new JobRejected(reason);
}
