import { useEffect, useEffectEvent } from 'react';
import { messageStore } from './message-store.ts';
import { useSendQueue } from './use-send-queue.ts';
import { hasLocalData } from './has-local-data.ts';
import { readSyncState, subscribeToSync } from './sync-state.ts';

/** PWA-6 */
const RUN_EVERY_MS = 30_000;
/** PWA-4: the banner has reported that the connection is back. */
const BACK_MS = 3000;

/**
 * PWA-4, PWA-6: sends pending changes when the site is opened, every half minute while there is a connection, immediately when it
 * returns, and once more when the banner has disappeared, because a new connection often drops again. A page of a user with
 * nothing pending loads no code for it.
 */
export function useSyncRuns(): void {
  const sendNow = useSendQueue();
  // Code that does not arrive without a connection is loaded again with the next run.
  const send = useEffectEvent(() => void sendNow().catch(() => undefined));

  useEffect(() => {
    const run = () => {
      if (waits()) send();
    };
    const back = () => {
      run();
      setTimeout(run, BACK_MS);
    };
    void hasLocalData().then((has) => has && send());
    const timer = setInterval(run, RUN_EVERY_MS);
    addEventListener('online', back);
    return () => {
      clearInterval(timer);
      removeEventListener('online', back);
    };
  }, []);

  // A change made here is sent as soon as the disk has it.
  useEffect(() => {
    let known = findNew();
    return subscribeToSync(() => {
      const found = findNew();
      // Compared by id: one may be added while another is removed.
      if (found.some((one) => !known.includes(one))) send();
      known = found;
    });
  }, []);
}

/** What must be processed immediately: new changes, and responses the worker received. A message's own page sends it. */
function findNew(): string[] {
  return readSyncState()
    .items.filter(
      ({ kind, state, retryCount }) =>
        state === 'answered' || (state === 'waiting' && retryCount === 0 && kind !== 'support.send'),
    )
    .map(({ id, state }) => `${state} ${id}`);
}

function waits(): boolean {
  return messageStore.read().waiting.length > 0 || readSyncState().items.some(({ state }) => state !== 'parked');
}
