import { openDeviceDatabase } from '@dalil/offline/device-database.ts';
import { deviceQueue } from '@dalil/offline/sync-queue/device-queue.ts';
import { drain } from '@dalil/offline/sync-queue/drain.ts';
import { withSyncLock } from '@dalil/offline/sync-queue/sync-lock.ts';
import { sendDelivery } from '@dalil/offline/sync-queue/send-delivery.ts';
import { openSyncChannel } from '@dalil/offline/sync-queue/sync-channel.ts';

/**
 * PWA-6: sends queued changes while no page is open, for a Background Sync event named `SYNC_TAG`: changes without an owner and
 * those of the account the server reports as signed in. Sent changes stay in the queue as answered until a page has displayed the
 * result. Rejects while changes are waiting, so that the browser retries.
 */
export async function sendInBackground(): Promise<void> {
  const db = await openDeviceDatabase();
  try {
    const store = deviceQueue(db);
    const deps = {
      store,
      send: (delivery: Parameters<typeof sendDelivery>[2]) => sendDelivery(fetch, location.origin, delivery),
      now: Date.now,
      random: Math.random,
      wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
      withSyncLock,
    };
    const state = await drain(deps, await querySession());
    const channel = openSyncChannel();
    channel.notify();
    channel.close();
    if (state === 'waiting') throw new Error('something still waits');
  } finally {
    db.close();
  }
}

/** The signed-in account, null for a guest. Requested passively, because a request by the worker is no user activity. */
async function querySession(): Promise<string | null> {
  const response = await fetch(`${location.origin}/api/session?passive=1`);
  if (!response.ok) throw new Error('the signed-in user is unknown');
  const { actor } = (await response.json()) as { actor: { kind: string; userId?: string } };
  return actor.userId ?? null;
}
