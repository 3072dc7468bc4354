import type { ApiClient } from '../../data/api.ts';
import { forgetChat } from '../assistant/chat-keys.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { leaveAccount, sendPendingBookmarks } from '../bookmarks/sync-bookmarks.ts';
import { searchStore } from '../search/search-store.ts';

const SENDING_LIMIT_MS = 3000;

/** Sends what the account does not know yet, as long as somebody is signed in; gives up quietly, since it then stays here. */
export async function sendBeforeLeaving(api: ApiClient): Promise<void> {
  const { owner, pending } = bookmarkStore.read();
  if (owner === null || pending.length === 0 || !navigator.onLine) return;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, SENDING_LIMIT_MS));
  await Promise.race([sendPendingBookmarks(api, bookmarkStore).catch(() => undefined), limit]);
}

/**
 * Takes what the account holds off the device, every recent search and the conversation of the tab. Only where something saved has not arrived a copy
 * stays, as a guest's list that joins the account again at the next sign-in. Says whether one stayed.
 */
export function leaveDevice(): boolean {
  searchStore.forget();
  forgetChat();
  const { owner, pending, parked } = bookmarkStore.read();
  if (owner === null) return false;
  const keepsCopy = pending.length > 0 || parked.length > 0;
  leaveAccount(bookmarkStore, keepsCopy);
  return keepsCopy;
}
