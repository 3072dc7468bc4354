import { ROW_FAILURE_RETENTION_DAYS } from '@dalil/domain/privacy/retention-days.ts';
import { sql } from 'drizzle-orm';
import { DELETE, type PersonalData } from './find-personal-data.ts';

/** What a job could not do for a user, under the id of the user. */
export const ROW_FAILURES: PersonalData = {
  table: 'row_failures',
  category: 'security',
  columns: ['loop', 'code', 'first_at', 'last_at'],
  foundBy: 'the id of the user at the start of row_key',
  find: ({ userId }) => (userId === null ? null : sql`starts_with(row_key, ${userId})`),
  onErasure: DELETE,
  retentionDays: ROW_FAILURE_RETENTION_DAYS,
};
