import { openDeviceDatabase } from '@dalil/offline/device-database.ts';
import { deviceQueue } from '@dalil/offline/sync-queue/device-queue.ts';
import { memoryQueue } from '@dalil/offline/sync-queue/memory-queue.ts';
import type { QueueStore, QueueWrite } from '@dalil/offline/sync-queue/queue-store.ts';
import { importDeviceKey } from '@dalil/offline/sync-queue/encrypted-item.ts';
import { openSyncChannel, SYNC_TAG, type SyncChannel } from '@dalil/offline/sync-queue/sync-channel.ts';
import { setLoadedQueue } from './loaded-queue.ts';
import { setSyncState } from './sync-state.ts';
import { deviceCryptography } from '@dalil/offline/device-cryptography.ts';

let opened: Promise<QueueStore> | null = null;
let owner: string | null = null;
let channel: SyncChannel | null = null;

/** The queue of this device. If the browser has no database, one that lasts as long as the page. */
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

/** The account whose queue this page displays and sends. Null for a guest's. */
export function queueOwner(): string | null {
  return owner;
}

export async function setQueueOwner(next: string | null): Promise<void> {
  owner = next;
  await showQueue();
}

/** PWA-9: resolves once the disk has it. Features write with `queueWrite`. */
export async function writePageQueue(write: QueueWrite): Promise<void> {
  const store = await pageQueue();
  await store.write(write);
  await notifyQueueChanged();
  // In browsers without background sync the next page sends.
  if (write.items?.length) requestBackgroundSync().catch(() => undefined);
}

/**
 * After sign-in an account's pending changes are encrypted. The key is fetched once per sign-in. Without it, and over a
 * connection on which pages have no cryptography, changes stay unencrypted until the account signs out.
 */
export async function saveQueueKey(of: string, fetchKey: () => Promise<{ key: string }>): Promise<void> {
  const store = await pageQueue();
  if (!deviceCryptography() || (await store.hasKey(of))) return;
  const { key } = await fetchKey();
  const imported = await importDeviceKey(key);
  // The account may have signed out meanwhile.
  if (owner !== of) return;
  await store.saveKey(of, imported);
  await notifyQueueChanged();
}

/** After sign-out: the pending changes of the account can no longer be read. */
export async function deleteQueueKeys(): Promise<void> {
  const store = await pageQueue();
  await store.deleteKeys();
  await notifyQueueChanged();
}

/** Removes every change and list from the device. */
export async function clearQueue(): Promise<void> {
  const store = await pageQueue();
  await store.clear();
  await notifyQueueChanged();
}

/** Removes everything of a deleted account from the device. */
export async function deleteQueueOf(deleted: string): Promise<void> {
  const store = await pageQueue();
  await store.forget(deleted);
  await notifyQueueChanged();
}

/** Displays the pending changes on this page and in the other tabs. */
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

/** Lets the browser send pending changes once there is a connection, also without a page. Few browsers support it. */
async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}

setLoadedQueue({ pageQueue, writePageQueue });
