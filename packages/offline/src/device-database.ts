import type { Locale } from '@dalil/domain/language/locale.ts';
import type { GuideGroup, PackName } from '@dalil/domain/offline/offline-guide.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredItem } from './sync-queue/encrypted-item.ts';

export const DATABASE_NAME = 'dalil';
const DATABASE_VERSION = 1;

/** One answer of a pack. Long bodies are compressed, so that reading one path unpacks one answer. */
export type EntryRecord = {
  generation: string;
  path: string;
  group: GuideGroup;
  body: string | Uint8Array<ArrayBuffer>;
  /** Instead of a body, what the device made of its pack: as it stands in memory, so that opening it unpacks nothing. */
  made?: unknown;
  /** Bytes on the device. */
  size: number;
};

/**
 * A pack that answers now. `generation` names its entries: a new pack is written beside it and takes its
 * place at once. While `version` is 0 only a first part of it is there.
 */
export type PackRecord = {
  pack: PackName;
  generation: string;
  version: number;
  /** When the server made it; when the device last heard that it is the newest: ISO instants. */
  madeAt: string;
  checkedAt: string;
  entries: number;
  bytes: number;
  /** Whether some of it was given up for room. */
  isTrimmed: boolean;
};

/** The day an answer was last asked for, in milliseconds: what nobody opens goes first when room is short. */
export type UseRecord = { pack: Locale; path: string; usedAt: number };

/** How many changes of an owner arrived, and when the last one did (milliseconds). */
export type SyncLogEntry = { owner: string; synced: number; lastAt: number };

/** A list as a page last wrote it: `revision` grows with each change, so that the newer of two copies is known. */
export type SavedList = { name: string; owner: string | null; revision: number; value: unknown };

/** What the waiting changes of an account are encrypted with. */
export type KeyRecord = { owner: string; key: CryptoKey };

/** Every store of the device's one database. */
export interface DeviceSchema extends DBSchema {
  entries: { key: [generation: string, path: string]; value: EntryRecord };
  packs: { key: PackName; value: PackRecord };
  uses: { key: [pack: Locale, path: string]; value: UseRecord };
  queue: { key: number; value: StoredItem; indexes: { id: string } };
  'sync-log': { key: string; value: SyncLogEntry };
  kept: { key: string; value: SavedList };
  /** Of whoever is signed in, and of nobody else. */
  keys: { key: string; value: KeyRecord };
}
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDatabase> | undefined;

/** Opens the device's database, the same for all callers; opens it anew after the browser has closed it. */
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

/** Opens a database of its own connection; `closed` hears when the browser or a newer version of the site took it away. */
export function openDeviceDatabase(name = DATABASE_NAME, closed = () => {}): Promise<DeviceDatabase> {
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
    // A newer page wants to upgrade: it must not wait for this one.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}
