import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import type { ApiClient } from '../../data/api.ts';
import { fetchDeviceKey } from '../../queries/accounts.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { mergeGuestBookmarks } from '../bookmarks/sync-bookmarks.ts';
import { mergeOnboardingAtSignIn } from '../onboarding/merge-at-sign-in.ts';
import { shareOnboardingWith } from '../onboarding/queue-onboarding.ts';
import { sendPreferencesWith } from '../preferences/save-preferences.ts';
import { queuePreferences } from '../preferences/queue-preferences.ts';
import { syncPreferences } from '../preferences/sync-preferences.ts';
import { searchStore } from '../search/search-store.ts';
import { mergeGuestSearches } from '../search/sync-searches.ts';
import { saveQueueKey, setQueueOwner } from '../offline-sync/page-queue.ts';
import { restoreLists, syncRun } from '../offline-sync/sync-run.ts';

/**
 * Synchronises device and account while a user is signed in: immediately, and whenever the connection returns. All changes wait
 * on the device until they have arrived.
 */
export function useAccountSync(userId: string | undefined): void {
  const api = useApi();
  useEffect(() => {
    if (userId === undefined) return;
    shareOnboardingWith(userId);
    const join = () => void joinAccount(api, userId);
    join();
    sendPreferencesWith(queuePreferences(userId));
    addEventListener('online', join);
    return () => {
      sendPreferencesWith(null);
      shareOnboardingWith(null);
      removeEventListener('online', join);
    };
  }, [api, userId]);
}

/** A part that fails, because of the connection or the server, is tried again with the next page or connection. */
async function joinAccount(api: ApiClient, userId: string): Promise<void> {
  await setQueueOwner(userId);
  if (!navigator.onLine) return;
  // What is written without the key is encrypted when the key arrives.
  await saveQueueKey(userId, () => fetchDeviceKey(api)).catch(() => undefined);
  await Promise.allSettled([
    joinBookmarks(api, userId),
    mergeGuestSearches(api, searchStore, userId),
    // The introduction may add choices of its own, which then are compared with the account's.
    mergeOnboardingAtSignIn(api).finally(() => syncPreferences(api)),
  ]);
}

async function joinBookmarks(api: ApiClient, userId: string): Promise<void> {
  await restoreLists();
  await mergeGuestBookmarks(api, bookmarkStore, userId);
  await syncRun(api);
}
