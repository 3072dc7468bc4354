import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { SavedList, SyncLogEntry } from '../device-database.ts';

/** What a page writes in one go: changes that wait, the list they belong to, and changes that wait no more. */
export type QueueWrite = {
  items?: readonly NewQueueItem[];
  list?: SavedList;
  /** Ids of items that leave the queue. */
  without?: readonly string[];
};

/** Where the sync queue of a device is stored. */
export type QueueStore = {
  /** Whether what is written outlasts the page. */
  isLasting: boolean;
  /** PWA-9: writes it whole or not at all. An item whose id is there already is not taken twice. */
  write: (write: QueueWrite) => Promise<void>;
  /** What an owner may see and send, in order: their own, and what is nobody's. Never another person's. */
  read: (owner: string | null) => Promise<QueueItem[]>;
  /** Every owner who has something in the queue. */
  readOwners: () => Promise<(string | null)[]>;
  /** Writes down what became of items that are still there, and counts those that arrived. `at` in milliseconds. */
  update: (items: readonly QueueItem[], at: number) => Promise<void>;
  /** What arrived so far for an owner. */
  readLog: (owner: string | null) => Promise<SyncLogEntry>;
  readList: (name: string) => Promise<SavedList | undefined>;
  /** Takes everything of an owner off the device. */
  forget: (owner: string) => Promise<void>;
  /** Whether the key of an account is here, or without one any. */
  hasKey: (owner?: string) => Promise<boolean>;
  /** An account is signed in: what waits for it, now and from now on, is encrypted with its key. */
  saveKey: (owner: string, key: CryptoKey) => Promise<void>;
  /** The account signed out: what waits stays, and cannot be read before it is back. */
  deleteKeys: () => Promise<void>;
};

/** The name under which the log has an owner; what belongs to no account has a name of its own. */
export function logName(owner: string | null): string {
  return owner ?? 'guest';
}

export function isVisibleTo(owner: string | null): (item: Pick<QueueItem, 'owner'>) => boolean {
  return (item) => item.owner === null || item.owner === owner;
}
