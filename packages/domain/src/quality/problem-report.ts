import * as z from 'zod/mini';

/** What a reader can say is wrong with a page. */
export const REPORT_REASONS = ['closed', 'wrong-fact', 'wrong-place', 'translation', 'accessibility', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_MESSAGE_LIMIT = 2000;

/** A report as sent by a page: which page, what is wrong, in the reader's words. No name, no address. */
export const problemReportSchema = z.object({
  page: z.string().check(z.regex(/^\/[^\s?#]{0,200}$/)),
  reason: z.enum(REPORT_REASONS),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPORT_MESSAGE_LIMIT)),
});

export type ProblemReport = z.infer<typeof problemReportSchema>;
