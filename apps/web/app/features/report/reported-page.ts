import { problemReportSchema } from '@dalil/domain/quality/problem-report.ts';
import { REPORT_HASH } from './report-hash.ts';

/** The page a fragment of the support page names, without its language. Null if it names none. */
export function reportedPage(hash: string): string | null {
  if (!hash.startsWith(REPORT_HASH)) return null;
  const page = problemReportSchema.shape.page.safeParse(hash.slice(REPORT_HASH.length));
  // Two slashes would lead to another site.
  return page.success && !/^\/[/\\]/.test(page.data) ? page.data : null;
}
