import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { KeptList, SyncLogEntry } from '../device-database.ts';

/** What a page writes in one go: changes that wait, the list they belong to, and changes that wait no more. */
export type QueueWrite = {
  items?: readonly NewQueueItem[];
  list?: KeptList;
  /** Ids of items that leave the queue. */
  without?: readonly string[];
};

/** Where the queue of a device is kept. */
export type QueueStore = {
  /** Whether what is written outlasts the page. */
  isLasting: boolean;
  /** PWA-9: writes it whole or not at all. An item whose id is there already is not taken twice. */
  write: (write: QueueWrite) => Promise<void>;
  /** What an owner may see and send, in order: their own, and what is nobody's. Never another person's. */
  read: (owner: string | null) => Promise<QueueItem[]>;
  /** Everybody who has something in the queue. */
  readOwners: () => Promise<(string | null)[]>;
  /** Writes down what became of items that are still there, and counts those that arrived. `at` in milliseconds. */
  update: (items: readonly QueueItem[], at: number) => Promise<void>;
  /** What arrived so far for an owner. */
  readLog: (owner: string | null) => Promise<SyncLogEntry>;
  readList: (name: string) => Promise<KeptList | undefined>;
  /** Takes everything of an owner off the device. */
  forget: (owner: string) => Promise<void>;
  /** Whether the key of an account is here, or without one any. */
  hasKey: (owner?: string) => Promise<boolean>;
  /** Somebody is signed in: from now on what waits for them, and what waits already, lies sealed with their key. */
  keepKey: (owner: string, key: CryptoKey) => Promise<void>;
  /** They signed out: what waits stays, and nobody can read it before they are back. */
  forgetKeys: () => Promise<void>;
};

/** What is nobody's stands in the log under this name. */
export function logName(owner: string | null): string {
  return owner ?? 'guest';
}

export function isVisibleTo(owner: string | null): (item: Pick<QueueItem, 'owner'>) => boolean {
  return (item) => item.owner === null || item.owner === owner;
}
