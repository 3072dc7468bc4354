import { rateLimits } from '@dalil/database/tables/limits.ts';
import { outboxEmails } from '@dalil/database/tables/mail.ts';
import { supportRequests } from '@dalil/database/tables/quality.ts';
import { SUPPORT_KEPT_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { lt } from 'drizzle-orm';
import type { JobHandler } from '../core/job-handler.ts';
import { OUTBOX_KEPT_DAYS } from '../providers/mail/outbox.ts';

const DAY_MS = 86_400_000;
/** Longer than the longest window; the keys of the hashes change daily. */
const LIMITS_KEPT_DAYS = 1;

/** Deletes what has been kept for as long as the privacy text says. */
export const deleteExpired: JobHandler<'delete-expired'> = async ({ db, now }) => {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db.delete(supportRequests).where(lt(supportRequests.createdAt, daysAgo(SUPPORT_KEPT_DAYS)));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, daysAgo(LIMITS_KEPT_DAYS)));
  await db.delete(outboxEmails).where(lt(outboxEmails.createdAt, daysAgo(OUTBOX_KEPT_DAYS)));
};
