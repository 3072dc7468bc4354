import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { outbox } from './outbox-store.ts';
import { useOutbox } from './use-outbox.ts';

/** Sends what waits now, if there is a connection. A toast names what arrived, unless the page shows it itself. */
export function useSending(): (options?: { isShownByPage?: boolean }) => Promise<void> {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  return async ({ isShownByPage = false } = {}) => {
    if (!navigator.onLine) return;
    const { sendOutbox } = await import('./send-outbox.ts');
    const arrived = await sendOutbox(api, outbox, Date.now);
    if (isShownByPage) return;
    for (const { key, reference } of arrived) {
      const title = _('shell.outbox.sent', { reference: isolate(reference) });
      showToast({ id: `sent-${key}`, tone: 'success', title });
    }
  };
}

/** Sends what waits when the site is opened, when the connection is back, and when the server takes messages again. */
export function useSendOutbox(): void {
  const sendNow = useSending();
  const limited = useOutbox().waiting.find(({ state }) => state === 'limited');
  const notBefore = limited?.state === 'limited' ? limited.notBefore : null;
  const send = useEffectEvent(() => {
    // A part of the site that does not arrive without a connection is asked for again with the next attempt.
    if (outbox.read().waiting.length > 0) sendNow().catch(() => undefined);
  });

  useEffect(() => {
    const attempt = () => send();
    attempt();
    addEventListener('online', attempt);
    return () => removeEventListener('online', attempt);
  }, []);

  useEffect(() => {
    if (notBefore === null) return;
    const timer = setTimeout(() => send(), Math.max(0, notBefore - Date.now()));
    return () => clearTimeout(timer);
  }, [notBefore]);
}
