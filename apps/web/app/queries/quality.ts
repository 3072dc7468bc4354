import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ProblemReport } from '@dalil/domain/quality/problem-report.ts';
import type { SupportRequest } from '@dalil/domain/quality/support-request.ts';
import { mutationOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';

/** Sends what is wrong with a page; gives the reference number. */
export function sendProblemReport(api: ApiClient) {
  return mutationOptions({
    mutationFn: (report: ProblemReport & { locale: Locale }) =>
      read(api.api['problem-reports'].$post({ json: report })),
  });
}

/** Sends a message to those who run the site; gives the reference number. Delivered twice it is kept once. */
export function sendSupportRequest(
  api: ApiClient,
  request: SupportRequest & { locale: Locale },
): Promise<{ reference: string }> {
  return read(api.api['support-requests'].$post({ json: request }));
}
