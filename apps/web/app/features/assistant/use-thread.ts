import { useSyncExternalStore } from 'react';
import { EMPTY_THREAD, type Thread, threadStore } from './thread-store.ts';

/** The conversation of this tab. Empty on the server and while hydrating. */
export function useThread(): Thread {
  return useSyncExternalStore(threadStore.subscribe, threadStore.read, () => EMPTY_THREAD);
}

/** What the user has typed and not sent. */
export function useDraft(): string {
  return useSyncExternalStore(threadStore.subscribe, threadStore.readDraft, () => '');
}
