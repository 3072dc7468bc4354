import { SYNC_TAG } from '@dalil/offline/outbox/sync-channel.ts';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Asks the browser to send what waits once there is a connection, also without a page. Few browsers can. */
export async function askBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}
