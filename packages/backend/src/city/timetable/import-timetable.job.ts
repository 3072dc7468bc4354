import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { timetables } from '@dalil/database/tables/timetable.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { eq } from 'drizzle-orm';
import type { LogFields } from '../../core/deps.ts';
import type { JobHandler } from '../../core/job-handler.ts';
import { TaskRefused, TaskStopped } from '../../core/thread-pool.ts';
import { WrongTimetable } from '../../providers/timetable/wrong-timetable.ts';
import { NETWORK_ID, TIMETABLE_ID } from './timetable-id.ts';

type Deps = Parameters<JobHandler<'import-timetable'>>[0];

/**
 * Stores what the operator's timetable file says, if it has changed: first and last trains, and the lines. A file that cannot be used
 * for one of them is logged with its reason, and what the last one said stays. Without a file there is no timetable.
 */
export const importTimetable: JobHandler<'import-timetable'> = async (deps) => {
  const { db, now, parseForeign, timetableFile } = deps;
  if (timetableFile === undefined) {
    await db.delete(timetables);
    return;
  }
  const input = { archive: timetableFile, today: dubaiDate(now()) };
  await importPart(deps, { id: TIMETABLE_ID, event: 'timetable' }, async () => {
    const value = await parseForeign('timetable', input);
    return { value, figures: { stations: value.stations.length, days: value.dayTypes.length } };
  });
  await importPart(deps, { id: NETWORK_ID, event: 'transit_network' }, async () => {
    const { packed, ...figures } = await parseForeign('transit-network', input);
    return { value: { packed }, figures };
  });
};

async function importPart(
  { db, now, log, timetableFile }: Deps,
  { id, event }: { id: string; event: string },
  read: () => Promise<{ value: unknown; figures: LogFields }>,
): Promise<void> {
  try {
    const fileHash = await hashOf(timetableFile ?? '');
    const [known] = await db.select({ fileHash: timetables.fileHash }).from(timetables).where(eq(timetables.id, id));
    if (known?.fileHash === fileHash) return;
    const { value, figures } = await read();
    const row = { fileHash, importedAt: now(), value };
    await db
      .insert(timetables)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: timetables.id, set: row });
    log('info', `${event}_imported`, figures);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    log('warn', `${event}_not_imported`, { reason });
  }
}

function reasonOf(error: unknown): string | null {
  if (error instanceof WrongTimetable || error instanceof TaskRefused) return error.fault;
  return error instanceof TaskStopped ? 'reading_stopped' : null;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array);
  } catch (error) {
    throw new WrongTimetable('not_readable', { cause: error });
  }
  return hash.digest('hex');
}
