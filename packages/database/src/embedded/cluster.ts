import { execFile, spawn } from 'node:child_process';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ConfigurationError } from '../configuration-error.ts';
import type { DatabaseAddress } from '../connection-address.ts';
import { type Account, asAccount, chooseAccount, makePrivateFolder } from './account.ts';
import { folderFailure, makeSocketFolder, passwordPath, readPassword } from './data-folder.ts';
import type { Installation } from './installation.ts';
import { isAlive } from './postmaster-file.ts';

const run = promisify(execFile);
const USER = 'dalil';
const MAX_LOG_BYTES = 5_000_000;
const SYSTEM_LOCALES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['--locale=C.UTF-8'],
  darwin: ['--locale=C', '--lc-ctype=en_US.UTF-8'],
};
const SYSTEM_LOCALE = SYSTEM_LOCALES[process.platform] ?? ['--locale=C'];

/** A folder with a PostgreSQL cluster, and how to run it. */
export interface Cluster {
  readonly installation: Installation;
  readonly dataDir: string;
  readonly pgData: string;
  readonly socketDir: string;
  readonly port: number;
  readonly account: Account;
  /** Protects the loopback port on Windows, where there is no private socket. */
  readonly password?: string;
  /** False only in tests: commits do not wait for the disk. */
  readonly isDurable: boolean;
}

/** Creates the cluster of a data folder unless it exists. If killed half-way, the next call starts again. */
export async function prepareCluster(installation: Installation, dataDir: string, isDurable = true): Promise<Cluster> {
  const pgData = join(dataDir, 'postgres');
  const account = await chooseAccount({ binDir: installation.binDir, dataDir, pgData });
  const socketDir = await makeSocketFolder(account, dataDir);
  const isWindows = process.platform === 'win32';
  const password = isWindows ? await readPassword(dataDir) : undefined;
  const port = isWindows ? await findFreePort() : 5432;
  const cluster = { installation, dataDir, pgData, socketDir, port, account, password, isDurable };
  await createCluster(cluster);
  await checkVersion(cluster);
  return cluster;
}

/** Where the cluster listens when it runs. */
export function clusterAddress(cluster: Cluster, database: string): DatabaseAddress {
  const host = cluster.password === undefined ? cluster.socketDir : '127.0.0.1';
  return { host, port: cluster.port, user: USER, password: cluster.password, database };
}

/** Starts PostgreSQL in its own process group, so that Ctrl-C reaches the server only. */
export async function launchCluster(cluster: Cluster): Promise<{ pid: number; hasExited: () => boolean }> {
  const log = await openLog(cluster);
  const settings = [...listenSettings(cluster), ...commonSettings(cluster)].flatMap((setting) => ['-c', setting]);
  const program = join(cluster.installation.binDir, 'postgres');
  const [command, args, options] = asAccount(cluster.account, program, ['-D', cluster.pgData, ...settings]);
  const child = spawn(command, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log.fd, log.fd] });
  let isRemoved = false;
  child.once('exit', () => (isRemoved = true));
  child.once('error', () => (isRemoved = true));
  child.unref();
  await log.close();
  return { pid: child.pid ?? 0, hasExited: () => isRemoved };
}

/** Requests PostgreSQL to stop: connections are closed and all data is written. Resolves when the process has ended. */
export async function stopProcess(cluster: Cluster, pid: number, timeoutMs = 10_000): Promise<void> {
  if (!isAlive(pid)) return;
  if (process.platform === 'win32') {
    await run(join(cluster.installation.binDir, 'pg_ctl'), ['stop', '-D', cluster.pgData, '-m', 'fast', '-w']);
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT'); // Ends immediately. The next start recovers from the write-ahead log.
      return;
    }
    await wait(10);
  }
}

/** The last lines of PostgreSQL's log, for a message. */
export async function readLogTail(cluster: Cluster): Promise<string> {
  const text = await readFile(logPath(cluster), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-5).join('\n');
}

export function logPath(cluster: Cluster): string {
  return join(cluster.dataDir, 'postgres.log');
}

async function openLog(cluster: Cluster) {
  const path = logPath(cluster);
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(path, `${path}.1`);
  const log = await open(path, 'a', 0o600);
  const { uid, gid } = cluster.account;
  if (uid !== undefined && gid !== undefined) await log.chown(uid, gid);
  return log;
}

function listenSettings(cluster: Cluster): string[] {
  const port = `port=${cluster.port}`;
  if (cluster.password !== undefined) return ['listen_addresses=127.0.0.1', port];
  return ['listen_addresses=', port, `unix_socket_directories=${cluster.socketDir}`, 'unix_socket_permissions=0700'];
}

function commonSettings(cluster: Cluster): string[] {
  const base = [
    'timezone=UTC',
    'log_timezone=UTC',
    'log_min_messages=warning',
    'log_checkpoints=off',
    'random_page_cost=1.1',
  ];
  return cluster.isDurable ? base : [...base, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
}

/** The cluster is created in a temporary folder beside its place and moved there when complete. */
async function createCluster(cluster: Cluster): Promise<void> {
  if (await exists(cluster.pgData)) return;
  await removeAbandoned(cluster.dataDir);
  const unfinished = `${cluster.pgData}.new-${process.pid}`;
  await makePrivateFolder(cluster.account, unfinished);
  const program = join(cluster.installation.binDir, 'initdb');
  const [command, args, options] = asAccount(cluster.account, program, initOptions(cluster, unfinished));
  try {
    await run(command, args, { uid: options.uid, gid: options.gid, cwd: '/' });
    await rename(unfinished, cluster.pgData);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (await exists(cluster.pgData)) return; // Another process was faster.
    const lines = error instanceof Error ? error.message.trimEnd().split('\n') : [String(error)];
    throw folderFailure(cluster.dataDir, `PostgreSQL could not set it up (${lines.at(-1)?.trim()})`, error);
  }
}

function initOptions(cluster: Cluster, folder: string): string[] {
  const { password, installation, isDurable } = cluster;
  return [
    `--pgdata=${folder}`,
    `--username=${USER}`,
    '--encoding=UTF8',
    ...(password === undefined
      ? ['--auth=trust']
      : ['--auth=scram-sha-256', `--pwfile=${passwordPath(cluster.dataDir)}`]),
    // Since version 17 PostgreSQL has its own sorting and case rules. Trigrams still use the system locale to classify letters.
    ...(installation.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    ...SYSTEM_LOCALE,
    ...(isDurable ? [] : ['--no-sync']),
  ];
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const owner = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (!owner || (Number(owner) !== process.pid && isAlive(Number(owner)))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function checkVersion(cluster: Cluster): Promise<void> {
  const found = (await readFile(join(cluster.pgData, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (found === String(cluster.installation.major)) return;
  throw new ConfigurationError(
    `The database in ${cluster.pgData} was made by PostgreSQL ${found || '(unknown)'}, and this Dalil brings ${cluster.installation.major}. ` +
      'Make a backup with the Dalil that made it, move that folder away, and restore the backup with this one.',
    ['DATA_DIR'],
  );
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
