import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { timetables } from '@dalil/database/tables/timetable.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { eq } from 'drizzle-orm';
import type { JobHandler } from '../../core/job-handler.ts';
import { TaskRefused, TaskStopped } from '../../core/thread-pool.ts';
import { WrongTimetable } from '../../providers/timetable/wrong-timetable.ts';
import { TIMETABLE_ID } from './timetable-id.ts';

/**
 * Stores what the operator's timetable file says, if it has changed. A file that cannot be used is logged with its reason, and what
 * the last one said stays. Without a file there is no timetable.
 */
export const importTimetable: JobHandler<'import-timetable'> = async ({
  db,
  now,
  log,
  parseForeign,
  timetableFile,
}) => {
  if (timetableFile === undefined) {
    await db.delete(timetables);
    return;
  }
  try {
    const fileHash = await hashOf(timetableFile);
    const [known] = await db.select().from(timetables).where(eq(timetables.id, TIMETABLE_ID));
    if (known?.fileHash === fileHash) return;
    const value = await parseForeign('timetable', { archive: timetableFile, today: dubaiDate(now()) });
    const row = { fileHash, importedAt: now(), value };
    await db
      .insert(timetables)
      .values({ id: TIMETABLE_ID, ...row })
      .onConflictDoUpdate({ target: timetables.id, set: row });
    log('info', 'timetable_imported', { stations: value.stations.length, days: value.dayTypes.length });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    log('warn', 'timetable_not_imported', { reason });
  }
};

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
