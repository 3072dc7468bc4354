import type { NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { syncRun } from '../../features/offline-sync/sync-run.ts';
import { announcedByPage } from '../../features/offline-sync/sync-state.ts';
import { useSendQueue } from '../../features/offline-sync/use-send-queue.ts';
import { failureMessage, REJECTED } from '../../features/report/failure-message.ts';
import { discardReport, ideaItem, queueReport, sentBefore } from '../../features/report/queued-reports.ts';
import { useHandedOver } from '../../features/report/use-handed-over.ts';
import { useLocale } from '../../language/use-locale.ts';
import { sendReportDirectly } from '../../queries/quality.ts';
import { SYNC_HANDLERS } from '../../shell/sync-handlers.ts';
import {
  EMPTY_IDEA,
  type FieldMessage,
  type IdeaDraft,
  type IdeaErrors,
  ideaErrors,
  ideaOf,
  readIdeaDraft,
  saveIdeaDraft,
} from './idea-draft.ts';

/** An idea being written, its field errors after the first attempt to send, and its result. The queue sends it. */
export function useIdea() {
  const locale = useLocale();
  const [draft, setDraft] = useState(readIdeaDraft);
  const [fieldErrors, setFieldErrors] = useState<IdeaErrors>({});
  const [handed, setHanded] = useState<{ id: string; draft: IdeaDraft } | null>(null);
  const [failure, setFailure] = useState<FieldMessage | null>(null);
  // Offline it fails immediately instead of waiting for a connection, so that the user is notified.
  const sending = useMutation({ ...sendReportDirectly(useApi()), networkMode: 'always' });
  // Bundled with the form, because it must be available when the connection is lost.
  const sendNow = useSendQueue((api) => syncRun(api, SYNC_HANDLERS));
  // If a part of the site cannot be loaded, the idea stays in the queue and the page displays it as waiting.
  const sendWaiting = useEffectEvent(() => void sendNow().catch(() => undefined));
  const outcome = useHandedOver(handed?.id ?? null);
  const state = outcome?.state;

  const takeBackRefused = useEffectEvent(() => {
    if (!handed) return;
    // One that cannot be removed from the queue stays among the unsent changes.
    discardReport(handed).catch(() => undefined);
    change(handed.draft);
    setFailure(REJECTED);
    setHanded(null);
  });
  useEffect(() => {
    if (state === 'refused') takeBackRefused();
  }, [state]);
  useEffect(() => {
    const back = () => sendWaiting();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  useEffect(() => {
    if (handed) return () => void announcedByPage.delete(handed.id);
  }, [handed]);

  /** Also removes the error of a corrected field. New errors appear only with the next attempt to send. */
  function change(next: Partial<IdeaDraft>): void {
    const changed = { ...draft, ...next };
    setDraft(changed);
    saveIdeaDraft(changed);
    const remaining = ideaErrors(changed);
    setFieldErrors((current) => ({
      ...(current.topic && remaining.topic ? { topic: remaining.topic } : {}),
      ...(current.message && remaining.message ? { message: remaining.message } : {}),
    }));
  }

  async function send(): Promise<void> {
    if (sending.isPending || state === 'sending') return;
    const idea = ideaOf(draft);
    setFieldErrors(ideaErrors(draft));
    if (!idea) return;
    setFailure(null);
    const item = ideaItem({ ...idea, locale });
    announcedByPage.add(item.id);
    if (await queueReport(item)) {
      saveIdeaDraft(EMPTY_IDEA);
      setDraft(EMPTY_IDEA);
      setHanded({ id: item.id, draft });
      sendNow().catch(() => undefined);
    } else sendDirectly(item);
  }

  function sendDirectly(item: NewQueueItem): void {
    sending.mutate(sentBefore(item, sending.variables), {
      onSuccess: () => change(EMPTY_IDEA),
      onError: (error) => setFailure(failureMessage(error)),
    });
  }

  return {
    draft,
    change,
    fieldErrors,
    send,
    failure,
    isHandedOver: handed !== null || sending.isSuccess,
    reference: outcome?.state === 'sent' ? outcome.reference : sending.data?.reference,
    writeAnother() {
      setHanded(null);
      sending.reset();
    },
  };
}
