import { nearbyPlace } from '@dalil/domain/guide/nearby-place.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { addCard, type CardReference, restoreCards } from '@dalil/domain/offline/card-reference.ts';
import { factName, listedName, type PackName } from '@dalil/domain/offline/offline-guide.ts';
import type { DeviceDatabase, EntryRecord, PackRecord } from '../device-database.ts';
import { yieldTask } from './yield-task.ts';
import { unpackBody } from './unpack-body.ts';

/** Read access to a pack. */
export type GuideReader = {
  record: PackRecord;
  /** One entry; undefined where the pack has none. */
  read: (path: string) => Promise<unknown>;
  /** The same for an answer of the API, with the cards and facts it shares with others. `added` joins it before. */
  readAnswer: (path: string, added?: (answer: object) => object) => Promise<unknown>;
  /** Data this device derived from the pack and stored under a name; undefined where there is none. */
  readMade: (path: string) => Promise<unknown>;
  /**
   * All entries whose name starts with the prefix, by the rest of their names. Cached for the next request of the same version.
   */
  readAll: (prefix: string) => Promise<ReadonlyMap<string, unknown>>;
  /** The same without caching, for a single use. */
  readOnce: (prefix: string) => Promise<ReadonlyMap<string, unknown>>;
};

/** After this many compressed entries the worker yields to other requests. */
const UNPACK_BATCH_SIZE = 100;

const cached = new Map<string, Promise<ReadonlyMap<string, unknown>>>();
/** Lists of four kinds, labels and facts. Further entries belong to another version. */
const MAX_CACHED = 12;

/** Opens a pack; null where the device has none. */
export async function openGuide(db: DeviceDatabase, pack: PackName): Promise<GuideReader | null> {
  const [guide = null] = await openGuides(db, [pack]);
  return guide;
}

/** Opens several packs in one transaction. */
export async function openGuides(db: DeviceDatabase, packs: readonly PackName[]): Promise<(GuideReader | null)[]> {
  const { store } = db.transaction('packs');
  const records = await Promise.all(packs.map((pack) => store.get(pack)));
  return records.map((record) => (record ? createPackReader(db, record) : null));
}

function createPackReader(db: DeviceDatabase, record: PackRecord): GuideReader {
  const { generation, version } = record;
  const find = readTogether(db, generation);
  const read = async (path: string): Promise<unknown> => {
    const entry = await find(path);
    return entry && JSON.parse(unpackBody(entry.body));
  };
  const findCard = async ({ listedCard, isNearby }: CardReference): Promise<unknown> => {
    if (listedCard.startsWith(factName(''))) return read(listedCard);
    const [kind = '', id = ''] = listedCard.split('/');
    const card = ((await read(listedName(kind, id))) as { card?: unknown } | undefined)?.card;
    return card && isNearby ? nearbyPlace(card as PlaceCard) : card;
  };
  return {
    record,
    read,
    readAnswer: async (path, added) => {
      const answer = await read(path);
      const whole = added && typeof answer === 'object' && answer !== null ? added(answer) : answer;
      return addCard(await restoreCards(whole, findCard), findCard);
    },
    readMade: async (path) => (await find(path))?.made,
    readOnce: (prefix) => readEntries(db, generation, prefix),
    readAll: (prefix) => {
      const key = `${generation} ${version} ${prefix}`;
      const known = cached.get(key);
      if (known) return known;
      const reading = readEntries(db, generation, prefix);
      if (cached.size >= MAX_CACHED) cached.clear();
      // A partial pack grows without a new version, so it is not cached.
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

/** Reads requested at the same moment share one transaction. Hundreds of separate transactions take most of the response time. */
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
