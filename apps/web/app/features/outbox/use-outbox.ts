import { useSyncExternalStore } from 'react';
import { EMPTY_OUTBOX, type Outbox, outbox } from './outbox-store.ts';

/** What waits on this device and what has arrived. Nothing on the server and while hydrating. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(outbox.subscribe, outbox.read, () => EMPTY_OUTBOX);
}
