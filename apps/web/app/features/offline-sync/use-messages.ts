import { useSyncExternalStore } from 'react';
import { NO_MESSAGES, type StoredMessages, messageStore } from './message-store.ts';

/** The messages that wait and the receipts. Empty on the server and while hydrating. */
export function useMessages(): StoredMessages {
  return useSyncExternalStore(messageStore.subscribe, messageStore.read, () => NO_MESSAGES);
}
