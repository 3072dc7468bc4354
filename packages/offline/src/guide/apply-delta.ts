import type { PackEntry } from '@dalil/domain/offline/offline-guide.ts';
import type { DeviceDatabase, PackRecord } from '../device-database.ts';
import { makeRecords } from './entry-records.ts';
import { BrokenPack, readPack } from './pack-lines.ts';

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
