import { useSyncExternalStore } from 'react';
import { NO_MESSAGES, type StoredMessages, messageStore } from './message-store.ts';

/** What waits on this device and what has arrived. Nothing on the server and while hydrating. */
export function useMessages(): StoredMessages {
  return useSyncExternalStore(messageStore.subscribe, messageStore.read, () => NO_MESSAGES);
}
