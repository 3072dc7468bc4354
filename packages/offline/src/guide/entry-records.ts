import type { PackEntry } from '@dalil/domain/offline/offline-guide.ts';
import type { EntryRecord } from '../device-database.ts';
import { packBody, sizeOf } from './packed-body.ts';

/** The records of the entries that a response has, their bodies compressed. Removed entries have none. */
export function makeRecords(generation: string, entries: readonly PackEntry[]): Promise<EntryRecord[]> {
  const retained = entries.flatMap((entry) => ('removed' in entry ? [] : [entry]));
  return Promise.all(
    retained.map(async ({ path, group, body }) => {
      const packed = await packBody(JSON.stringify(body));
      return { generation, path, group, body: packed, size: sizeOf(packed) };
    }),
  );
}
