import { type ProblemReport, REPORT_MESSAGE_LIMIT, REPORT_REASONS } from '@dalil/domain/quality/problem-report.ts';
import type { ReportDraft } from './report-draft.ts';

/** A message with its values. */
export type FieldMessage = { key: string; values?: Record<string, number> };

export type ReportErrors = { reason?: FieldMessage; message?: FieldMessage };

/** The field errors of a draft. Empty if it can be sent. */
export function findFieldErrors({ reason, message }: ReportDraft): ReportErrors {
  const length = message.trim().length;
  return {
    ...(isReason(reason) ? {} : { reason: { key: 'item.report.reason-missing' } }),
    ...(length === 0 ? { message: { key: 'item.report.message-missing' } } : {}),
    ...(length > REPORT_MESSAGE_LIMIT
      ? { message: { key: 'item.report.message-long', values: { count: length - REPORT_MESSAGE_LIMIT } } }
      : {}),
  };
}

/** The report of a valid draft, else null. */
export function reportOf(page: string, { reason, message }: ReportDraft): ProblemReport | null {
  if (!isReason(reason) || Object.keys(findFieldErrors({ reason, message })).length > 0) return null;
  return { page, reason, message: message.trim() };
}

function isReason(reason: string): reason is ProblemReport['reason'] {
  return (REPORT_REASONS as readonly string[]).includes(reason);
}
