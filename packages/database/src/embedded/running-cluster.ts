import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ConfigurationError } from '../configuration-error.ts';
import { toClientConfig } from '../connection-address.ts';
import { type Cluster, clusterAddress, launchCluster, logPath, readLogTail } from './cluster.ts';
import { disownStalePid, isAlive, isPostmasterOf, readPostmaster, removeStaleSocket } from './postmaster-file.ts';

/** Recovery after a crash replays the write-ahead log since the last checkpoint. It takes seconds, at worst this long. */
const READY_WAIT_MS = 60_000;
/** If the system cannot report the owner of a process id, an answer must arrive within this time. */
const UNKNOWN_WAIT_MS = 3000;

/** A cluster whose PostgreSQL answers. Its socket or port may differ from our own choice if another process started it. */
export interface RunningCluster {
  readonly cluster: Cluster;
  readonly pid: number;
}

/**
 * Finds the running PostgreSQL of a cluster or starts one. Throws a ConfigurationError with its last log lines if it does not
 * start.
 */
export async function ensureRunning(cluster: Cluster): Promise<RunningCluster> {
  const found = await findRunning(cluster);
  if (found) return found;
  await clearTraces(cluster);
  const launched = await launchCluster(cluster);
  const deadline = Date.now() + READY_WAIT_MS;
  while (Date.now() < deadline) {
    if (await answers(cluster)) return { cluster, pid: (await readPostmaster(cluster.pgData))?.pid ?? launched.pid };
    if (launched.hasExited()) {
      const other = await findRunning(cluster); // Two parallel starts: the other one was first.
      if (other) return other;
      break;
    }
    await wait(15);
  }
  throw new ConfigurationError(
    `The embedded database does not start. Its last words, in ${logPath(cluster)}:\n${await readLogTail(cluster)}`,
  );
}

/** The PostgreSQL already running in the folder. Waits while it starts, recovers or stops. Undefined if there is none. */
export async function findRunning(cluster: Cluster): Promise<RunningCluster | undefined> {
  const startedAt = Date.now();
  for (;;) {
    const postmaster = await readPostmaster(cluster.pgData);
    if (!postmaster) return undefined;
    const isOurs = await isPostmasterOf(postmaster.pid, cluster.pgData);
    if (isOurs === false) return undefined;
    const asStarted = { ...cluster, port: postmaster.port, socketDir: postmaster.socketDir || cluster.socketDir };
    if (await answers(asStarted)) return { cluster: asStarted, pid: postmaster.pid };
    if (Date.now() - startedAt > (isOurs ? READY_WAIT_MS : UNKNOWN_WAIT_MS)) return undefined;
    await wait(25);
  }
}

async function clearTraces(cluster: Cluster): Promise<void> {
  if (process.platform !== 'linux') return; // Other systems rely on PostgreSQL's own check.
  const postmaster = await readPostmaster(cluster.pgData);
  if (postmaster && isAlive(postmaster.pid)) await disownStalePid(cluster.pgData);
  await removeStaleSocket(cluster.socketDir);
}

async function answers(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({
    ...toClientConfig(clusterAddress(cluster, 'postgres')),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
