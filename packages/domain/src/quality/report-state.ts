import { typedReference } from '../language/reference-number.ts';

/** How far a report of a problem has come. `no-fault`: what the page says is right. */
export const REPORT_STATES = ['received', 'checking', 'corrected', 'no-fault'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The maximum length of what staff write to whoever has the reference. */
export const REPORT_ANSWER_LIMIT = 500;

export const REPORT_REFERENCE = /^R-[2-9A-HJKMNP-TV-Z]{8}$/;

/** A reference as it may be typed, see `typedReference`. Null if it can be none. */
export function readReportReference(text: string): string | null {
  const plain = typedReference('R', text);
  return REPORT_REFERENCE.test(plain) ? plain : null;
}
