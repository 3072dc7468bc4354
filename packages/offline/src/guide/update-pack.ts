import type { PackName } from '@dalil/domain/offline/offline-guide.ts';
import type { DeviceDatabase, PackRecord } from '../device-database.ts';
import { BrokenPack } from './pack-lines.ts';
import { applyDelta } from './apply-delta.ts';
import { findPartial, type Progress, removePartial, storePart } from './store-pack.ts';

const GONE = 410;

export type Fetch = (address: string) => Promise<Response>;
/** `isWhole` downloads everything again: entries removed to free storage are only restored on the user's request. */
type Options = { now: Date; fetch: Fetch; onProgress?: Progress; isWhole?: boolean };

/** The server could not deliver a pack now. */
export class PackNotFetched extends Error {}

/**
 * Updates a pack to its newest version: by a delta where the device has one, part by part where it has none or was not updated for
 * too long. A failure leaves the active pack unchanged; the next update goes on after the last part that arrived.
 */
export async function updatePack(db: DeviceDatabase, pack: PackName, options: Options): Promise<PackRecord> {
  const record = await db.get('packs', pack);
  if (record && record.version > 0 && !options.isWhole) {
    const changed = await fetchChanges(db, record, options);
    if (changed) return changed;
  }
  return fetchParts(db, pack, options);
}

async function fetchParts(
  db: DeviceDatabase,
  pack: PackName,
  { fetch, now, onProgress }: Options,
): Promise<PackRecord> {
  const address = `/api/offline/packs/${pack}`;
  for (;;) {
    const partial = await findPartial(db, pack);
    const answer = await fetch(
      partial ? `${address}?from=${partial.entries}&version=${partial.version}` : `${address}?from=0`,
    );
    if (answer.status === GONE && partial) await removePartial(db, partial);
    else if (!answer.ok || !answer.body) throw new PackNotFetched(String(answer.status));
    else {
      const stored = await storePart(db, answer.body, { now, onProgress, partial });
      if (stored) return stored;
    }
  }
}

/** Null where the complete pack is required. */
async function fetchChanges(
  db: DeviceDatabase,
  record: PackRecord,
  { fetch, now }: Options,
): Promise<PackRecord | null> {
  const answer = await fetch(`/api/offline/packs/${record.pack}?since=${record.version}`);
  if (answer.status === GONE) return null;
  if (!answer.ok || !answer.body) throw new PackNotFetched(String(answer.status));
  try {
    return await applyDelta(db, answer.body, { now });
  } catch (error) {
    if (!(error instanceof BrokenPack)) throw error;
    // Another tab has updated it in the meantime. Otherwise the delta was incomplete, and the next page load tries again.
    const current = await db.get('packs', record.pack);
    if (current && current.version > record.version) return current;
    throw new PackNotFetched(error.message);
  }
}
