import { clearVisitedPages } from '@dalil/offline/device-caches.ts';
import type { ApiClient } from '../../data/api.ts';
import { forgetChat } from '../../data/chat-storage.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { leaveAccount } from '../bookmarks/sync-bookmarks.ts';
import { searchStore } from '../search/search-store.ts';

const SENDING_LIMIT_MS = 3000;

/** Sends what the account does not know yet, as long as somebody is signed in; gives up quietly, since it then waits for them. */
export async function sendBeforeLeaving(api: ApiClient): Promise<void> {
  if (!navigator.onLine) return;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, SENDING_LIMIT_MS));
  await Promise.race([sendWaiting(api).catch(() => undefined), limit]);
}

async function sendWaiting(api: ApiClient): Promise<void> {
  const { pageQueue, queueOwner } = await import('../offline-sync/page-queue.ts');
  await bookmarkStore.whenSaved();
  const owner = queueOwner();
  const owners = await (await pageQueue()).readOwners();
  if (owner === null || !owners.includes(owner)) return;
  const { syncRun } = await import('../offline-sync/sync-run.ts');
  await syncRun(api);
}

/**
 * Takes what the account holds off the screen, every recent search, the conversation of the tab and the copies of visited
 * pages. What has not arrived waits for its owner, sealed, shown and sent to nobody else.
 */
export function leaveDevice(): void {
  searchStore.forget();
  forgetChat();
  // The next reader of the device must not learn what this one read; nobody waits for it.
  clearVisitedPages().catch(() => undefined);
  import('../offline-guide/guide-download.ts')
    .then(({ forgetOpened }) => forgetOpened())
    // A browser that keeps no database has noted nothing.
    .catch(() => undefined);
  if (bookmarkStore.read().owner !== null) leaveAccount(bookmarkStore);
  // A page that is closed before that is done leaves it to the next one.
  sealQueue().catch(() => undefined);
}

/** What was given to the disk before is still sealed with the key that then goes. */
async function sealQueue(): Promise<void> {
  const { setQueueOwner, deleteQueueKeys } = await import('../offline-sync/page-queue.ts');
  await setQueueOwner(null);
  await bookmarkStore.whenSaved();
  await deleteQueueKeys();
}

/**
 * The account is deleted: what waits here for its owner has nowhere to arrive, and nobody comes back for it. `owner`
 * undefined: this page never learned whose it was.
 */
export async function forgetOwner(owner: string | undefined): Promise<void> {
  if (owner === undefined) return;
  await bookmarkStore.whenSaved();
  const { deleteQueueOf } = await import('../offline-sync/page-queue.ts');
  await deleteQueueOf(owner);
}
