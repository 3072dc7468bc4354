import type { JobSchedule } from './core/job-queue.ts';

/**
 * When each job is done by itself, in Dubai's time: the whole list. All processes together do it once; one that was missed
 * while none ran is made up for at the next start.
 */
export const SCHEDULE: readonly JobSchedule[] = [{ job: 'delete-expired', cron: '17 * * * *' }];
