import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ProblemReport } from '@dalil/domain/quality/problem-report.ts';
import { mutationOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';

/** Sends what is wrong with a page; gives the reference number. */
export function sendProblemReport(api: ApiClient) {
  return mutationOptions({
    mutationFn: (report: ProblemReport & { locale: Locale }) =>
      read(api.api['problem-reports'].$post({ json: report })),
  });
}
