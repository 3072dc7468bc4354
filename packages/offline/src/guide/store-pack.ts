import type { PackEntry, PackHead, PackName } from '@dalil/domain/offline/offline-guide.ts';
import type { DeviceDatabase, EntryRecord, PackRecord } from '../device-database.ts';
import { BrokenPack, readPack } from './pack-lines.ts';
import { packBody, sizeOf } from './packed-body.ts';

const WRITE_BATCH_SIZE = 40;

export type Progress = (done: number, total: number) => void;

/**
 * Writes a complete pack beside the active one and activates it in one transaction. An interrupted download leaves the earlier
 * pack intact. Where there is none yet, the most needed part is activated as soon as it has arrived.
 */
export async function storePack(
  db: DeviceDatabase,
  body: ReadableStream<Uint8Array>,
  { now, onProgress = () => {} }: { now: Date; onProgress?: Progress },
): Promise<PackRecord> {
  const { head, entries } = await readPack(body);
  const generation = `${head.pack}@${head.version}@${now.getTime()}`;
  const isFirst = (await db.get('packs', head.pack)) === undefined;
  const record = recordOf(head, generation, now);
  let waiting: PackEntry[] = [];
  let hasEmergency = false;
  const write = async () => {
    record.bytes += await writeEntries(db, generation, waiting);
    record.entries += waiting.length;
    waiting = [];
    onProgress(record.entries, head.entries);
  };
  const writeAll = async () => {
    for await (const entry of entries) {
      if (isFirst && !hasEmergency && 'group' in entry && entry.group !== 'emergency') {
        hasEmergency = true;
        await write();
        await db.put('packs', { ...record, version: 0 });
      }
      waiting.push(entry);
      if (waiting.length >= WRITE_BATCH_SIZE) await write();
    }
    await write();
    await replaceGeneration(db, record);
  };
  try {
    await writeAll();
  } catch (error) {
    // A download that failed for lack of storage must not occupy any. A first part that is already active stays.
    const answering = await db.get('packs', head.pack);
    if (answering?.generation !== generation) await removeGeneration(db, generation);
    throw error;
  }
  return record;
}

function removeGeneration(db: DeviceDatabase, generation: string): Promise<void> {
  return db.delete('entries', IDBKeyRange.bound([generation], [generation, []]));
}

function recordOf(head: PackHead, generation: string, now: Date): PackRecord {
  const { pack, version, madeAt } = head;
  return { pack, generation, version, madeAt, checkedAt: now.toISOString(), entries: 0, bytes: 0, isTrimmed: false };
}

async function writeEntries(db: DeviceDatabase, generation: string, entries: readonly PackEntry[]): Promise<number> {
  const records = await makeRecords(generation, entries);
  const tx = db.transaction('entries', 'readwrite');
  await Promise.all([...records.map((record) => tx.store.put(record)), tx.done]);
  return records.reduce((sum, { size }) => sum + size, 0);
}

function makeRecords(generation: string, entries: readonly PackEntry[]): Promise<EntryRecord[]> {
  const retained = entries.flatMap((entry) => ('removed' in entry ? [] : [entry]));
  return Promise.all(
    retained.map(async ({ path, group, body }) => {
      const packed = await packBody(JSON.stringify(body));
      return { generation, path, group, body: packed, size: sizeOf(packed) };
    }),
  );
}

/** Activates the new pack and deletes all its other generations, including those of failed downloads. */
async function replaceGeneration(db: DeviceDatabase, record: PackRecord): Promise<void> {
  const tx = db.transaction(['packs', 'entries'], 'readwrite');
  const { pack, generation } = record;
  const entries = tx.objectStore('entries');
  await Promise.all([
    tx.objectStore('packs').put(record),
    entries.delete(IDBKeyRange.bound([`${pack}@`], [generation], false, true)),
    entries.delete(IDBKeyRange.bound([generation, []], [`${pack}@\uffff`])),
    tx.done,
  ]);
}

/**
 * Applies the changes since a pack's version in one transaction together with the new version. Fails with `BrokenPack` when the
 * changes are incomplete or start at another version than the pack on the device; then nothing is changed.
 */
export async function applyDelta(
  db: DeviceDatabase,
  body: ReadableStream<Uint8Array>,
  { now }: { now: Date },
): Promise<PackRecord> {
  const { head, entries } = await readPack(body);
  const changes: PackEntry[] = [];
  for await (const entry of entries) changes.push(entry);
  const before = await db.get('packs', head.pack);
  if (!before) throw new BrokenPack('no pack');
  const records = await makeRecords(before.generation, changes);
  const tx = db.transaction(['packs', 'entries'], 'readwrite');
  const packs = tx.objectStore('packs');
  const current = await packs.get(head.pack);
  if (current?.version !== head.since || current.generation !== before.generation) {
    tx.abort();
    await tx.done.catch(() => undefined);
    throw new BrokenPack('another version');
  }
  const store = tx.objectStore('entries');
  const after = { ...current, version: head.version, madeAt: head.madeAt, checkedAt: now.toISOString() };
  for (const { path } of changes) {
    const old = await store.get([current.generation, path]);
    if (old) after.bytes -= old.size;
    if (old) after.entries -= 1;
    if (old) await store.delete([current.generation, path]);
  }
  for (const record of records) {
    after.bytes += record.size;
    after.entries += 1;
    await store.put(record);
  }
  await packs.put(after);
  await tx.done;
  return after;
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
