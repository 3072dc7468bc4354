import { splitLocale } from '@dalil/domain/language/locale.ts';
import type { NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { sendReportDirectly } from '../../queries/quality.ts';
import { announcedByPage } from '../offline-sync/sync-state.ts';
import { useMessages } from '../offline-sync/use-messages.ts';
import { NO_SYNC, readSyncState, subscribeToSync } from '../offline-sync/sync-state.ts';
import { type FieldMessage, findFieldErrors, type ReportErrors, reportOf } from './check-report.ts';
import { failureMessage, REJECTED } from './failure-message.ts';
import { discardReport, queueReport, reportItem } from './queued-reports.ts';
import { EMPTY, saveDraft, type ReportDraft, readDraft } from './report-draft.ts';

type Handed = { id: string; draft: ReportDraft };

/**
 * The report of this page: its draft, its mistakes once it was tried to be sent, and what became of it. The queue sends it;
 * where the device has none it is sent at once.
 */
export function useReport() {
  const { locale, path: page } = splitLocale(useLocation().pathname);
  const [draft, setDraft] = useState(() => readDraft(page));
  const [fieldErrors, setFieldErrors] = useState<ReportErrors>({});
  const [handed, setHanded] = useState<Handed | null>(null);
  const [failure, setFailure] = useState<FieldMessage | null>(null);
  // Offline it fails at once instead of waiting for a connection, so that the reader knows.
  const sending = useMutation({ ...sendReportDirectly(useApi()), networkMode: 'always' });
  const outcome = useHandedOver(handed?.id ?? null);
  const state = outcome?.state;

  const reconcile = useEffectEvent(() => {
    if (!handed) return;
    if (state === 'refused') {
      // One that cannot be taken back stays among the unsent changes.
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
   * Also takes back a mistake that is corrected; new ones wait until the next sending. Not when the field is left:
   * the form would move under a pointer on its way to the button.
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

/** The same words once more are the same report: its answer may have been lost on the way. */
function sentBefore(item: NewQueueItem, before: NewQueueItem | undefined): NewQueueItem {
  return before && JSON.stringify(before.payload) === JSON.stringify(item.payload) ? before : item;
}

/** A reader does not watch longer; the report then goes on by itself. */
const PATIENCE_MS = 4000;

/** What became of a report the queue has: on its way, waiting for a better moment, arrived, or never to be taken. */
type HandedOver = { state: 'sending' | 'kept' | 'refused' } | { state: 'sent'; reference: string };

/** Follows a report through the queue, whichever tab or worker sends it. Null without one. */
function useHandedOver(id: string | null): HandedOver | null {
  const { items } = useSyncExternalStore(subscribeToSync, readSyncState, () => NO_SYNC);
  const receipt = useMessages().receipts.find(({ key }) => key === id);
  const [savedId, setSavedId] = useState<string | null>(null);

  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setSavedId(id), navigator.onLine ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [id]);

  if (id === null) return null;
  if (receipt) return { state: 'sent', reference: receipt.reference };
  if (items.some((item) => item.id === id && item.state === 'parked')) return { state: 'refused' };
  return { state: savedId === id ? 'kept' : 'sending' };
}
