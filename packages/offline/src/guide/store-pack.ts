import type { PackEntry, PackHead, PackName } from '@dalil/domain/offline/offline-guide.ts';
import type { DeviceDatabase, PackRecord } from '../device-database.ts';
import { makeRecords } from './entry-records.ts';
import { BrokenPack, readPack } from './pack-lines.ts';

export type Progress = (done: number, total: number) => void;
/** What has arrived of a pack that is not complete: `entries` of `version`, stored under `generation`. */
export type PartialPack = { generation: string; version: number; entries: number };
type Options = { now: Date; onProgress?: Progress; partial: PartialPack | null };

/**
 * Writes a part of a pack beside the active one, in one transaction, after the parts that are stored. The last part activates the
 * pack and is the only one to return its record. Where the device had no pack, the first part is active until then, because it
 * begins with what is needed most.
 */
export async function storePart(
  db: DeviceDatabase,
  body: ReadableStream<Uint8Array>,
  { now, onProgress = () => {}, partial }: Options,
): Promise<PackRecord | null> {
  const { head, entries } = await readPack(body);
  if (head.from !== (partial?.entries ?? 0)) throw new BrokenPack('another part');
  const generation = partial?.generation ?? `${head.pack}@${head.version}@${now.getTime()}`;
  const arrived: PackEntry[] = [];
  for await (const entry of entries) {
    arrived.push(entry);
    onProgress(head.from + arrived.length, head.total);
  }
  const done = head.from + arrived.length;
  if (arrived.length === 0 && done < head.total) throw new BrokenPack('an empty part');
  const records = await makeRecords(generation, arrived);
  const active = await db.get('packs', head.pack);
  const isFirst = (active?.version ?? 0) === 0;
  const bytes = records.reduce((sum, { size }) => sum + size, active?.generation === generation ? active.bytes : 0);
  const record = recordOf(head, generation, now);
  try {
    const tx = db.transaction(['packs', 'entries'], 'readwrite');
    const store = tx.objectStore('entries');
    const before = await store.count(IDBKeyRange.bound([generation], [generation, []]));
    // The browser may have removed what was stored while this part was on its way.
    if (before < head.from) throw new BrokenPack('the parts before it are gone');
    if (isFirst) await tx.objectStore('packs').put({ ...record, version: 0, entries: done, bytes });
    await Promise.all([...records.map((one) => store.put(one)), tx.done]);
  } catch (error) {
    // A download that failed for lack of storage must not occupy any. A first part that is active stays.
    if (!isFirst) await removeGeneration(db, generation);
    throw error;
  }
  if (done < head.total) return null;
  return activate(db, { ...record, entries: done, bytes: isFirst ? bytes : await sizeOfGeneration(db, generation) });
}

/** The parts of a pack that have arrived without the last one; null where there are none. */
export async function findPartial(db: DeviceDatabase, pack: PackName): Promise<PartialPack | null> {
  const tx = db.transaction(['packs', 'entries']);
  const active = await tx.objectStore('packs').get(pack);
  const entries = tx.objectStore('entries');
  let cursor = await entries.openKeyCursor(IDBKeyRange.bound([`${pack}@`], [`${pack}@\uffff`]));
  while (cursor) {
    const [generation] = cursor.key;
    const range = IDBKeyRange.bound([generation], [generation, []]);
    if (generation !== active?.generation || active.version === 0) {
      return { generation, version: Number(generation.split('@')[1]), entries: await entries.count(range) };
    }
    cursor = await cursor.continue([generation, '\uffff']);
  }
  return null;
}

/** The server no longer has the version of these parts. */
export async function removePartial(db: DeviceDatabase, { generation }: PartialPack): Promise<void> {
  await removeGeneration(db, generation);
}

function removeGeneration(db: DeviceDatabase, generation: string): Promise<void> {
  return db.delete('entries', IDBKeyRange.bound([generation], [generation, []]));
}

function recordOf(head: PackHead, generation: string, now: Date): PackRecord {
  const { pack, version, madeAt } = head;
  return { pack, generation, version, madeAt, checkedAt: now.toISOString(), entries: 0, bytes: 0, isTrimmed: false };
}

/** Reads the parts again: only the record of an active pack holds the size so far. */
async function sizeOfGeneration(db: DeviceDatabase, generation: string): Promise<number> {
  let bytes = 0;
  let cursor = await db.transaction('entries').store.openCursor(IDBKeyRange.bound([generation], [generation, []]));
  while (cursor) {
    bytes += cursor.value.size;
    cursor = await cursor.continue();
  }
  return bytes;
}

/** Activates the new pack and deletes all its other generations, including those of failed downloads. */
async function activate(db: DeviceDatabase, record: PackRecord): Promise<PackRecord> {
  const tx = db.transaction(['packs', 'entries'], 'readwrite');
  const { pack, generation } = record;
  const entries = tx.objectStore('entries');
  await Promise.all([
    tx.objectStore('packs').put(record),
    entries.delete(IDBKeyRange.bound([`${pack}@`], [generation], false, true)),
    entries.delete(IDBKeyRange.bound([generation, []], [`${pack}@\uffff`])),
    tx.done,
  ]);
  return record;
}

/** Deletes the record of entries opened on this device, but not the guide. */
export function forgetUses(db: DeviceDatabase): Promise<void> {
  return db.clear('uses');
}

/** Removes a pack from the device. */
export async function removePack(db: DeviceDatabase, pack: PackName): Promise<void> {
  const tx = db.transaction(['packs', 'entries', 'uses'], 'readwrite');
  await Promise.all([
    tx.objectStore('packs').delete(pack),
    tx.objectStore('entries').delete(IDBKeyRange.bound([`${pack}@`], [`${pack}@\uffff`, []])),
    tx.objectStore('uses').delete(IDBKeyRange.bound([pack], [pack, []])),
    tx.done,
  ]);
}
