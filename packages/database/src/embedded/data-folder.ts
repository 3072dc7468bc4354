import { createHash, randomBytes } from 'node:crypto';
import { lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigurationError } from '../configuration-error.ts';
import { type Account, makePrivateFolder } from './account.ts';

/** Linux allows 107 bytes for a socket's path, macOS 103. PostgreSQL also creates a `.lock` beside it. */
const MAX_SOCKET_PATH = 98;

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
};

/** Creates the folder if it is missing and verifies that it is writable. Returns its absolute path. */
export async function makeDataFolder(folder: string): Promise<string> {
  const dataDir = resolve(folder);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.write-probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    return dataDir;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw folderFailure(dataDir, REASONS[code] ?? code, error);
  }
}

/** The private folder of the database's socket: in the data folder, or in the temporary folder if the path would be too long. */
export async function makeSocketFolder(account: Account, dataDir: string): Promise<string> {
  const inside = join(dataDir, 'socket');
  const isShortEnough = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const path = isShortEnough ? inside : join(tmpdir(), `dalil-${hash}`);
  const found = await lstat(path).catch(() => undefined);
  const owners = [process.getuid?.(), account.uid];
  if (found && (!found.isDirectory() || (process.getuid && !owners.includes(found.uid)))) {
    throw folderFailure(dataDir, `${path}, needed for the database's socket, belongs to another account`);
  }
  await makePrivateFolder(account, path);
  return path;
}

/** The password of the loopback port on Windows, created once. */
export async function readPassword(dataDir: string): Promise<string> {
  const path = passwordPath(dataDir);
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known) return known;
  const password = randomBytes(24).toString('base64url');
  await writeFile(path, password, { mode: 0o600 });
  return password;
}

export function passwordPath(dataDir: string): string {
  return join(dataDir, 'postgres.password');
}

export function folderFailure(dataDir: string, reason: string, cause?: unknown): ConfigurationError {
  return new ConfigurationError(
    `The data folder ${dataDir} cannot be used: ${reason}. Let this account write there, or set DATA_DIR to another folder.`,
    ['DATA_DIR'],
    { cause },
  );
}
