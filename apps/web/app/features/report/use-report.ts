import { splitLocale } from '@dalil/domain/language/locale.ts';
import { useLocation } from 'react-router';
import { findFieldErrors, reportOf } from './check-report.ts';
import { reportItem } from './queued-reports.ts';
import { EMPTY, readDraft, saveDraft } from './report-draft.ts';
import { useQueuedText } from './use-queued-text.ts';

/** The report of a page, by default the visible one. */
export function useReport(subject?: string) {
  const { path } = splitLocale(useLocation().pathname);
  const page = subject ?? path;
  return useQueuedText({
    empty: EMPTY,
    read: () => readDraft(page),
    save: (draft) => saveDraft(page, draft),
    findErrors: findFieldErrors,
    toItem: (draft, locale) => {
      const report = reportOf(page, draft);
      return report && reportItem({ ...report, locale });
    },
  });
}
