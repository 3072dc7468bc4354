/** Tells every tab that the queue has changed. */
const CHANNEL = 'dalil.sync';

/** What pages ask the browser to wake the worker for. */
export const SYNC_TAG = 'dalil.sync';

export type SyncChannel = { tell: () => void; close: () => void };

/** The channel of this tab or the worker; `hear` is called when another one changed the queue. */
export function openSyncChannel(hear?: () => void): SyncChannel {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  if (hear) channel.addEventListener('message', hear);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes no other
    tell: () => channel.postMessage(null),
    close: () => channel.close(),
  };
}
