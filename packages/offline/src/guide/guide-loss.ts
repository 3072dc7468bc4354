import type { PackName } from '@dalil/domain/offline/offline-guide.ts';
import type { DeviceDatabase } from '../device-database.ts';

/**
 * Records outside the database that packs existed. Browsers that are short of storage may evict the database and not this mark.
 */
export type LossMark = { read: () => string | null; write: (text: string | null) => void };

/** Records which packs the device has now. */
export async function markPacks(db: DeviceDatabase, mark: LossMark): Promise<void> {
  const packs = await db.getAll('packs');
  mark.write(packs.length === 0 ? null : packs.map(({ pack }) => pack).join(' '));
}

/** The packs the browser has evicted, each reported once. */
export async function findLostPacks(db: DeviceDatabase, mark: LossMark): Promise<PackName[]> {
  const marked = (mark.read() ?? '').split(' ').filter((name) => name !== '') as PackName[];
  const saved = new Set(await db.getAllKeys('packs'));
  const lost = marked.filter((pack) => !saved.has(pack));
  if (lost.length > 0) await markPacks(db, mark);
  return lost;
}
