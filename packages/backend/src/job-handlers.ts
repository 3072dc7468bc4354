import { notifyOfTries } from './accounts/notify-of-tries.job.ts';
import { watchCityAlerts } from './city/alerts/watch-city-alerts.job.ts';
import { refreshLive } from './city/live/refresh-live.job.ts';
import { importTimetable } from './city/timetable/import-timetable.job.ts';
import type { JobHandlers } from './core/job-handler.ts';
import { sendEmail } from './emails/send-email.job.ts';
import { refreshHeadlines } from './headlines/refresh-headlines.job.ts';
import { sendAlert } from './monitoring/send-alert.job.ts';
import { watchHealth } from './monitoring/watch-health.job.ts';
import { notifyOwners } from './notifications/notify-owners.job.ts';
import { sendChangeMails } from './notifications/send-change-mails.job.ts';
import { sendDigests } from './notifications/send-digests.job.ts';
import { sendNews } from './notifications/news/send-news.job.ts';
import { sendPushes } from './notifications/send-pushes.job.ts';
import { sendTexts } from './notifications/send-texts.job.ts';
import { draftLetter } from './newsroom/draft-letter.job.ts';
import { markOverdue } from './newsroom/mark-overdue.job.ts';
import { publishScheduled } from './newsroom/publish-scheduled.job.ts';
import { checkLinks } from './quality/control/check-links.job.ts';
import { checkQuality } from './quality/control/check-quality.job.ts';
import { queueReporters } from './reporters/queue-reporters.job.ts';
import { runReporterJob } from './reporters/run-reporter.job.ts';
import { recordScore } from './privacy/compliance/record-score.job.ts';
import { deleteExpired } from './privacy/delete-expired.job.ts';
import { runErasures } from './privacy/erasure/run-erasures.job.ts';
import { removePictureFiles } from './newsroom/pictures/remove-picture-files.job.ts';
import { removeExportFiles } from './privacy/exports/remove-export-files.job.ts';
import { makeExport } from './privacy/exports/make-export.job.ts';

/** The handlers of all jobs. Payloads and retry policies are in `core/jobs.ts`. */
export const JOB_HANDLERS: JobHandlers = {
  'send-email': sendEmail,
  'notify-of-tries': notifyOfTries,
  'delete-expired': deleteExpired,
  'record-compliance-score': recordScore,
  'mark-overdue': markOverdue,
  'watch-city-alerts': watchCityAlerts,
  'notify-owners': notifyOwners,
  'send-digests': sendDigests,
  'send-change-mails': sendChangeMails,
  'send-pushes': sendPushes,
  'send-texts': sendTexts,
  'send-news': sendNews,
  'publish-scheduled': publishScheduled,
  'refresh-live': refreshLive,
  'refresh-headlines': refreshHeadlines,
  'queue-reporters': queueReporters,
  'run-reporter': runReporterJob,
  'make-export': makeExport,
  'remove-export-files': removeExportFiles,
  'remove-picture-files': removePictureFiles,
  'run-erasures': runErasures,
  'import-timetable': importTimetable,
  'draft-letter': draftLetter,
  'check-quality': checkQuality,
  'check-links': checkLinks,
  'watch-health': watchHealth,
  'send-alert': sendAlert,
};
