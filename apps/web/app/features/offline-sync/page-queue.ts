import { openDeviceDatabase } from '@dalil/offline/device-database.ts';
import { deviceQueue } from '@dalil/offline/sync-queue/device-queue.ts';
import { memoryQueue } from '@dalil/offline/sync-queue/memory-queue.ts';
import type { QueueStore, QueueWrite } from '@dalil/offline/sync-queue/queue-store.ts';
import { importDeviceKey } from '@dalil/offline/sync-queue/encrypted-item.ts';
import { openSyncChannel, SYNC_TAG, type SyncChannel } from '@dalil/offline/sync-queue/sync-channel.ts';
import { setSyncState } from './sync-state.ts';

let opened: Promise<QueueStore> | null = null;
let owner: string | null = null;
let channel: SyncChannel | null = null;

/** The queue of this device; where the browser gives no database, one that lasts as long as the page. */
export function pageQueue(): Promise<QueueStore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<QueueStore> {
  channel = openSyncChannel(() => void showQueue());
  if (!('indexedDB' in globalThis)) return memoryQueue();
  try {
    return deviceQueue(await openDeviceDatabase());
  } catch {
    return memoryQueue();
  }
}

/** The account whose queue this page shows and sends; null: a guest's. */
export function queueOwner(): string | null {
  return owner;
}

export async function setQueueOwner(next: string | null): Promise<void> {
  owner = next;
  await showQueue();
}

/** PWA-9: resolves once the disk has it. */
export async function writePageQueue(write: QueueWrite): Promise<void> {
  const store = await pageQueue();
  await store.write(write);
  await notifyQueueChanged();
  // Where the browser cannot, the next page sends.
  if (write.items?.length) requestBackgroundSync().catch(() => undefined);
}

/**
 * An account is signed in: what waits for it is encrypted from now on. Its key is fetched once a sign-in; without it, and
 * over a connection that gives pages no cryptography, changes stay readable until the account signs out.
 */
export async function saveQueueKey(of: string, fetchKey: () => Promise<{ key: string }>): Promise<void> {
  const store = await pageQueue();
  if (!isSecureContext || (await store.hasKey(of))) return;
  const { key } = await fetchKey();
  const imported = await importDeviceKey(key);
  // The account may have signed out meanwhile.
  if (owner !== of) return;
  await store.saveKey(of, imported);
  await notifyQueueChanged();
}

/** After the sign-out: what the account left waiting can no longer be read. */
export async function deleteQueueKeys(): Promise<void> {
  const store = await pageQueue();
  await store.deleteKeys();
  await notifyQueueChanged();
}

/** Takes everything of a deleted account off the device. */
export async function deleteQueueOf(deleted: string): Promise<void> {
  const store = await pageQueue();
  await store.forget(deleted);
  await notifyQueueChanged();
}

/** Shows what waits now, on this page and in the other tabs. */
export async function notifyQueueChanged(): Promise<void> {
  channel?.notify();
  await showQueue();
}

async function showQueue(): Promise<void> {
  const store = await pageQueue();
  const [items, log] = await Promise.all([store.read(owner), store.readLog(owner)]);
  setSyncState({ items, synced: log.synced, lastAt: log.lastAt });
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Has the browser send what waits once there is a connection, also without a page. Few browsers can. */
async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}
