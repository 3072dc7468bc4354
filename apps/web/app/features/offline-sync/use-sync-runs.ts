import { useEffect, useEffectEvent } from 'react';
import { messageStore } from './message-store.ts';
import { useSendQueue } from './use-send-queue.ts';
import { hasLocalData } from './has-local-data.ts';
import { readSyncState, subscribeToSync } from './sync-state.ts';

/** PWA-6 */
const RUN_EVERY_MS = 30_000;
/** PWA-4: the banner has said that the connection is back. */
const BACK_MS = 3000;

/**
 * PWA-4, PWA-6: sends what waits on this device when the site is opened, every half minute while there is a connection, at
 * once when it is back and once more when the banner has gone: a line that was just found often drops again. A page of a
 * user who left nothing here fetches nothing for it.
 */
export function useSyncRuns(): void {
  const sendNow = useSendQueue();
  // A part of the site that does not arrive without a connection is loaded again with the next run.
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

  // A change made here leaves as soon as the disk has it.
  useEffect(() => {
    let known = findNew();
    return subscribeToSync(() => {
      const found = findNew();
      // By name: one may come as another goes.
      if (found.some((one) => !known.includes(one))) send();
      known = found;
    });
  }, []);
}

/** What is to be done at once: what was just made, and what the worker had answered. A message's own page sends it. */
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
