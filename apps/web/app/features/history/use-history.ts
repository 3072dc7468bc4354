import { useSyncExternalStore } from 'react';
import { historyStore, NO_HISTORY, type ReadingHistory } from './history-store.ts';

/** The reading history of this device. Empty on the server and while hydrating. */
export function useHistory(): ReadingHistory {
  return useSyncExternalStore(historyStore.subscribe, historyStore.read, () => NO_HISTORY);
}
