import { isHardBounce } from '@dalil/domain/notifications/mail-failure.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { JobDelayed, type JobHandler, JobRejected } from '../core/job-handler.ts';
import { keyInUse } from '../core/keys.ts';
import { isNewsReader } from '../notifications/news/news-readers.ts';
import type { SendResult } from '../providers/mail/mail.ts';
import type { Email } from './email.ts';
import { mailToken } from './failures/mail-token.ts';
import { findFailure, recordFailure } from './failures/record-failure.ts';
import { writeEmail } from './write-email.ts';

const MINUTE_MS = 60_000;

type Failed = Extract<SendResult, { sent: 0 }>;

/**
 * NOTIF-4: writes a mail and passes it to the provider. Delivery is at least once: if a process ends right after the provider
 * accepts the mail, it is sent again under the same id. A mail whose code or link has expired is not sent, and neither is one of a
 * subscription to an address that mail has failed on.
 */
export const sendEmail: JobHandler<'send-email'> = async (deps, email, { id, enqueuedAt }) => {
  const { template, to, locale } = email;
  if (isOutOfDate(email, enqueuedAt, deps.now())) return deps.log('warn', 'email_out_of_date', { id, template });
  const unsubscribeUrl = 'unsubscribe' in email.data ? email.data.unsubscribe : undefined;
  if (unsubscribeUrl !== undefined && (await findFailure(deps, to))) {
    return deps.log('info', 'email_suppressed', { id, template });
  }
  if (template === 'operator-news' && !(await isReader(deps, to))) {
    return deps.log('info', 'email_suppressed', { id, template });
  }
  const written = await writeEmail(email, { now: deps.now(), publicUrl: deps.publicUrl, operator: deps.operator });
  const proof = mailToken(keyInUse(deps.accounts.keys, deps.now()).value, id, to);
  const result = await deps.sendMail({ id, to, locale, proof, ...written, unsubscribeUrl });
  if (result.sent === 1) return deps.log('info', 'email_sent', { id, template });
  deps.log('warn', 'email_not_sent', { id, template, reason: result.reason });
  await recordIfUnreachable(deps, to, result);
  failUnlessIgnored(email, result);
};

/** Whoever left the operator's news while the mail waited does not get it. */
async function isReader({ db }: Pick<Deps, 'db'>, address: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from profiles p where p.email = ${address} and ${isNewsReader}`);
  return rows.length > 0;
}

function isOutOfDate({ data }: Email, enqueuedAt: Date, now: Date): boolean {
  if (!('validMinutes' in data)) return false;
  return now.getTime() - enqueuedAt.getTime() >= data.validMinutes * MINUTE_MS;
}

/** NOTIF-4: a lasting rejection of the recipient while sending counts as a report of it afterwards does. */
async function recordIfUnreachable(deps: Deps, address: string, { fault, status, reason }: Failed): Promise<void> {
  if (fault !== 'recipient' || (status !== undefined && !isHardBounce(status))) return;
  await recordFailure(deps, { address, kind: 'bounce', code: status ?? reason });
}

/** An address that does not exist is not our failure, and a rejected welcome mail is ignored. */
function failUnlessIgnored({ template }: Email, result: Failed): void {
  const { fault, reason, retryAfterSeconds } = result;
  if (fault === 'provider') throw new JobDelayed(reason, retryAfterSeconds);
  if (fault === 'message' && template !== 'welcome') throw new JobRejected(reason);
}
