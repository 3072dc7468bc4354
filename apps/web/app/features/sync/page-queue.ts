import { openDeviceDatabase } from '@dalil/offline/device-database.ts';
import { deviceQueue } from '@dalil/offline/outbox/device-queue.ts';
import { memoryQueue } from '@dalil/offline/outbox/memory-queue.ts';
import type { QueueStore, QueueWrite } from '@dalil/offline/outbox/queue-store.ts';
import { importDeviceKey } from '@dalil/offline/outbox/sealed-item.ts';
import { openSyncChannel, type SyncChannel } from '@dalil/offline/outbox/sync-channel.ts';
import { askBackgroundSync } from './ask-background-sync.ts';
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

/** Whose queue this page shows and sends; null: a guest's. */
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
  await tellOfQueue();
  // Without it the next page sends.
  if (write.items?.length) askBackgroundSync().catch(() => undefined);
}

/**
 * Somebody is signed in: what waits for them lies sealed from now on. Their key is asked for once a sign-in; without it, and
 * over a connection that gives pages no cryptography, changes lie open until they sign out.
 */
export async function keepQueueKey(of: string, fetchKey: () => Promise<{ key: string }>): Promise<void> {
  const store = await pageQueue();
  if (!isSecureContext || (await store.hasKey(of))) return;
  const { key } = await fetchKey();
  const imported = await importDeviceKey(key);
  // They may have signed out meanwhile.
  if (owner !== of) return;
  await store.keepKey(of, imported);
  await tellOfQueue();
}

/** Somebody signed out, or no longer is: what they left waiting can be read by nobody. */
export async function forgetQueueKeys(): Promise<void> {
  const store = await pageQueue();
  await store.forgetKeys();
  await tellOfQueue();
}

/** Takes everything of somebody who will not come back off the device. */
export async function forgetQueueOf(gone: string): Promise<void> {
  const store = await pageQueue();
  await store.forget(gone);
  await tellOfQueue();
}

/** Shows what waits now, here and in the other tabs. */
export async function tellOfQueue(): Promise<void> {
  channel?.tell();
  await showQueue();
}

async function showQueue(): Promise<void> {
  const store = await pageQueue();
  const [items, log] = await Promise.all([store.read(owner), store.readLog(owner)]);
  setSyncState({ items, synced: log.synced, lastAt: log.lastAt });
}
