import { useLingui } from '@lingui/react';
import type { ApiClient } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { messageStore } from './message-store.ts';
import type { SyncRunResult } from './sync-run.ts';
import { announcedByPage } from './sync-state.ts';

type Run = (api: ApiClient) => Promise<SyncRunResult>;

/** Kinds of change that have a reference number to announce. */
const MESSAGES: readonly string[] = ['support.send', 'report.send', 'idea.send'];

const runWhenLoaded: Run = async (api) => (await import('./sync-run.ts')).syncRun(api);

/**
 * Sends the whole queue now, if there is a connection. A toast names what arrived, unless the page displays it itself. A page
 * whose users may lose the connection before they send passes the `run`.
 */
export function useSendQueue(run: Run = runWhenLoaded): (options?: { isVisibleOnPage?: boolean }) => Promise<void> {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  return async ({ isVisibleOnPage = false } = {}) => {
    await messageStore.whenSaved();
    if (!navigator.onLine) return;
    const { delivered } = await run(api);
    const messages = delivered.filter(
      ({ id, kind }) =>
        MESSAGES.includes(kind) && !announcedByPage.has(id) && !(isVisibleOnPage && kind === 'support.send'),
    );
    for (const { id, outcome } of messages) {
      const title = _('shell.outbox.sent', { reference: isolate(String(outcome?.reference)) });
      showToast({ id: `sent-${id}`, tone: 'success', title });
    }
  };
}
