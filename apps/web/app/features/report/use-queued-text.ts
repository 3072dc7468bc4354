import type { Locale } from '@dalil/domain/language/locale.ts';
import type { NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { sendReportDirectly } from '../../queries/quality.ts';
import { announcedByPage } from '../offline-sync/sync-state.ts';
import type { FieldMessage } from './check-report.ts';
import { failureMessage, REJECTED } from './failure-message.ts';
import { discardReport, queueReport, sentBefore } from './queued-reports.ts';
import { useHandedOver } from './use-handed-over.ts';

type Errors<Draft> = Partial<Record<keyof Draft, FieldMessage>>;

export type QueuedText<Draft> = {
  empty: Draft;
  read: () => Draft;
  save: (draft: Draft) => void;
  findErrors: (draft: Draft) => Errors<Draft>;
  /** Null while something of the draft is missing or wrong. */
  toItem: (draft: Draft, locale: Locale) => NewQueueItem | null;
  onQueued?: () => void;
};

/**
 * A report or an idea being written: its draft, its field errors after the first attempt to send, and its result. The queue sends it.
 * Without a queue it is sent directly.
 */
export function useQueuedText<Draft extends object>({
  empty,
  read,
  save,
  findErrors,
  toItem,
  onQueued,
}: QueuedText<Draft>) {
  const locale = useLocale();
  const [draft, setDraft] = useState(read);
  const [fieldErrors, setFieldErrors] = useState<Errors<Draft>>({});
  const [handed, setHanded] = useState<{ id: string; draft: Draft } | null>(null);
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
      change(draft === empty ? handed.draft : draft);
      setFailure(REJECTED);
      setHanded(null);
    } else if (draft === handed.draft) setDraft(empty);
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
  function change(next: Partial<Draft>): void {
    const changed = { ...draft, ...next };
    setDraft(changed);
    save(changed);
    const remaining = findErrors(changed);
    setFieldErrors((current) => {
      const retained = Object.entries(current).filter(([field]) => field in remaining);
      return retained.length === Object.keys(current).length
        ? current
        : (Object.fromEntries(retained) as Errors<Draft>);
    });
  }

  async function send(): Promise<void> {
    if (sending.isPending || state === 'sending') return;
    const item = toItem(draft, locale);
    setFieldErrors(findErrors(draft));
    if (!item) return;
    setFailure(null);
    announcedByPage.add(item.id);
    if (await queueReport(item)) {
      save(empty);
      setHanded({ id: item.id, draft });
      onQueued?.();
    } else sendDirectly(item);
  }

  function sendDirectly(item: NewQueueItem): void {
    sending.mutate(sentBefore(item, sending.variables), {
      onSuccess: () => change(empty),
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
    isHandedOver: state === 'waiting' || state === 'sent' || sending.isSuccess,
    reference: outcome?.state === 'sent' ? outcome.reference : sending.data?.reference,
    writeAnother() {
      if (draft === handed?.draft) setDraft(empty);
      setHanded(null);
      sending.reset();
    },
  };
}
