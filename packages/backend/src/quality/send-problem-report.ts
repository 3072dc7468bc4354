import { problemReports } from '@dalil/database/tables/quality.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { makeReference, problemReportSchema } from '@dalil/domain/quality/problem-report.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';

export const sendProblemReportInput = z.object({ ...problemReportSchema.shape, locale: z.enum(LOCALES) });

/** Keeps what a reader says is wrong with a page. Answers with the reference number they can ask about. */
export const sendProblemReport = command({
  name: 'send-problem-report',
  input: sendProblemReportInput,
  permission: 'quality:report:any',
  audit: { none: 'a report holds no personal data and is itself the record' },
  run: async ({ db, now, randomInt }, { page, reason, message, locale }) => {
    const reference = makeReference(randomInt);
    await db.insert(problemReports).values({ reference, page, reason, message, locale, state: 'open', createdAt: now() });
    return { reference };
  },
});
