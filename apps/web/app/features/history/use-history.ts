import { useSyncExternalStore } from 'react';
import { historyStore, NO_HISTORY, type ReadingHistory } from './history-store.ts';

/** What was read on this device. Nothing on the server and while hydrating. */
export function useHistory(): ReadingHistory {
  return useSyncExternalStore(historyStore.subscribe, historyStore.read, () => NO_HISTORY);
}
