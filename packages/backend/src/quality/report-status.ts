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

const reportReference = z.object({
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

const STATUS_EXAMPLE: ReportStatus = {
  reference: 'R-7K2M9QXD',
  state: 'received',
  answer: null,
  answerLocale: null,
  receivedOn: '2026-11-26',
  changedOn: null,
};

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
  output: reportStatusSchema,
  permission: 'quality:report:any',
  http: {
    route: 'GET /problem-reports/{reference}',
    summary: 'How far a report has come, by the number its sender was given',
    answer: STATUS_EXAMPLE,
    failures: ['not_found'],
    reading: { retry: false },
  },
  run: async ({ db }, { reference }): Promise<ReportStatus> => {
    const [row] = await db.select().from(problemReports).where(eq(problemReports.reference, reference));
    if (!row) throw new Failure('not_found');
    return statusOf(row);
  },
});

const reportChangeFields = {
  state: z.enum(REPORT_STATES),
  answer: z.nullable(textInput().trim().max(REPORT_ANSWER_LIMIT)).transform((text) => (text === '' ? null : text)),
  answerLocale: z.enum(LOCALES),
};
const changeInput = z.object({ ...reportReference.shape, ...reportChangeFields });

/** Records how far a report has come and what its sender may read. The finding of a settled report is resolved. */
export const changeReport = command({
  name: 'change-report',
  input: changeInput,
  output: reportStatusSchema,
  permission: 'quality:triage:any',
  http: {
    route: 'POST /problem-reports/{reference}',
    summary: 'Says how far a report has come, and what its sender may read',
    example: { state: 'corrected', answer: 'The entrance is now right.', answerLocale: 'en' },
    answer: STATUS_EXAMPLE,
    failures: ['not_found'],
  },
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
