import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { SavedList, SyncLogEntry } from '../device-database.ts';
import { isVisibleTo, logName, type QueueStore } from './queue-store.ts';

/** The queue where the browser provides no database. It lasts as long as the page and still sends changes. */
export function memoryQueue(): QueueStore {
  const items = new Map<string, QueueItem>();
  const lists = new Map<string, SavedList>();
  const log = new Map<string, SyncLogEntry>();
  let order = 0;
  const logOf = (owner: string | null) => log.get(logName(owner)) ?? { owner: logName(owner), synced: 0, lastAt: 0 };
  return {
    isLasting: false,
    async write({ items: added = [], list, without = [] }) {
      for (const id of without) items.delete(id);
      for (const item of added) if (!items.has(item.id)) items.set(item.id, { ...item, order: ++order });
      if (list) lists.set(list.name, list);
    },
    read: async (owner) => [...items.values()].filter(isVisibleTo(owner)).toSorted((a, b) => a.order - b.order),
    readOwners: async () => [...new Set(Array.from(items.values(), ({ owner }) => owner))],
    async update(changed, at) {
      for (const item of changed) {
        const known = items.get(item.id);
        if (!known || known.state === 'answered') continue;
        items.set(item.id, item);
        if (item.state !== 'answered') continue;
        const { owner, synced } = logOf(item.owner);
        log.set(owner, { owner, synced: synced + 1, lastAt: at });
      }
    },
    readLog: async (owner) => logOf(owner),
    readList: async (name) => lists.get(name),
    async clear() {
      for (const store of [items, lists, log]) store.clear();
    },
    async forget(owner) {
      for (const [id, item] of items) if (item.owner === owner) items.delete(id);
      for (const [name, list] of lists) if (list.owner === owner) lists.delete(name);
      log.delete(owner);
    },
    // Data that is lost with the page needs no encryption.
    hasKey: async () => true,
    saveKey: async () => {},
    deleteKeys: async () => {},
  };
}
