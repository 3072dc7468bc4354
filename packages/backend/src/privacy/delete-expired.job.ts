import { retentionPurges } from '@dalil/database/tables/compliance.ts';
import { sql } from 'drizzle-orm';
import { profiles, sessions, verifications } from '@dalil/database/tables/accounts.ts';
import { answerFeedback, assistantUsage, conversations, unansweredCounts } from '@dalil/database/tables/assistant.ts';
import { notifications, sentDigests } from '@dalil/database/tables/notifications.ts';
import { rateLimits } from '@dalil/database/tables/limits.ts';
import { mailLogEntries } from '@dalil/database/tables/mail.ts';
import { ideas, problemReports, supportRequests } from '@dalil/database/tables/quality.ts';
import { qualityFindings, qualityRuns } from '@dalil/database/tables/quality-control.ts';
import { reporterEvidence } from '@dalil/database/tables/reporters.ts';
import { searchCounts, searchVisitors } from '@dalil/database/tables/search.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import {
  CONVERSATION_RETENTION_DAYS,
  FEEDBACK_RETENTION_DAYS,
  UNANSWERED_RETENTION_DAYS,
} from '@dalil/assistant/conversation.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { NOTIFICATION_RETENTION_DAYS } from '@dalil/domain/notifications/notification.ts';
import { IDEA_RETENTION_DAYS } from '@dalil/domain/quality/idea.ts';
import { REPORT_RULE } from '@dalil/domain/quality/rules/rule-ids.ts';
import { SUPPORT_RETENTION_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { JobHandler } from '../core/job-handler.ts';
import { deleteExpiredExports } from './exports/delete-expired-exports.ts';
import { RETENTION_RULES } from './retention-rules.ts';

/** Deletes data after the retention periods stated in the privacy text, and records what each rule deleted. */
export const deleteExpired: JobHandler<'delete-expired'> = async ({ db, now, legalExports }) => {
  await deleteExpiredExports({ db, now, legalExports });
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
const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Longer than the longest window. The keys of the hashes change daily. */
const LIMITS_RETENTION_DAYS = 1;
/** The course of the scores over two years. */
const QUALITY_RETENTION_DAYS = 730;

/** Data of an unconfirmed sign-up is deleted after this time. */
export const UNCONFIRMED_RETENTION_DAYS = 7;

/** Deletes data after the retention periods stated in the privacy text. */
export const deleteExpired: JobHandler<'delete-expired'> = async ({ db, now }) => {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db.delete(supportRequests).where(lt(supportRequests.createdAt, daysAgo(SUPPORT_RETENTION_DAYS)));
  await db.delete(problemReports).where(lt(problemReports.createdAt, daysAgo(REPORT_RETENTION_DAYS)));
  const isReport = eq(qualityFindings.rule, REPORT_RULE);
  await db.delete(qualityFindings).where(and(isReport, lt(qualityFindings.firstSeen, daysAgo(REPORT_RETENTION_DAYS))));
  await db.delete(qualityRuns).where(lt(qualityRuns.createdAt, daysAgo(QUALITY_RETENTION_DAYS)));
  await db.delete(ideas).where(lt(ideas.createdAt, daysAgo(IDEA_RETENTION_DAYS)));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, daysAgo(LIMITS_RETENTION_DAYS)));
  await db.delete(mailLogEntries).where(lt(mailLogEntries.createdAt, daysAgo(MAIL_LOG_RETENTION_DAYS)));
  await db.delete(notifications).where(lt(notifications.createdAt, daysAgo(NOTIFICATION_RETENTION_DAYS)));
  await db.delete(sentDigests).where(lt(sentDigests.queuedAt, daysAgo(NOTIFICATION_RETENTION_DAYS)));
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
};
