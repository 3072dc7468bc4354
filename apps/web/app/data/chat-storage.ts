/** What the tab keeps of a conversation: gone with the tab, and when somebody signs out. */
export const CHAT_KEYS = { thread: 'dalil.chat', draft: 'dalil.chat-draft' } as const;

/** Takes the conversation of the tab away, and tells the page of it where it is shown. */
export function forgetChat(): void {
  try {
    for (const key of Object.values(CHAT_KEYS)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  dispatchEvent(new StorageEvent('storage', { key: CHAT_KEYS.thread }));
}
