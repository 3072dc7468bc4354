import type { Locale } from '@dalil/domain/language/locale.ts';
import type { GuideGroup, PackName } from '@dalil/domain/offline/offline-guide.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredItem } from './sync-queue/encrypted-item.ts';

export const DATABASE_NAME = 'dalil';
const DATABASE_VERSION = 1;

/** One entry of a pack. Long bodies are compressed individually, so that reading one path decompresses one entry. */
export type EntryRecord = {
  generation: string;
  path: string;
  group: GuideGroup;
  body: string | Uint8Array<ArrayBuffer>;
  /**
   * In place of a body, data derived from the pack on the device. It is stored in its in-memory form, so that opening it
   * decompresses nothing.
   */
  made?: unknown;
  /** Bytes on the device. */
  size: number;
};

/**
 * The active version of a pack. `generation` identifies its entries: a new version is written beside it and replaces it
 * atomically. While `version` is 0 only a first part is available.
 */
export type PackRecord = {
  pack: PackName;
  generation: string;
  version: number;
  /** When the server created it, and when the device last learned that it is the newest: ISO instants. */
  madeAt: string;
  checkedAt: string;
  entries: number;
  bytes: number;
  /** Whether some entries were removed to free storage. */
  isTrimmed: boolean;
};

/** The day an entry was last requested, in milliseconds. Entries that are not used are removed first when storage is short. */
export type UseRecord = { pack: Locale; path: string; usedAt: number };

/** How many changes of an owner were synced, and when the last one was (milliseconds). */
export type SyncLogEntry = { owner: string; synced: number; lastAt: number };

/** A list of a user: its only source of truth. */
export type SavedList = { name: string; owner: string | null; value: unknown };

/** The key that encrypts the waiting changes of an account. */
export type KeyRecord = { owner: string; key: CryptoKey };

/** Every store of the device's database. */
export interface DeviceSchema extends DBSchema {
  entries: { key: [generation: string, path: string]; value: EntryRecord };
  packs: { key: PackName; value: PackRecord };
  uses: { key: [pack: Locale, path: string]; value: UseRecord };
  queue: { key: number; value: StoredItem; indexes: { id: string } };
  'sync-log': { key: string; value: SyncLogEntry };
  kept: { key: string; value: SavedList };
  /** Only the key of the signed-in account. */
  keys: { key: string; value: KeyRecord };
}
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDatabase> | undefined;

/** Opens the device's database, shared by all callers. Opens it again after the browser has closed it. */
export function openDevice(): Promise<DeviceDatabase> {
  const forget = () => {
    opening = undefined;
  };
  opening ??= openDeviceDatabase(DATABASE_NAME, forget).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/**
 * Opens the database with a separate connection. Rejects where the browser blocks it. `closed` is called when the browser or a newer version of the site closed it.
 */
export async function openDeviceDatabase(name = DATABASE_NAME, closed = () => {}): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>(name, DATABASE_VERSION, {
    upgrade: (database) => {
      database.createObjectStore('entries', { keyPath: ['generation', 'path'] });
      database.createObjectStore('packs', { keyPath: 'pack' });
      database.createObjectStore('uses', { keyPath: ['pack', 'path'] });
      database
        .createObjectStore('queue', { keyPath: 'order', autoIncrement: true })
        .createIndex('id', 'id', { unique: true });
      database.createObjectStore('sync-log', { keyPath: 'owner' });
      database.createObjectStore('kept', { keyPath: 'name' });
      database.createObjectStore('keys', { keyPath: 'owner' });
    },
    // A newer page wants to upgrade the database and must not wait for this one.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}
