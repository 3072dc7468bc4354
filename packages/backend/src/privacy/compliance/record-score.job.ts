import { complianceScores } from '@dalil/database/tables/compliance.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { complianceScore } from '@dalil/domain/privacy/compliance-score.ts';
import type { JobHandler } from '../../core/job-handler.ts';
import { countCompliance } from './count-compliance.ts';

/** PRIV-10: stores the score of the day. The last run of a day holds. */
export const recordScore: JobHandler<'record-compliance-score'> = async ({ db, now }) => {
  const counts = await countCompliance(db);
  const row = { ...counts, score: complianceScore(counts).score, recordedAt: now() };
  await db
    .insert(complianceScores)
    .values({ day: dubaiDate(now()), ...row })
    .onConflictDoUpdate({ target: complianceScores.day, set: row });
};
