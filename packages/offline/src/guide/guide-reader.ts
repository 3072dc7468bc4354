import type { PackName } from '@dalil/domain/offline/offline-guide.ts';
import type { DeviceDatabase, EntryRecord, PackRecord } from '../device-database.ts';
import { yieldTask } from './yield-task.ts';
import { unpackBody } from './unpack-body.ts';

/** A pack as answers are made from it. */
export type GuideReader = {
  record: PackRecord;
  /** One entry; undefined where the pack has none. */
  read: (path: string) => Promise<unknown>;
  /** What this device made of the pack and keeps under a name; undefined where it keeps none. */
  readMade: (path: string) => Promise<unknown>;
  /** All entries whose name begins so, by the rest of their names. Kept for the next request of the same version. */
  readAll: (prefix: string) => Promise<ReadonlyMap<string, unknown>>;
  /** The same, for somebody who needs it once. */
  readOnce: (prefix: string) => Promise<ReadonlyMap<string, unknown>>;
};

/** Between so many compressed entries the worker answers whatever else was asked. */
const UNPACKED_AT_ONCE = 100;

const kept = new Map<string, Promise<ReadonlyMap<string, unknown>>>();
/** Lists of four kinds, labels, facts: more is of another version. */
const MOST_KEPT = 12;

/** Opens a pack; null where the device has none. */
export async function openGuide(db: DeviceDatabase, pack: PackName): Promise<GuideReader | null> {
  const [guide = null] = await openGuides(db, [pack]);
  return guide;
}

/** The same of several, in one transaction. */
export async function openGuides(db: DeviceDatabase, packs: readonly PackName[]): Promise<(GuideReader | null)[]> {
  const { store } = db.transaction('packs');
  const records = await Promise.all(packs.map((pack) => store.get(pack)));
  return records.map((record) => (record ? readerOf(db, record) : null));
}

function readerOf(db: DeviceDatabase, record: PackRecord): GuideReader {
  const { generation, version } = record;
  const find = readTogether(db, generation);
  return {
    record,
    read: async (path) => {
      const entry = await find(path);
      return entry && JSON.parse(unpackBody(entry.body));
    },
    readMade: async (path) => (await find(path))?.made,
    readOnce: (prefix) => readEntries(db, generation, prefix),
    readAll: (prefix) => {
      const key = `${generation} ${version} ${prefix}`;
      const known = kept.get(key);
      if (known) return known;
      const reading = readEntries(db, generation, prefix);
      if (kept.size >= MOST_KEPT) kept.clear();
      // A pack of which only a part is there grows without a new version.
      if (version > 0) kept.set(key, reading);
      reading.catch(() => kept.delete(key));
      return reading;
    },
  };
}

type Wanted = {
  path: string;
  resolve: (entry: EntryRecord | undefined) => void;
  reject: (error: unknown) => void;
};

/** What is asked for at one moment is read in one transaction: hundreds of their own take most of the time of an answer. */
function readTogether(db: DeviceDatabase, generation: string): (path: string) => Promise<EntryRecord | undefined> {
  let waiting: Wanted[] = [];
  const readAll = async () => {
    const wanted = waiting;
    waiting = [];
    try {
      const { store } = db.transaction('entries');
      const found = await Promise.all(wanted.map(({ path }) => store.get([generation, path])));
      for (const [at, { resolve }] of wanted.entries()) resolve(found[at]);
    } catch (error) {
      for (const { reject } of wanted) reject(error);
    }
  };
  return (path) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void readAll());
      waiting.push({ path, resolve, reject });
    });
}

async function readEntries(
  db: DeviceDatabase,
  generation: string,
  prefix: string,
): Promise<ReadonlyMap<string, unknown>> {
  const range = IDBKeyRange.bound([generation, prefix], [generation, `${prefix}\uffff`]);
  const entries = await db.getAll('entries', range);
  const read = new Map<string, unknown>();
  let unpacked = 0;
  for (const { path, body } of entries) {
    read.set(path.slice(prefix.length), JSON.parse(unpackBody(body)));
    if (typeof body !== 'string' && ++unpacked % UNPACKED_AT_ONCE === 0) await yieldTask();
  }
  return read;
}
