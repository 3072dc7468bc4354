import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import {
  type BackupEnd,
  type BackupFile,
  type BackupHeader,
  FORMAT,
  FORMAT_VERSION,
  storeFile,
  type TableEnd,
  type TableStart,
} from './backup-file.ts';
import { fixTextForms, listSequences, listTables, readRows, type Table, TableDigest } from './backup-tables.ts';
import { ConfigurationError } from './configuration-error.ts';
import { connectClient } from './connection.ts';
import type { DatabaseAddress } from './connection-address.ts';
import { listApplied } from './migrate.ts';

export interface TableCount {
  readonly table: string;
  readonly rows: number;
  /** The same for the same rows, regardless of their order. */
  readonly hash: string;
}

/**
 * Writes every table into one compressed file, as of a single moment, while the product may be running, and after them `files`, which are
 * read once that moment is fixed. The file is readable by this account only and appears under its name only when complete. Throws a
 * ConfigurationError if it cannot be written.
 */
export async function backUpDatabase(
  address: DatabaseAddress,
  path: string,
  now: Date,
  files: AsyncIterable<BackupFile> | Iterable<BackupFile> = [],
): Promise<TableCount[]> {
  const client = await connectClient(address);
  const unfinished = `${path}.unfinished`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await fixTextForms(client);
    const counts = await writeFile(client, unfinished, now, files);
    await client.query('commit');
    await rename(unfinished, path);
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw isWriteFailure(error) ? writeFailure(path, error) : error;
  } finally {
    await client.end();
  }
}

async function writeFile(
  client: ClientBase,
  path: string,
  now: Date,
  files: AsyncIterable<BackupFile> | Iterable<BackupFile>,
): Promise<TableCount[]> {
  const handle = await open(path, 'w', 0o600);
  const gzip = createGzip();
  const target = createWriteStream('', { fd: handle, flush: true });
  gzip.pipe(target);
  const written = finished(target);
  written.catch((error: Error) => gzip.destroy(error));
  try {
    await writeLine(gzip, JSON.stringify(await describe(client, now)));
    const counts: TableCount[] = [];
    for (const table of await listTables(client)) counts.push(await writeTable(client, gzip, table));
    for await (const file of files) await writeLine(gzip, JSON.stringify(storeFile(file)));
    const end: BackupEnd = { complete: true, tables: counts.length };
    await writeLine(gzip, JSON.stringify(end));
    gzip.end();
    await written;
    return counts;
  } catch (error) {
    gzip.destroy();
    target.destroy();
    throw error;
  }
}

async function describe(client: ClientBase, now: Date): Promise<BackupHeader> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: now.toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: await listApplied(client),
    sequences: await listSequences(client),
  };
}

async function writeTable(client: ClientBase, gzip: Gzip, table: Table): Promise<TableCount> {
  const start: TableStart = { table: table.name, columns: table.columns.map((column) => column.name) };
  await writeLine(gzip, JSON.stringify(start));
  const digest = new TableDigest();
  for await (const lines of readRows(client, table)) {
    for (const line of lines) digest.add(line);
    await writeLine(gzip, lines.join('\n'));
  }
  const end: TableEnd = { end: table.name, rows: digest.rows, hash: digest.hash };
  await writeLine(gzip, JSON.stringify(end));
  return { table: table.name, rows: digest.rows, hash: digest.hash };
}

async function writeLine(gzip: Gzip, text: string): Promise<void> {
  if (gzip.destroyed) throw gzip.errored ?? new Error('The backup file was closed.');
  if (!gzip.write(`${text}\n`)) await Promise.race([once(gzip, 'drain'), once(gzip, 'close')]);
}

function isWriteFailure(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
}

function writeFailure(path: string, error: NodeJS.ErrnoException): ConfigurationError {
  return new ConfigurationError(
    `The backup cannot be written to ${path} (${error.code}). Name a file in a folder this account can write.`,
    [],
    {
      cause: error,
    },
  );
}
