/** Notifies every tab that the queue has changed. */
const CHANNEL = 'dalil.sync';

/** The Background Sync tag with which pages register to wake the worker. */
export const SYNC_TAG = 'dalil.sync';

export type SyncChannel = { notify: () => void; close: () => void };

/** The channel of this tab or the worker; `listener` is called when another one changed the queue. */
export function openSyncChannel(listener?: () => void): SyncChannel {
  if (!('BroadcastChannel' in globalThis)) return { notify: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  if (listener) channel.addEventListener('message', listener);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes no other
    notify: () => channel.postMessage(null),
    close: () => channel.close(),
  };
}
