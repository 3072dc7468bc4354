import { useLingui } from '@lingui/react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useToast } from '../announcer/use-toast.ts';
import type { syncRound } from '../sync/sync-round.ts';
import { outbox } from './outbox-store.ts';
import { shownHere } from './shown-here.ts';

type Round = typeof syncRound;

/** What has a reference number to read out. */
const MESSAGES: readonly string[] = ['support.send', 'report.send'];

const lateRound: Round = async (api) => (await import('../sync/sync-round.ts')).syncRound(api);

/**
 * Sends what waits now, if there is a connection. A toast names what arrived, unless the page shows it itself. A page whose
 * readers may lose the connection before they send brings the `round` along.
 */
export function useSending(round: Round = lateRound): (options?: { isShownByPage?: boolean }) => Promise<void> {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  return async ({ isShownByPage = false } = {}) => {
    await outbox.whenKept();
    if (!navigator.onLine) return;
    const { arrived } = await round(api);
    const messages = arrived.filter(
      ({ id, kind }) => MESSAGES.includes(kind) && !shownHere.has(id) && !(isShownByPage && kind === 'support.send'),
    );
    for (const { id, outcome } of messages) {
      const title = _('shell.outbox.sent', { reference: isolate(String(outcome?.reference)) });
      showToast({ id: `sent-${id}`, tone: 'success', title });
    }
  };
}
