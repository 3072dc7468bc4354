import { retentionPurges } from '@dalil/database/tables/compliance.ts';
import { sql } from 'drizzle-orm';
import type { JobHandler } from '../core/job-handler.ts';
import { deleteExpiredExports } from './exports/delete-expired-exports.ts';
import { deleteOldRequests } from './rights/delete-old-requests.ts';
import {
  MAIL_LOG_RETENTION_DAYS,
  REPORT_RETENTION_DAYS,
  SEARCH_COUNTS_RETENTION_DAYS,
} from '@dalil/domain/privacy/retention-days.ts';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Longer than the longest window. The keys of the hashes change daily. */
const LIMITS_RETENTION_DAYS = 1;
/** The course of the scores over two years. */
const QUALITY_RETENTION_DAYS = 730;

/** Data of an unconfirmed sign-up is deleted after this time. */
export const UNCONFIRMED_RETENTION_DAYS = 7;

/** Deletes data after the retention periods stated in the privacy text. */
export const deleteExpired: JobHandler<'delete-expired'> = async ({ db, now, legalExports }) => {
  await deleteExpiredExports({ db, now, legalExports });
  await deleteOldRequests({ db, now });
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db.delete(supportRequests).where(lt(supportRequests.createdAt, daysAgo(SUPPORT_RETENTION_DAYS)));
  await db.delete(problemReports).where(lt(problemReports.createdAt, daysAgo(REPORT_RETENTION_DAYS)));
  const isReport = eq(qualityFindings.rule, REPORT_RULE);
  await db.delete(qualityFindings).where(and(isReport, lt(qualityFindings.firstSeen, daysAgo(REPORT_RETENTION_DAYS))));
  await db.delete(qualityRuns).where(lt(qualityRuns.createdAt, daysAgo(QUALITY_RETENTION_DAYS)));
  await db.delete(ideas).where(lt(ideas.createdAt, daysAgo(IDEA_RETENTION_DAYS)));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, daysAgo(LIMITS_RETENTION_DAYS)));
  await db.delete(mailLogEntries).where(lt(mailLogEntries.createdAt, daysAgo(MAIL_LOG_RETENTION_DAYS)));
  const today = dubaiDate(now());
  await db.delete(searchVisitors).where(lt(searchVisitors.day, today));
  await db.delete(searchCounts).where(lt(searchCounts.day, addDays(today, -SEARCH_COUNTS_RETENTION_DAYS)));
  await db.delete(unansweredCounts).where(lt(unansweredCounts.day, addDays(today, -UNANSWERED_RETENTION_DAYS)));
  await db.delete(conversations).where(lt(conversations.updatedAt, daysAgo(CONVERSATION_RETENTION_DAYS)));
  await db.delete(answerFeedback).where(lt(answerFeedback.createdAt, daysAgo(FEEDBACK_RETENTION_DAYS)));
  await db.delete(assistantUsage).where(lt(assistantUsage.day, dubaiDate(daysAgo(LIMITS_RETENTION_DAYS))));
  await db.delete(reporterEvidence).where(lt(reporterEvidence.expiresAt, now()));
  await db.delete(sessions).where(lt(sessions.expiresAt, now()));
  await db.delete(sessions).where(lt(sessions.createdAt, daysAgo(SESSION_TIMES.absoluteSeconds / DAY_SECONDS)));
  await db.delete(verifications).where(lt(verifications.expiresAt, now()));
  await db
    .delete(profiles)
    .where(and(eq(profiles.emailVerified, false), lt(profiles.createdAt, daysAgo(UNCONFIRMED_RETENTION_DAYS))));
import { RETENTION_RULES } from './retention-rules.ts';

/** Deletes data after the retention periods stated in the privacy text, and records what each rule deleted. */
export const deleteExpired: JobHandler<'delete-expired'> = async ({ db, now }) => {
  for (const { id, table, isPast } of RETENTION_RULES) {
    const at = now();
    const { rowCount } = await db.delete(table).where(isPast(at));
    const deleted = rowCount ?? 0;
    const last = deleted === 0 ? {} : { deletedAt: at, lastDeleted: deleted };
    await db
      .insert(retentionPurges)
      .values({ rule: id, purgedAt: at, deleted, ...last })
      .onConflictDoUpdate({
        target: retentionPurges.rule,
        set: { purgedAt: sql`excluded.purged_at`, deleted, ...last },
      });
  }
};
