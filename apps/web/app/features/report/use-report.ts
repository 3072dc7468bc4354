import { splitLocale } from '@dalil/domain/language/locale.ts';
import type { NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { sendReportDirectly } from '../../queries/quality.ts';
import { announcedByPage } from '../offline-sync/sync-state.ts';
import { type FieldMessage, findFieldErrors, type ReportErrors, reportOf } from './check-report.ts';
import { failureMessage, REJECTED } from './failure-message.ts';
import { discardReport, queueReport, reportItem, sentBefore } from './queued-reports.ts';
import { EMPTY, saveDraft, type ReportDraft, readDraft } from './report-draft.ts';
import { useHandedOver } from './use-handed-over.ts';

type Handed = { id: string; draft: ReportDraft };

/**
 * The report of a page, by default the visible one: its draft, its field errors after the first attempt to send, and its result. The queue sends it.
 * Without a queue it is sent directly.
 */
export function useReport(subject?: string) {
  const { locale, path } = splitLocale(useLocation().pathname);
  const page = subject ?? path;
  const [draft, setDraft] = useState(() => readDraft(page));
  const [fieldErrors, setFieldErrors] = useState<ReportErrors>({});
  const [handed, setHanded] = useState<Handed | null>(null);
  const [failure, setFailure] = useState<FieldMessage | null>(null);
  // Offline it fails immediately instead of waiting for a connection, so that the user is notified.
  const sending = useMutation({ ...sendReportDirectly(useApi()), networkMode: 'always' });
  const outcome = useHandedOver(handed?.id ?? null);
  const state = outcome?.state;

  const reconcile = useEffectEvent(() => {
    if (!handed) return;
    if (state === 'refused') {
      // One that cannot be removed from the queue stays among the unsent changes.
      discardReport(handed).catch(() => undefined);
      change(draft === EMPTY ? handed.draft : draft);
      setFailure(REJECTED);
      setHanded(null);
    } else if (draft === handed.draft) setDraft(EMPTY);
  });
  useEffect(() => {
    if (state !== undefined && state !== 'sending') reconcile();
  }, [state]);
  useEffect(() => {
    if (handed) return () => void announcedByPage.delete(handed.id);
  }, [handed]);

  /**
   * Also removes the error of a corrected field. New errors appear only with the next attempt to send. Errors do not appear when
   * a field is left: the form would move under a pointer on its way to the button.
   */
  function change(next: Partial<ReportDraft>): void {
    const changed = { ...draft, ...next };
    setDraft(changed);
    saveDraft(page, changed);
    const remaining = findFieldErrors(changed);
    setFieldErrors((current) => {
      const retained = Object.entries(current).filter(([field]) => field in remaining);
      return retained.length === Object.keys(current).length ? current : Object.fromEntries(retained);
    });
  }

  async function send(): Promise<void> {
    if (sending.isPending || state === 'sending') return;
    const report = reportOf(page, draft);
    setFieldErrors(findFieldErrors(draft));
    if (!report) return;
    setFailure(null);
    const item = reportItem({ ...report, locale });
    announcedByPage.add(item.id);
    if (await queueReport(item)) {
      saveDraft(page, EMPTY);
      setHanded({ id: item.id, draft });
    } else sendDirectly(item);
  }

  function sendDirectly(item: NewQueueItem): void {
    sending.mutate(sentBefore(item, sending.variables), {
      onSuccess: () => change(EMPTY),
      onError: (error) => setFailure(failureMessage(error)),
    });
  }

  return {
    draft,
    change,
    fieldErrors,
    send,
    failure,
    isSending: sending.isPending || state === 'sending',
    isHandedOver: state === 'kept' || state === 'sent' || sending.isSuccess,
    reference: outcome?.state === 'sent' ? outcome.reference : sending.data?.reference,
    writeAnother() {
      setHanded(null);
      sending.reset();
    },
  };
}
