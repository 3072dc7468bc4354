import { splitLocale } from '@dalil/domain/language/locale.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { sendProblemReport } from '../../queries/quality.ts';
import { mistakesIn, type ReportMistakes, reportOf } from './check-report.ts';
import { keepDraft, readDraft, type ReportDraft } from './report-draft.ts';

/** The report of this page: its draft, its mistakes once it was tried to be sent, and the sending. */
export function useReport() {
  const { locale, path: page } = splitLocale(useLocation().pathname);
  const [draft, setDraft] = useState(() => readDraft(page));
  const [mistakes, setMistakes] = useState<ReportMistakes>({});
  // Offline it fails at once instead of waiting for a connection, so that the reader knows.
  const sending = useMutation({ ...sendProblemReport(useApi()), networkMode: 'always' });

  /**
   * Also takes back a mistake that is corrected; new ones wait until the next sending. Not when the field is left:
   * the form would move under a pointer on its way to the button.
   */
  function change(next: Partial<ReportDraft>): void {
    const changed = { ...draft, ...next };
    setDraft(changed);
    keepDraft(page, changed);
    const remaining = mistakesIn(changed);
    setMistakes((shown) => {
      const kept = Object.entries(shown).filter(([field]) => field in remaining);
      return kept.length === Object.keys(shown).length ? shown : Object.fromEntries(kept);
    });
  }

  function send(): void {
    if (sending.isPending) return;
    const report = reportOf(page, draft);
    setMistakes(mistakesIn(draft));
    if (report) sending.mutate({ ...report, locale }, { onSuccess: () => change({ reason: '', message: '' }) });
  }

  return { draft, change, mistakes, send, sending };
}
