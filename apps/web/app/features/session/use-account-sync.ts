import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import type { ApiClient } from '../../data/api.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { mergeGuestBookmarks, sendPendingBookmarks } from '../bookmarks/sync-bookmarks.ts';
import { mergeOnboardingAtSignIn } from '../onboarding/merge-at-sign-in.ts';
import { sendPreferencesWith } from '../preferences/save-preferences.ts';
import { preferenceSender, syncPreferences } from '../preferences/sync-preferences.ts';
import { searchStore } from '../search/search-store.ts';
import { mergeGuestSearches } from '../search/sync-searches.ts';

const AGAIN_MS = 30_000;

/**
 * Keeps what the device holds and what the account holds together while somebody is signed in: at once, whenever the
 * connection is back, and after each change. All of it waits on the device until it has arrived.
 */
export function useAccountSync(userId: string | undefined): void {
  const api = useApi();
  useEffect(() => {
    if (userId === undefined) return;
    const join = () => void joinAccount(api, userId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      const { owner, pending } = bookmarkStore.read();
      if (owner !== userId || pending.length === 0 || !navigator.onLine) return;
      // What the server does not take now, it is asked again; with the lock, one tab after the other.
      sendPendingBookmarks(api, bookmarkStore).catch(() => {
        clearTimeout(timer);
        timer = setTimeout(send, AGAIN_MS);
      });
    };
    join();
    sendPreferencesWith(preferenceSender(api));
    addEventListener('online', join);
    const unsubscribe = bookmarkStore.subscribe(send);
    return () => {
      sendPreferencesWith(null);
      removeEventListener('online', join);
      unsubscribe();
      clearTimeout(timer);
    };
  }, [api, userId]);
}

/** One that fails, because the connection or the server does, is tried again with the next page or connection. */
async function joinAccount(api: ApiClient, userId: string): Promise<void> {
  if (!navigator.onLine) return;
  await Promise.allSettled([
    mergeGuestBookmarks(api, bookmarkStore, userId),
    mergeGuestSearches(api, searchStore, userId),
    // The introduction may bring choices of its own, which then are compared with the account's.
    mergeOnboardingAtSignIn(api).finally(() => syncPreferences(api)),
  ]);
}
