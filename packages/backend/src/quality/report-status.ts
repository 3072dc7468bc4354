import { problemReports } from '@dalil/database/tables/quality.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { typedReference } from '@dalil/domain/language/reference-number.ts';
import {
  REPORT_ANSWER_LIMIT,
  REPORT_REFERENCE,
  REPORT_STATES,
  type ReportState,
} from '@dalil/domain/quality/report-state.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { resolveReportFinding } from './report-finding.ts';

export const reportReference = z.object({
  reference: textInput()
    .overwrite((text) => typedReference('R', text))
    .regex(REPORT_REFERENCE)
    .meta({ description: 'The number its sender was given', example: 'R-7KQ2MX4B' }),
});

/** What whoever has the reference may know: never the words of the report, nor the page. */
export const reportStatusSchema = z.object({
  reference: z.string(),
  state: z.enum(REPORT_STATES),
  answer: z.nullable(z.string()),
  answerLocale: z.nullable(z.enum(LOCALES)),
  receivedOn: z.string(),
  changedOn: z.nullable(z.string()),
});
export type ReportStatus = z.infer<typeof reportStatusSchema>;

function statusOf(row: typeof problemReports.$inferSelect): ReportStatus {
  return {
    reference: row.reference,
    // Written by commands that check these values.
    state: row.state as ReportState,
    answer: row.answer,
    answerLocale: row.answerLocale as Locale | null,
    receivedOn: dubaiDate(row.createdAt),
    changedOn: row.updatedAt ? dubaiDate(row.updatedAt) : null,
  };
}

/** How far a report has come. Fails with `not_found` if there is none with this reference, or it has been deleted. */
export const getReportStatus = query({
  name: 'get-report-status',
  input: reportReference,
  permission: 'quality:report:any',
  run: async ({ db }, { reference }): Promise<ReportStatus> => {
    const [row] = await db.select().from(problemReports).where(eq(problemReports.reference, reference));
    if (!row) throw new Failure('not_found');
    return statusOf(row);
  },
});

export const reportChangeFields = {
  state: z.enum(REPORT_STATES),
  answer: z.nullable(textInput().trim().max(REPORT_ANSWER_LIMIT)).transform((text) => (text === '' ? null : text)),
  answerLocale: z.enum(LOCALES),
};
const changeInput = z.object({ ...reportReference.shape, ...reportChangeFields });

/** Records how far a report has come and what its sender may read. The finding of a settled report is resolved. */
export const changeReport = command<typeof changeInput, ReportStatus>({
  name: 'change-report',
  input: changeInput,
  permission: 'quality:triage:any',
  audit: { event: 'quality.report-changed', metadata: ({ reference, state }) => ({ reference, to: state }) },
  run: async (deps, { reference, state, answer, answerLocale }) => {
    const set = { state, answer, answerLocale: answer === null ? null : answerLocale, updatedAt: deps.now() };
    const [row] = await deps.db
      .update(problemReports)
      .set(set)
      .where(eq(problemReports.reference, reference))
      .returning();
    if (!row) throw new Failure('not_found');
    await resolveReportFinding(deps, reference, state === 'corrected' || state === 'no-fault');
    return statusOf(row);
  },
});
