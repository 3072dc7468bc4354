import { openDeviceDatabase } from '@dalil/offline/device-database.ts';
import { deviceQueue } from '@dalil/offline/sync-queue/device-queue.ts';
import { drain } from '@dalil/offline/sync-queue/drain.ts';
import { withSyncLock } from '@dalil/offline/sync-queue/sync-lock.ts';
import { sendDelivery } from '@dalil/offline/sync-queue/send-delivery.ts';
import { openSyncChannel } from '@dalil/offline/sync-queue/sync-channel.ts';

/**
 * PWA-6: sends what waits while no page is open, for a Background Sync event named `SYNC_TAG`: what is nobody's, and what
 * belongs to whom the server knows as signed in. What arrived stays in the queue as answered until a page has shown it.
 * Rejects while something waits, so that the browser comes back to it.
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

/** The account that is signed in, null for a guest. Asked passively: a worker's question is no activity of a reader. */
async function querySession(): Promise<string | null> {
  const response = await fetch(`${location.origin}/api/session?passive=1`);
  if (!response.ok) throw new Error('nobody says who is here');
  const { actor } = (await response.json()) as { actor: { kind: string; userId?: string } };
  return actor.userId ?? null;
}
