import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of `postmaster.pid` of a running PostgreSQL. See "pidfile.h" of its source for the lines. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
}

/** Reads the file of a cluster. Returns undefined if there is none or it is not completely written yet. */
export async function readPostmaster(pgData: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(pgData, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return undefined;
  return { pid, port, socketDir: lines[4] ?? '' };
}

/** Whether the process runs. A process that ended but was never waited for (containers without an init) does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return process.platform !== 'linux' || !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/** Whether a live process is the PostgreSQL of this folder. Known on Linux only, undefined elsewhere. */
export async function isPostmasterOf(pid: number, pgData: string): Promise<boolean | undefined> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return undefined;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.split('\0').includes(pgData);
}

/**
 * After a crash or in a restarted container the process id in `postmaster.pid` may belong to an unrelated process, and PostgreSQL
 * would not start. It accepts the process that starts it, so we write our own process id. Its shared memory check stays in force.
 */
export async function disownStalePid(pgData: string): Promise<void> {
  const path = join(pgData, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  await writeFile(path, text.replace(/^.*/, String(process.pid)));
}

/** The socket's lock file contains the same process id. No other account can use its private folder. */
export async function removeStaleSocket(socketDir: string): Promise<void> {
  await rm(join(socketDir, '.s.PGSQL.5432.lock'), { force: true });
  await rm(join(socketDir, '.s.PGSQL.5432'), { force: true });
}
