import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { IDBPObjectStore } from 'idb';
import type { DeviceDatabase, DeviceSchema } from '../device-database.ts';
import { isEncrypted, decryptItem, encryptItem, type StoredItem } from './encrypted-item.ts';
import { isVisibleTo, logName, type QueueStore, type QueueWrite } from './queue-store.ts';

/** The promise resolves only when the data is on disk: what the page reports as saved survives a killed browser. */
const ON_DISK = { durability: 'strict' } as const;

type WrittenQueue = IDBPObjectStore<DeviceSchema, ('queue' | 'kept' | 'keys')[], 'queue', 'readwrite'>;

/** The sync queue in the device's database. */
export function deviceQueue(db: DeviceDatabase): QueueStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    isLasting: true,
    write(write) {
      // Encryption is asynchronous; writes still happen in the order of the calls.
      const written = last.then(() => writeAll(db, write));
      last = written.catch(() => undefined);
      return written;
    },
    read: (owner) => readItems(db, owner),
    readOwners: async () => [...new Set((await db.getAll('queue')).map(({ owner }) => owner))],
    update: (items, at) => updateItems(db, items, at),
    async readLog(owner) {
      return (await db.get('sync-log', logName(owner))) ?? { owner: logName(owner), synced: 0, lastAt: 0 };
    },
    readList: (name) => db.get('kept', name),
    clear: () => clear(db),
    forget: (owner) => forget(db, owner),
    hasKey: async (owner) => (await db.count('keys', owner)) > 0,
    saveKey: (owner, key) => saveKey(db, owner, key),
    deleteKeys: () => deleteKeys(db),
  };
}

async function writeAll(db: DeviceDatabase, write: QueueWrite): Promise<void> {
  const { items = [], list, without = [] } = write;
  const stored = await encryptAll(db, items);
  const transaction = db.transaction(['queue', 'kept', 'keys'], 'readwrite', ON_DISK);
  const queue = transaction.objectStore('queue');
  if (lacksKey(stored, await transaction.objectStore('keys').getAllKeys())) return writeAll(db, write);
  for (const id of without) {
    const order = await queue.index('id').getKey(id);
    if (order !== undefined) await queue.delete(order);
  }
  for (const item of stored) await add(queue, item);
  if (list) await transaction.objectStore('kept').put(list);
  await transaction.done;
}

/** Whether the key of an item's owner arrived while the items were being encrypted. */
function lacksKey(stored: readonly StoredItem[], owners: readonly string[]): boolean {
  return stored.some((item) => !isEncrypted(item) && item.owner !== null && owners.includes(item.owner));
}

async function add(queue: WrittenQueue, item: StoredItem): Promise<void> {
  if ((await queue.index('id').getKey(item.id)) === undefined) await queue.add(item);
}

/** A transaction cannot wait for encryption, so encryption comes first. The store assigns new items their order. */
async function encryptAll(db: DeviceDatabase, items: readonly NewQueueItem[]): Promise<StoredItem[]> {
  const keys = new Map((await db.getAll('keys')).map(({ owner, key }) => [owner, key]));
  return Promise.all(
    items.map(async (item) => {
      const key = item.owner === null ? undefined : keys.get(item.owner);
      return key ? encryptItem(item, key) : (item as QueueItem);
    }),
  );
}

/** Encrypted items without a key on this device are omitted. */
async function readItems(db: DeviceDatabase, owner: string | null): Promise<QueueItem[]> {
  const stored = (await db.getAll('queue')).filter(isVisibleTo(owner));
  const key = owner === null ? undefined : (await db.get('keys', owner))?.key;
  const items = await Promise.all(
    stored.map(async (item) => {
      if (!isEncrypted(item)) return item;
      return key ? decryptItem(item, key) : null;
    }),
  );
  return items.filter((item) => item !== null);
}

/**
 * The response to a delivery may arrive after its owner has signed out. The item then stays encrypted as it was and is sent again
 * with the same id: without the key the update could only be stored in plain text.
 */
async function updateItems(db: DeviceDatabase, items: readonly QueueItem[], at: number): Promise<void> {
  const stored = await encryptAll(db, items);
  const transaction = db.transaction(['queue', 'sync-log', 'keys'], 'readwrite');
  if (lacksKey(stored, await transaction.objectStore('keys').getAllKeys())) return updateItems(db, items, at);
  const [queue, log] = [transaction.objectStore('queue'), transaction.objectStore('sync-log')];
  for (const item of stored) {
    const known = await queue.get(item.order);
    if (!known || known.state === 'answered' || (isEncrypted(known) && !isEncrypted(item))) continue;
    await queue.put(item);
    if (item.state !== 'answered') continue;
    const owner = logName(item.owner);
    await log.put({ owner, synced: ((await log.get(owner))?.synced ?? 0) + 1, lastAt: at });
  }
  await transaction.done;
}

async function clear(db: DeviceDatabase): Promise<void> {
  const names = ['queue', 'sync-log', 'kept'] as const;
  const transaction = db.transaction(names, 'readwrite', ON_DISK);
  for (const name of names) await transaction.objectStore(name).clear();
  await transaction.done;
}

async function forget(db: DeviceDatabase, owner: string): Promise<void> {
  const transaction = db.transaction(['queue', 'sync-log', 'kept', 'keys'], 'readwrite', ON_DISK);
  for (const name of ['queue', 'kept'] as const) {
    for (let at = await transaction.objectStore(name).openCursor(); at; at = await at.continue()) {
      if (at.value.owner === owner) await at.delete();
    }
  }
  await transaction.objectStore('sync-log').delete(owner);
  await transaction.objectStore('keys').delete(owner);
  await transaction.done;
}

async function saveKey(db: DeviceDatabase, owner: string, key: CryptoKey): Promise<void> {
  const saving = db.transaction('keys', 'readwrite', ON_DISK);
  await saving.store.clear();
  await saving.store.put({ owner, key });
  await saving.done;
  const open = (await db.getAll('queue')).filter((item) => item.owner === owner && !isEncrypted(item)) as QueueItem[];
  const encrypted = await encryptAll(db, open);
  const transaction = db.transaction('queue', 'readwrite', ON_DISK);
  for (const item of encrypted) {
    const known = await transaction.store.get(item.order);
    if (known && !isEncrypted(known) && known.state === item.state) await transaction.store.put(item);
  }
  await transaction.done;
}

/**
 * One transaction, so that a killed browser leaves no partial state. Items that were never encrypted are deleted, since anyone
 * could read them.
 */
async function deleteKeys(db: DeviceDatabase): Promise<void> {
  const transaction = db.transaction(['queue', 'kept', 'keys'], 'readwrite', ON_DISK);
  await transaction.objectStore('keys').clear();
  for (let at = await transaction.objectStore('kept').openCursor(); at; at = await at.continue()) {
    if (at.value.owner !== null) await at.delete();
  }
  for (let at = await transaction.objectStore('queue').openCursor(); at; at = await at.continue()) {
    if (at.value.owner !== null && !isEncrypted(at.value)) await at.delete();
  }
  await transaction.done;
}
