import { splitLocale } from '@dalil/domain/language/locale.ts';
import type { Diagnostics } from '@dalil/domain/quality/support-request.ts';
import type { SupportKind } from '@dalil/domain/quality/support-topics.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { messageStore } from '../../features/offline-sync/message-store.ts';
import { useMessages } from '../../features/offline-sync/use-messages.ts';
import { useSendQueue } from '../../features/offline-sync/use-send-queue.ts';
import { syncRun } from '../../features/offline-sync/sync-run.ts';
import { lastErrorId } from '../../shell/error-report.ts';
import { SYNC_HANDLERS } from '../../shell/sync-handlers.ts';
import { findFieldErrors, type SupportErrors } from './check-support.ts';
import { errorIdOf, readDiagnostics } from './diagnostics.ts';
import { EMPTY_DRAFT, saveDraft, readDraft, type SupportDraft } from './support-draft.ts';
import { newId } from '../../data/new-id.ts';

export type TechnicalDetails = { diagnostics: Diagnostics; errorId: string | null };

/** State of the form: its draft, its field errors after the first attempt to send, and the last submitted message. */
export function useSupport(kind: SupportKind) {
  const { pathname, search } = useLocation();
  const { locale, path: page } = splitLocale(pathname);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [details, setDetails] = useState<TechnicalDetails | null>(null);
  const [fieldErrors, setFieldErrors] = useState<SupportErrors>({});
  const [handedOver, setHandedOver] = useState<string | null>(null);
  // Bundled with the page, because it must be available when the connection is lost.
  const sendNow = useSendQueue((api) => syncRun(api, SYNC_HANDLERS));
  // If a part of the site cannot be loaded, the message stays in the queue and the page displays it as waiting.
  const sendWaiting = useEffectEvent(() => void sendNow({ isVisibleOnPage: true }).catch(() => undefined));
  const receipt = useMessages().receipts.find(({ key }) => key === handedOver);

  useEffect(() => {
    setDraft(readDraft(kind));
    // The contact form does not include device details.
    if (kind === 'support') setDetails({ diagnostics: readDiagnostics(), errorId: errorIdOf(search, lastErrorId()) });
  }, [kind, search]);

  // A connection that was lost before the code for the whole queue was loaded.
  useEffect(() => {
    const back = () => sendWaiting();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);

  /** Also removes a field error that has been corrected. New errors appear only at the next attempt to send. */
  function change(next: Partial<SupportDraft>): void {
    const changed = { ...draft, ...next };
    setDraft(changed);
    saveDraft(kind, changed);
    const remaining = findFieldErrors(kind, changed);
    setFieldErrors((current) => {
      const retained = Object.entries(current).filter(([field]) => field in remaining);
      return retained.length === Object.keys(current).length ? current : Object.fromEntries(retained);
    });
  }

  async function send(): Promise<void> {
    const found = findFieldErrors(kind, draft);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    const key = newId();
    const sent = draft.hasDetails ? details : null;
    const request = {
      key,
      kind,
      topic: draft.topic,
      message: draft.message.trim(),
      page,
      errorId: sent?.errorId ?? null,
      replyAddress: draft.replyAddress.trim() || null,
      diagnostics: sent ? { ...sent.diagnostics, isOnline: navigator.onLine } : null,
      locale,
    };
    // The message is saved before it is sent, so it is on disk whatever happens during sending.
    messageStore.save({ request, state: 'new' });
    await messageStore.whenSaved();
    setHandedOver(key);
    change(EMPTY_DRAFT);
    sendNow({ isVisibleOnPage: true }).catch(() => undefined);
  }

  return {
    draft,
    change,
    fieldErrors,
    send,
    details,
    receipt,
    isHandedOver: handedOver !== null,
    startAnew: () => setHandedOver(null),
  };
}
