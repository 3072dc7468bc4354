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
const UNPACK_BATCH_SIZE = 100;

const cached = new Map<string, Promise<ReadonlyMap<string, unknown>>>();
/** Lists of four kinds, labels, facts: more is of another version. */
const MAX_CACHED = 12;

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
      const known = cached.get(key);
      if (known) return known;
      const reading = readEntries(db, generation, prefix);
      if (cached.size >= MAX_CACHED) cached.clear();
      // A pack of which only a part is there grows without a new version.
      if (version > 0) cached.set(key, reading);
      reading.catch(() => cached.delete(key));
      return reading;
    },
  };
}

type QuestionRequest = {
  path: string;
  resolve: (entry: EntryRecord | undefined) => void;
  reject: (error: unknown) => void;
};

/** What is asked for at one moment is read in one transaction: hundreds of their own take most of the time of an answer. */
function readTogether(db: DeviceDatabase, generation: string): (path: string) => Promise<EntryRecord | undefined> {
  let waiting: QuestionRequest[] = [];
  const readAll = async () => {
    const requested = waiting;
    waiting = [];
    try {
      const { store } = db.transaction('entries');
      const found = await Promise.all(requested.map(({ path }) => store.get([generation, path])));
      for (const [at, { resolve }] of requested.entries()) resolve(found[at]);
    } catch (error) {
      for (const { reject } of requested) reject(error);
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
    if (typeof body !== 'string' && ++unpacked % UNPACK_BATCH_SIZE === 0) await yieldTask();
  }
  return read;
}
