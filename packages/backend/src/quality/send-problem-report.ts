import { problemReports } from '@dalil/database/tables/quality.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { problemReportSchema } from '@dalil/domain/quality/problem-report.ts';
import { makeReference } from '@dalil/domain/quality/reference.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { addReportFinding } from './report-finding.ts';

/** A reference that already exists is generated again. With 30^8 references even one collision is rare. */
const MAX_ATTEMPTS = 5;

export const sendProblemReportInput = z.object({ ...problemReportSchema.shape, locale: z.enum(LOCALES) });

/** Saves a user's report of a problem on a page. Returns the reference number for later enquiries. */
export const sendProblemReport = command({
  name: 'send-problem-report',
  input: sendProblemReportInput,
  permission: 'quality:report:any',
  audit: { none: 'a report holds no personal data and is itself the record' },
  run: async (deps, report) => {
    const { db, now, randomInt } = deps;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const saved = await db
        .insert(problemReports)
        .values({ ...report, reference: makeReference(randomInt, 'R'), state: 'received', createdAt: now() })
        .onConflictDoNothing()
        .returning({ reference: problemReports.reference });
      if (saved[0]) {
        await addReportFinding(deps, { ...report, ...saved[0] });
        return saved[0];
      }
    }
    throw new Failure('unavailable', { retryAfter: 1 });
  },
});
