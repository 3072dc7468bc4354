import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { SavedList, SyncLogEntry } from '../device-database.ts';

/** One atomic write of a page: new changes, the list they belong to, and changes to remove. */
export type QueueWrite = {
  items?: readonly NewQueueItem[];
  list?: SavedList;
  /** Ids of items to remove from the queue. */
  without?: readonly string[];
};

/** The storage of a device's sync queue. */
export type QueueStore = {
  /** Whether written data outlasts the page. */
  isLasting: boolean;
  /** PWA-9: writes everything or nothing. An item whose id already exists is not added again. */
  write: (write: QueueWrite) => Promise<void>;
  /** The items an owner may see and send, in order: their own and those without an owner. Never another person's. */
  read: (owner: string | null) => Promise<QueueItem[]>;
  /** Every owner with items in the queue. */
  readOwners: () => Promise<(string | null)[]>;
  /** Updates the state of items that still exist and counts those that were synced. `at` in milliseconds. */
  update: (items: readonly QueueItem[], at: number) => Promise<void>;
  /** The log of what was synced for an owner. */
  readLog: (owner: string | null) => Promise<SyncLogEntry>;
  readList: (name: string) => Promise<SavedList | undefined>;
  /** Removes every change, list and log entry from the device. Keys stay, since the account stays signed in. */
  clear: () => Promise<void>;
  /** Removes all data of an owner from the device. */
  forget: (owner: string) => Promise<void>;
  /** Whether the key of this account is stored; without an owner, whether any key is. */
  hasKey: (owner?: string) => Promise<boolean>;
  /** Called on sign-in: encrypts the waiting and all future changes of the account with its key. */
  saveKey: (owner: string, key: CryptoKey) => Promise<void>;
  /** Called on sign-out: waiting changes stay and cannot be read until the account signs in again. */
  deleteKeys: () => Promise<void>;
};

/** The log's name for an owner; changes without an owner have a name of their own. */
export function logName(owner: string | null): string {
  return owner ?? 'guest';
}

export function isVisibleTo(owner: string | null): (item: Pick<QueueItem, 'owner'>) => boolean {
  return (item) => item.owner === null || item.owner === owner;
}
