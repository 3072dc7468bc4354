import { type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import type { ProblemReport } from '@dalil/domain/quality/problem-report.ts';
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
  const [isKept, setKept] = useState(false);
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

  const clear = () => change({ reason: '', message: '' });

  async function send(): Promise<void> {
    if (sending.isPending) return;
    const report = reportOf(page, draft);
    setMistakes(mistakesIn(draft));
    if (!report) return;
    // Only what was never on its way goes into the queue: sent twice it would be two reports.
    if (!navigator.onLine && (await keepOnDevice({ ...report, locale }))) {
      sending.reset();
      setKept(true);
      clear();
    } else sending.mutate({ ...report, locale }, { onSuccess: clear });
  }

  return { draft, change, mistakes, send, sending, isKept, writeAnother: () => setKept(false) };
}

/** False where its part of the site or the disk cannot be reached; the text then stays in the form. */
async function keepOnDevice(report: ProblemReport & { locale: Locale }): Promise<boolean> {
  try {
    const { keepReport } = await import('./kept-reports.ts');
    await keepReport(report);
    return true;
  } catch {
    return false;
  }
}
