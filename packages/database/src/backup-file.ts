import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';

/**
 * A backup is one gzip file of JSON lines: a header, then for each table its description, one array of texts per row and a footer
 * with count and hash, then the files, then the end. Values are in PostgreSQL's own text form, so every type is restored exactly.
 */
export const FORMAT = 'dalil-backup';
/** The first version had no files. */
export const FORMAT_VERSION = 2;

const header = z.object({
  format: z.literal(FORMAT),
  version: z.union([z.literal(1), z.literal(FORMAT_VERSION)]),
  createdAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
const tableStart = z.object({ table: z.string(), columns: z.array(z.string()) });
const tableEnd = z.object({ end: z.string(), rows: z.number(), hash: z.string() });
const storedFile = z.object({ file: z.string(), hash: z.string(), content: z.string() });
const fileEnd = z.object({ complete: z.literal(true), tables: z.number() });

export type BackupHeader = z.infer<typeof header>;
export type TableStart = z.infer<typeof tableStart>;
export type TableEnd = z.infer<typeof tableEnd>;
export type StoredFile = z.infer<typeof storedFile>;
export type BackupEnd = z.infer<typeof fileEnd>;

export type BackupLine =
  | { readonly type: 'header'; readonly value: BackupHeader }
  | { readonly type: 'table'; readonly value: TableStart }
  | { readonly type: 'row'; readonly text: string }
  | { readonly type: 'end'; readonly value: TableEnd }
  | { readonly type: 'file'; readonly value: StoredFile };

/** An uploaded file by its name in its store. */
export type BackupFile = { readonly name: string; readonly content: Uint8Array };

export function storeFile({ name, content }: BackupFile): StoredFile {
  return { file: name, hash: hashOf(content), content: Buffer.from(content).toString('base64') };
}

/** Throws a ConfigurationError if the content is not what was stored. */
export function unpackFile({ file, hash, content }: StoredFile): BackupFile {
  const bytes = Buffer.from(content, 'base64');
  if (hashOf(bytes) !== hash) {
    throw new ConfigurationError(`The file ${file} in the backup is damaged; nothing was changed. Use another backup.`);
  }
  return { name: file, content: bytes };
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Reads a backup line by line. Throws a ConfigurationError if the file is missing, not a backup, damaged or truncated. */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(path);
  const unzipped = createGunzip();
  const piped = pipeline(source, unzipped);
  piped.catch(() => {}); // The reader of the lines below gets the same error.
  const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_, reject) => void piped.catch(reject));
  failed.catch(() => {});
  let isFirst = true;
  let isComplete = false;
  const iterator = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), failed]);
      if (next.done) break;
      const line = parseLine(next.value, isFirst);
      isFirst = false;
      isComplete = line === 'complete';
      if (line !== 'complete') yield line;
    }
    await piped;
  } catch (error) {
    throw readFailure(path, error);
  } finally {
    lines.close();
    source.destroy();
  }
  if (!isComplete) throw readFailure(path, new Error('it ends too early'));
}

function parseLine(text: string, isFirst: boolean): BackupLine | 'complete' {
  if (isFirst) return { type: 'header', value: header.parse(JSON.parse(text)) };
  if (text.startsWith('[')) return { type: 'row', text };
  const value: unknown = JSON.parse(text);
  const start = tableStart.safeParse(value);
  if (start.success) return { type: 'table', value: start.data };
  const end = tableEnd.safeParse(value);
  if (end.success) return { type: 'end', value: end.data };
  const file = storedFile.safeParse(value);
  if (file.success) return { type: 'file', value: file.data };
  fileEnd.parse(value);
  return 'complete';
}

function readFailure(path: string, error: unknown): Error {
  if (error instanceof ConfigurationError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new ConfigurationError(`There is no file ${path}.`, [], { cause: error });
  if (code === 'EACCES')
    return new ConfigurationError(`The file ${path} may not be read by this account.`, [], { cause: error });
  return new ConfigurationError(
    `The file ${path} is not a whole backup; nothing was changed. Use another backup.`,
    [],
    {
      cause: error,
    },
  );
}
