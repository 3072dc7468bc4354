import * as z from 'zod/mini';
import { isSitePath } from '../guide/site-path.ts';
import { textInput } from '../language/text-input.ts';

/** The reasons a user can report a page for. */
export const REPORT_REASONS = ['closed', 'wrong-fact', 'wrong-place', 'translation', 'accessibility', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_MESSAGE_LIMIT = 2000;

/** A report sent by a page: the page, the problem, in the user's text. No name, no address. */
export const problemReportSchema = z.object({
  page: textInput().check(z.regex(/^\/[^\s?#]{0,200}$/, { abort: true }), isSitePath),
  reason: z.enum(REPORT_REASONS),
  message: textInput().check(z.trim(), z.minLength(1), z.maxLength(REPORT_MESSAGE_LIMIT)),
});

export type ProblemReport = z.infer<typeof problemReportSchema>;
