import {
  CONVERSATION_RETENTION_DAYS,
  FEEDBACK_RETENTION_DAYS,
  UNANSWERED_RETENTION_DAYS,
} from '@dalil/assistant/conversation.ts';
import { endedSessions, profiles, sessions, staffInvitations, verifications } from '@dalil/database/tables/accounts.ts';
import { answerFeedback, assistantUsage, conversations, unansweredCounts } from '@dalil/database/tables/assistant.ts';
import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { serviceIncidents } from '@dalil/database/tables/service-incidents.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { rateLimits } from '@dalil/database/tables/limits.ts';
import { mailFailures, mailLogEntries } from '@dalil/database/tables/mail.ts';
import { pageCounts, pageVitals } from '@dalil/database/tables/monitoring.ts';
import { newsroomBulkChanges } from '@dalil/database/tables/newsroom.ts';
import { changeMailCounts, notifications, sentDigests } from '@dalil/database/tables/notifications.ts';
import { newsSubscriptions } from '@dalil/database/tables/operator-news.ts';
import { phoneCodes } from '@dalil/database/tables/phone-numbers.ts';
import { openReceipts, operationReceipts } from '@dalil/database/tables/offline.ts';
import { ideas, problemReports, supportRequests } from '@dalil/database/tables/quality.ts';
import { qualityFindings, qualityRuns } from '@dalil/database/tables/quality-control.ts';
import { reporterEvidence } from '@dalil/database/tables/reporters.ts';
import { searchCounts, searchVisitors } from '@dalil/database/tables/search.ts';
import { dataExportRequests, dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { CITY_ALERT_DAYS } from '@dalil/domain/city/alerts/city-alert.ts';
import { INCIDENT_RETENTION_DAYS } from '@dalil/domain/monitoring/service-incident.ts';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BULK_CHANGE_RETENTION_DAYS } from '@dalil/domain/newsroom/bulk-change.ts';
import { NOTIFICATION_RETENTION_DAYS } from '@dalil/domain/notifications/notification.ts';
import { OPERATION_RECEIPTS_RETENTION_DAYS } from '@dalil/domain/offline/operation.ts';
import { isOpen, REQUEST_RETENTION_DAYS, REQUEST_STATUSES } from '@dalil/domain/privacy/data-request.ts';
import {
  INVITATION_RETENTION_DAYS,
  MAIL_FAILURE_RETENTION_DAYS,
  MAIL_LOG_RETENTION_DAYS,
  MEASUREMENTS_RETENTION_DAYS,
  NEWS_REQUEST_RETENTION_DAYS,
  PHONE_CODE_RETENTION_DAYS,
  REPORT_RETENTION_DAYS,
  ROW_FAILURE_RETENTION_DAYS,
  type RetentionRuleId,
  SEARCH_COUNTS_RETENTION_DAYS,
  UNCONFIRMED_RETENTION_DAYS,
} from '@dalil/domain/privacy/retention-days.ts';
import { IDEA_RETENTION_DAYS } from '@dalil/domain/quality/idea.ts';
import { REPORT_RULE } from '@dalil/domain/quality/rules/rule-ids.ts';
import { SUPPORT_RETENTION_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { and, eq, getTableName, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Longer than the longest window. The keys of the hashes change daily. */
const LIMITS_RETENTION_DAYS = 1;
/** The course of the scores over two years. */
const QUALITY_RETENTION_DAYS = 730;
const UNVERIFIED_DAYS = 1;
const SESSION_RETENTION_DAYS = SESSION_TIMES.absoluteSeconds / DAY_SECONDS;

/** What is deleted after its time. `days` is null where each row has its own end. */
export type RetentionRule = {
  id: RetentionRuleId;
  table: PgTable;
  /** Tables whose rows are deleted with these. */
  with?: readonly string[];
  days: number | null;
  /** Which rows are past their time. */
  isPast: (now: Date) => SQL | undefined;
};

const ENDED_STATUSES = REQUEST_STATUSES.filter((status) => !isOpen(status));

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Rows whose moment is this many days ago. */
const olderThan = (moment: PgColumn, days: number) => ({
  days,
  isPast: (now: Date) => lt(moment, daysBefore(now, days)),
});

/** Rows of a day in Dubai that is more than this many days ago. */
const ofEarlierDays = (day: PgColumn, days: number) => ({
  days,
  isPast: (now: Date) => lt(day, addDays(dubaiDate(now), -days)),
});

/** Every retention rule. The job `delete-expired` applies them every hour. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    id: 'support-requests',
    table: supportRequests,
    ...olderThan(supportRequests.createdAt, SUPPORT_RETENTION_DAYS),
  },
  {
    id: 'problem-reports',
    table: problemReports,
    ...olderThan(problemReports.createdAt, REPORT_RETENTION_DAYS),
  },
  {
    id: 'report-findings',
    table: qualityFindings,
    days: REPORT_RETENTION_DAYS,
    isPast: (now) =>
      and(eq(qualityFindings.rule, REPORT_RULE), lt(qualityFindings.firstSeen, daysBefore(now, REPORT_RETENTION_DAYS))),
  },
  {
    id: 'quality-runs',
    table: qualityRuns,
    ...olderThan(qualityRuns.createdAt, QUALITY_RETENTION_DAYS),
  },
  {
    id: 'ideas',
    table: ideas,
    ...olderThan(ideas.createdAt, IDEA_RETENTION_DAYS),
  },
  {
    // One that was never confirmed has no end of its own.
    id: 'city-alerts',
    table: cityAlerts,
    ...olderThan(cityAlerts.createdAt, CITY_ALERT_DAYS),
  },
  {
    id: 'service-incidents',
    table: serviceIncidents,
    with: ['service_incident_updates'],
    ...olderThan(serviceIncidents.startedAt, INCIDENT_RETENTION_DAYS),
  },
  {
    id: 'rate-limits',
    table: rateLimits,
    ...olderThan(rateLimits.windowStart, LIMITS_RETENTION_DAYS),
  },
  {
    id: 'mail-log',
    table: mailLogEntries,
    ...olderThan(mailLogEntries.createdAt, MAIL_LOG_RETENTION_DAYS),
  },
  {
    id: 'search-visitors',
    table: searchVisitors,
    days: 1,
    isPast: (now) => lt(searchVisitors.day, dubaiDate(now)),
  },
  {
    id: 'search-counts',
    table: searchCounts,
    ...ofEarlierDays(searchCounts.day, SEARCH_COUNTS_RETENTION_DAYS),
  },
  {
    id: 'page-counts',
    table: pageCounts,
    ...ofEarlierDays(pageCounts.day, MEASUREMENTS_RETENTION_DAYS),
  },
  {
    id: 'page-vitals',
    table: pageVitals,
    ...ofEarlierDays(pageVitals.day, MEASUREMENTS_RETENTION_DAYS),
  },
  {
    id: 'unanswered-counts',
    table: unansweredCounts,
    ...ofEarlierDays(unansweredCounts.day, UNANSWERED_RETENTION_DAYS),
  },
  {
    id: 'conversations',
    table: conversations,
    with: ['conversation_turns'],
    ...olderThan(conversations.updatedAt, CONVERSATION_RETENTION_DAYS),
  },
  {
    id: 'answer-feedback',
    table: answerFeedback,
    ...olderThan(answerFeedback.createdAt, FEEDBACK_RETENTION_DAYS),
  },
  {
    id: 'assistant-usage',
    table: assistantUsage,
    days: LIMITS_RETENTION_DAYS,
    isPast: (now) => lt(assistantUsage.day, dubaiDate(daysBefore(now, LIMITS_RETENTION_DAYS))),
  },
  {
    id: 'reporter-evidence',
    table: reporterEvidence,
    days: null,
    isPast: (now) => lt(reporterEvidence.expiresAt, now),
  },
  {
    id: 'sessions',
    table: sessions,
    days: SESSION_RETENTION_DAYS,
    isPast: (now) => or(lt(sessions.expiresAt, now), lt(sessions.createdAt, daysBefore(now, SESSION_RETENTION_DAYS))),
  },
  {
    id: 'ended-sessions',
    table: endedSessions,
    ...olderThan(endedSessions.endedAt, SESSION_RETENTION_DAYS),
  },
  { id: 'verifications', table: verifications, days: null, isPast: (now) => lt(verifications.expiresAt, now) },
  {
    id: 'unconfirmed-accounts',
    table: profiles,
    days: UNCONFIRMED_RETENTION_DAYS,
    isPast: (now) =>
      and(eq(profiles.emailVerified, false), lt(profiles.createdAt, daysBefore(now, UNCONFIRMED_RETENTION_DAYS))),
  },
  {
    id: 'operation-receipts',
    table: operationReceipts,
    ...olderThan(operationReceipts.appliedAt, OPERATION_RECEIPTS_RETENTION_DAYS),
  },
  {
    id: 'open-receipts',
    table: openReceipts,
    ...olderThan(openReceipts.appliedAt, OPERATION_RECEIPTS_RETENTION_DAYS),
  },
  {
    // A guest who has not entered the code within a day has not sent a request.
    id: 'data-requests',
    table: dataSubjectRequests,
    days: REQUEST_RETENTION_DAYS,
    isPast: (now) =>
      or(
        and(
          isNotNull(dataSubjectRequests.codeHash),
          isNull(dataSubjectRequests.verifiedAt),
          lt(dataSubjectRequests.requestDate, daysBefore(now, UNVERIFIED_DAYS)),
        ),
        and(
          inArray(dataSubjectRequests.status, ENDED_STATUSES),
          lt(dataSubjectRequests.updatedAt, daysBefore(now, REQUEST_RETENTION_DAYS)),
        ),
      ),
  },
  {
    // The file is deleted when its link has run out, with the job that applies these rules.
    id: 'data-exports',
    table: dataExportRequests,
    days: REQUEST_RETENTION_DAYS,
    isPast: (now) =>
      and(
        isNull(dataExportRequests.fileKey),
        lt(dataExportRequests.requestDate, daysBefore(now, REQUEST_RETENTION_DAYS)),
      ),
  },
  {
    id: 'notifications',
    table: notifications,
    ...olderThan(notifications.createdAt, NOTIFICATION_RETENTION_DAYS),
  },
  {
    id: 'sent-digests',
    table: sentDigests,
    ...olderThan(sentDigests.queuedAt, NOTIFICATION_RETENTION_DAYS),
  },
  {
    id: 'change-mail-counts',
    table: changeMailCounts,
    ...ofEarlierDays(changeMailCounts.day, NOTIFICATION_RETENTION_DAYS),
  },
  {
    id: 'mail-failures',
    table: mailFailures,
    ...olderThan(mailFailures.lastAt, MAIL_FAILURE_RETENTION_DAYS),
  },
  { id: 'row-failures', table: rowFailures, ...olderThan(rowFailures.lastAt, ROW_FAILURE_RETENTION_DAYS) },
  { id: 'phone-codes', table: phoneCodes, ...olderThan(phoneCodes.createdAt, PHONE_CODE_RETENTION_DAYS) },
  {
    id: 'news-requests',
    table: newsSubscriptions,
    days: NEWS_REQUEST_RETENTION_DAYS,
    isPast: (now) =>
      and(
        isNull(newsSubscriptions.confirmedAt),
        lt(newsSubscriptions.requestedAt, daysBefore(now, NEWS_REQUEST_RETENTION_DAYS)),
      ),
  },
  {
    id: 'staff-invitations',
    table: staffInvitations,
    ...olderThan(staffInvitations.expiresAt, INVITATION_RETENTION_DAYS),
  },
  {
    id: 'bulk-changes',
    table: newsroomBulkChanges,
    ...olderThan(newsroomBulkChanges.changedAt, BULK_CHANGE_RETENTION_DAYS),
  },
];

/** The tables a rule deletes from. */
export function tablesOf({ table, with: others = [] }: RetentionRule): string[] {
  return [getTableName(table), ...others];
}
