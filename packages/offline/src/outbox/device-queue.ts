import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { IDBPObjectStore } from 'idb';
import type { DeviceDatabase, DeviceSchema, KeptList } from '../device-database.ts';
import { isVisibleTo, logName, type QueueStore, type QueueWrite } from './queue-store.ts';

/** The disk has it before the promise resolves: what a reader is told is kept survives a killed browser. */
const ON_DISK = { durability: 'strict' } as const;

type Written<Name extends 'queue' | 'kept'> = IDBPObjectStore<DeviceSchema, ('queue' | 'kept')[], Name, 'readwrite'>;

/** The queue in the device's database. */
export function deviceQueue(db: DeviceDatabase): QueueStore {
  return {
    write: (write) => writeAll(db, write),
    async read(owner) {
      return (await db.getAll('queue')).filter(isVisibleTo(owner));
    },
    readOwners: async () => [...new Set((await db.getAll('queue')).map(({ owner }) => owner))],
    update: (items, at) => updateItems(db, items, at),
    async readLog(owner) {
      return (await db.get('sync-log', logName(owner))) ?? { owner: logName(owner), synced: 0, lastAt: 0 };
    },
    readList: (name) => db.get('kept', name),
    forget: (owner) => forget(db, owner),
  };
}

async function writeAll(db: DeviceDatabase, { items = [], list, without = [] }: QueueWrite): Promise<void> {
  const transaction = db.transaction(['queue', 'kept'], 'readwrite', ON_DISK);
  const queue = transaction.objectStore('queue');
  for (const id of without) {
    const order = await queue.index('id').getKey(id);
    if (order !== undefined) await queue.delete(order);
  }
  for (const item of items) await add(queue, item);
  if (list) await putNewer(transaction.objectStore('kept'), list);
  await transaction.done;
}

async function add(queue: Written<'queue'>, item: NewQueueItem): Promise<void> {
  // The store gives the order.
  if ((await queue.index('id').getKey(item.id)) === undefined) await queue.add(item as QueueItem);
}

/** Two tabs write one after the other, each what it last saw: the newer stays. */
async function putNewer(kept: Written<'kept'>, list: KeptList): Promise<void> {
  const known = await kept.get(list.name);
  if (!known || known.revision < list.revision) await kept.put(list);
}

async function updateItems(db: DeviceDatabase, items: readonly QueueItem[], at: number): Promise<void> {
  const transaction = db.transaction(['queue', 'sync-log'], 'readwrite');
  const [queue, log] = [transaction.objectStore('queue'), transaction.objectStore('sync-log')];
  for (const item of items) {
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
  const transaction = db.transaction(['queue', 'sync-log', 'kept'], 'readwrite', ON_DISK);
  for (const name of ['queue', 'kept'] as const) {
    for (let at = await transaction.objectStore(name).openCursor(); at; at = await at.continue()) {
      if (at.value.owner === owner) await at.delete();
    }
  }
  await transaction.objectStore('sync-log').delete(owner);
  await transaction.done;
}
