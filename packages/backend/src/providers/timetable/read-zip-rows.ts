import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { Unzip, UnzipInflate } from 'fflate';
import { WrongTimetable } from './wrong-timetable.ts';

/** Unpacked. The timetable of a large city has a few hundred megabytes. */
const MAX_BYTES = 2_000_000_000;

/** Packed. Small, because all rows of a chunk are read together while requests wait. */
const CHUNK_BYTES = 8192;

export type Row = Readonly<Record<string, string>>;

/**
 * The rows of a CSV file in a zip archive, one after another, so that a file of any size needs little memory. Nothing if the archive
 * has no such file. Throws `WrongTimetable` for what is no archive or no CSV, and for a file of more than two gigabytes.
 */
export async function* readZipRows(archive: string, name: string): AsyncGenerator<Row> {
  const parser = parse({ columns: true, bom: true, trim: true, relax_column_count: true, skip_empty_lines: true });
  const filled = fill(parser, archive, name).catch((error: unknown) => {
    parser.destroy(error instanceof Error ? error : new WrongTimetable('not_readable'));
  });
  try {
    for await (const row of parser) yield row as Row;
  } catch (error) {
    throw error instanceof WrongTimetable ? error : new WrongTimetable('not_readable', { cause: error });
  }
  await filled;
}

async function fill(parser: ReturnType<typeof parse>, archive: string, name: string): Promise<void> {
  let size = 0;
  let isEntered = false;
  let failure: unknown = null;
  const unzip = new Unzip((file) => {
    if (file.name.split('/').at(-1) !== name || isEntered) return;
    isEntered = true;
    file.ondata = (error, data) => {
      size += data?.length ?? 0;
      if (error) failure = error;
      else if (size > MAX_BYTES) failure = new WrongTimetable('too_large');
      else parser.write(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const isZip = await pushAll(archive, async (chunk, isLast) => {
    unzip.push(chunk, isLast);
    if (failure) throw failure instanceof Error ? failure : new WrongTimetable('not_readable');
    if (parser.writableNeedDrain) await once(parser, 'drain');
  });
  if (!isZip) throw new WrongTimetable('not_readable');
  parser.end();
}

/** Whether the file begins as a zip archive does. */
async function pushAll(archive: string, push: (chunk: Uint8Array, isLast: boolean) => Promise<void>): Promise<boolean> {
  let isZip: boolean | null = null;
  for await (const chunk of createReadStream(archive, { highWaterMark: CHUNK_BYTES })) {
    const bytes = chunk as Uint8Array;
    isZip ??= bytes[0] === 0x50 && bytes[1] === 0x4b;
    if (!isZip) return false;
    await push(bytes, false);
  }
  if (isZip) await push(new Uint8Array(), true);
  return isZip ?? false;
}
