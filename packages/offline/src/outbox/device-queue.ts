import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { IDBPObjectStore } from 'idb';
import type { DeviceDatabase, DeviceSchema, KeptList } from '../device-database.ts';
import { isSealed, openItem, sealItem, type StoredItem } from './sealed-item.ts';
import { isVisibleTo, logName, type QueueStore, type QueueWrite } from './queue-store.ts';

/** The disk has it before the promise resolves: what a reader is told is kept survives a killed browser. */
const ON_DISK = { durability: 'strict' } as const;

type Written<Name extends 'queue' | 'kept'> = IDBPObjectStore<DeviceSchema, ('queue' | 'kept')[], Name, 'readwrite'>;

/** The queue in the device's database. */
export function deviceQueue(db: DeviceDatabase): QueueStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    isLasting: true,
    write(write) {
      // Sealing takes its time; what was written first stands first all the same.
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
    forget: (owner) => forget(db, owner),
    hasKey: async (owner) => (await db.count('keys', owner)) > 0,
    keepKey: (owner, key) => keepKey(db, owner, key),
    forgetKeys: () => forgetKeys(db),
  };
}

async function writeAll(db: DeviceDatabase, { items = [], list, without = [] }: QueueWrite): Promise<void> {
  const stored = await sealAll(db, items);
  const transaction = db.transaction(['queue', 'kept'], 'readwrite', ON_DISK);
  const queue = transaction.objectStore('queue');
  for (const id of without) {
    const order = await queue.index('id').getKey(id);
    if (order !== undefined) await queue.delete(order);
  }
  for (const item of stored) await add(queue, item);
  if (list) await putNewer(transaction.objectStore('kept'), list);
  await transaction.done;
}

async function add(queue: Written<'queue'>, item: StoredItem): Promise<void> {
  if ((await queue.index('id').getKey(item.id)) === undefined) await queue.add(item);
}

/** A transaction does not wait for the sealing, so it comes first. The store gives new ones their order. */
async function sealAll(db: DeviceDatabase, items: readonly NewQueueItem[]): Promise<StoredItem[]> {
  const keys = new Map((await db.getAll('keys')).map(({ owner, key }) => [owner, key]));
  return Promise.all(
    items.map(async (item) => {
      const key = item.owner === null ? undefined : keys.get(item.owner);
      return key ? sealItem(item, key) : (item as QueueItem);
    }),
  );
}

/** What is sealed and has no key here is as if it were not there. */
async function readItems(db: DeviceDatabase, owner: string | null): Promise<QueueItem[]> {
  const stored = (await db.getAll('queue')).filter(isVisibleTo(owner));
  const key = owner === null ? undefined : (await db.get('keys', owner))?.key;
  const items = await Promise.all(
    stored.map(async (item) => {
      if (!isSealed(item)) return item;
      return key ? openItem(item, key) : null;
    }),
  );
  return items.filter((item) => item !== null);
}

/** Two tabs write one after the other, each what it last saw: the newer stays. */
async function putNewer(kept: Written<'kept'>, list: KeptList): Promise<void> {
  const known = await kept.get(list.name);
  if (!known || known.revision < list.revision) await kept.put(list);
}

async function updateItems(db: DeviceDatabase, items: readonly QueueItem[], at: number): Promise<void> {
  const stored = await sealAll(db, items);
  const transaction = db.transaction(['queue', 'sync-log'], 'readwrite');
  const [queue, log] = [transaction.objectStore('queue'), transaction.objectStore('sync-log')];
  for (const item of stored) {
    const known = await queue.get(item.order);
    if (!known || known.state === 'answered') continue;
    await queue.put(item);
    if (item.state !== 'answered') continue;
    const owner = logName(item.owner);
    await log.put({ owner, synced: ((await log.get(owner))?.synced ?? 0) + 1, lastAt: at });
  }
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

async function keepKey(db: DeviceDatabase, owner: string, key: CryptoKey): Promise<void> {
  const keeping = db.transaction('keys', 'readwrite', ON_DISK);
  await keeping.store.clear();
  await keeping.store.put({ owner, key });
  await keeping.done;
  const open = (await db.getAll('queue')).filter((item) => item.owner === owner && !isSealed(item)) as QueueItem[];
  const sealed = await sealAll(db, open);
  const transaction = db.transaction('queue', 'readwrite', ON_DISK);
  for (const item of sealed) {
    const known = await transaction.store.get(item.order);
    if (known && !isSealed(known) && known.state === item.state) await transaction.store.put(item);
  }
  await transaction.done;
}

/** In one go, so that a killed browser leaves no half of it. What never met its key could be read, and goes. */
async function forgetKeys(db: DeviceDatabase): Promise<void> {
  const transaction = db.transaction(['queue', 'kept', 'keys'], 'readwrite', ON_DISK);
  await transaction.objectStore('keys').clear();
  for (let at = await transaction.objectStore('kept').openCursor(); at; at = await at.continue()) {
    if (at.value.owner !== null) await at.delete();
  }
  for (let at = await transaction.objectStore('queue').openCursor(); at; at = await at.continue()) {
    if (at.value.owner !== null && !isSealed(at.value)) await at.delete();
  }
  await transaction.done;
}
