import { tabStorage } from './page-storage.ts';

/** What the tab stores of a conversation. It is removed with the tab and at sign-out. */
export const CHAT_KEYS = { thread: 'dalil.chat', draft: 'dalil.chat-draft' } as const;

/** Removes the tab's conversation and notifies the page that displays it. */
export function forgetChat(): void {
  for (const key of Object.values(CHAT_KEYS)) tabStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: CHAT_KEYS.thread }));
}
