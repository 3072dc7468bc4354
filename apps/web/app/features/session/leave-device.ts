import { clearVisitedPages } from '@dalil/offline/device-caches.ts';
import type { ApiClient } from '../../data/api.ts';
import { forgetChat } from '../../data/chat-storage.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { searchStore } from '../search/search-store.ts';

const SENDING_LIMIT_MS = 3000;

/**
 * Sends what the account does not have yet while the user is still signed in. Failures are ignored, because the changes then wait
 * for the owner.
 */
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
 * Removes the account's data from the screen, every recent search, the tab's conversation and the cached pages. Changes that have
 * not arrived wait for their owner, encrypted, and are displayed and sent to no one else.
 */
export function leaveDevice(): void {
  searchStore.forget();
  forgetChat();
  // The next user of the device must not learn what this one read. Nothing waits for the removal.
  clearVisitedPages().catch(() => undefined);
  import('../offline-guide/guide-download.ts')
    .then(({ forgetOpened }) => forgetOpened())
    // A browser without a database has recorded nothing.
    .catch(() => undefined);
  if (bookmarkStore.read().owner !== null) bookmarkStore.leave();
  // If the page is closed before that is done, the next page does it.
  sealQueue().catch(() => undefined);
  // The next user of the device must not get what was meant for this one.
  import('../push/push-device.ts').then(({ endSubscription }) => endSubscription()).catch(() => undefined);
}

/** Earlier writes to the disk must be encrypted with the key before it is deleted. */
async function sealQueue(): Promise<void> {
  const { setQueueOwner, deleteQueueKeys } = await import('../offline-sync/page-queue.ts');
  await setQueueOwner(null);
  await bookmarkStore.whenSaved();
  await deleteQueueKeys();
}

/**
 * The account is deleted: its pending changes have no destination, and its owner cannot return. `owner` undefined: this page
 * never learned whose they were.
 */
export async function forgetOwner(owner: string | undefined): Promise<void> {
  if (owner === undefined) return;
  await bookmarkStore.whenSaved();
  const { deleteQueueOf } = await import('../offline-sync/page-queue.ts');
  await deleteQueueOf(owner);
}
