import type { JobSchedule } from './core/job-queue.ts';

/**
 * The schedule of all automatic jobs, in Dubai's time. Each runs once across all processes. A run missed while no process was
 * running is made up at the next start.
 */
export const SCHEDULE: readonly JobSchedule[] = [
  { job: 'delete-expired', cron: '17 * * * *' },
  { job: 'run-erasures', cron: '47 * * * *' },
  { job: 'publish-scheduled', cron: '* * * * *' },
  { job: 'record-compliance-score', cron: '37 * * * *' },
  { job: 'watch-health', cron: '* * * * *' },
  { job: 'watch-city-alerts', cron: '* * * * *' },
  { job: 'notify-owners', cron: '* * * * *' },
  { job: 'send-digests', cron: '*/5 * * * *' },
  { job: 'send-change-mails', cron: '* * * * *' },
  { job: 'send-pushes', cron: '* * * * *' },
  { job: 'send-texts', cron: '* * * * *' },
  { job: 'send-news', cron: '* * * * *' },
  { job: 'mark-overdue', cron: '2 * * * *' },
  { job: 'refresh-live', cron: '*/5 * * * *' },
  { job: 'refresh-headlines', cron: '3-59/10 * * * *' },
  { job: 'queue-reporters', cron: '*/5 * * * *' },
  { job: 'import-timetable', cron: '23 * * * *' },
  // Monday, about the week that is over.
  { job: 'draft-letter', cron: '30 5 * * 1' },
  { job: 'check-links', cron: '41 3 * * *' },
  { job: 'check-quality', cron: '31 5 * * *' },
];
