import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ConfigurationError } from '../configuration-error.ts';
import { toClientConfig } from '../connection-address.ts';
import { type Cluster, clusterAddress, launchCluster, logPath, readLogTail } from './cluster.ts';
import { disownStalePid, isAlive, isPostmasterOf, readPostmaster, removeStaleSocket } from './postmaster-file.ts';

/** Recovery after a crash replays the log of writes since the last checkpoint: seconds, at worst this long. */
const READY_WAIT_MS = 60_000;
/** Where the system cannot tell whose the process number is, an answer must come within this time. */
const UNKNOWN_WAIT_MS = 3000;

/** A cluster whose PostgreSQL answers; its socket or port may differ from what we would have chosen when another process started it. */
export interface RunningCluster {
  readonly cluster: Cluster;
  readonly pid: number;
}

/** Finds the running PostgreSQL of a cluster or starts one. Throws a ConfigurationError with its last words when it does not come up. */
export async function ensureRunning(cluster: Cluster): Promise<RunningCluster> {
  const found = await findRunning(cluster);
  if (found) return found;
  await clearTraces(cluster);
  const launched = await launchCluster(cluster);
  const deadline = Date.now() + READY_WAIT_MS;
  while (Date.now() < deadline) {
    if (await answers(cluster)) return { cluster, pid: (await readPostmaster(cluster.pgData))?.pid ?? launched.pid };
    if (launched.hasExited()) {
      const other = await findRunning(cluster); // Two starts at once: the other one won.
      if (other) return other;
      break;
    }
    await wait(15);
  }
  throw new ConfigurationError(
    `The embedded database does not start. Its last words, in ${logPath(cluster)}:\n${await readLogTail(cluster)}`,
  );
}

/** The PostgreSQL already running in the folder, waiting for it while it starts, recovers or stops; undefined when there is none. */
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
  if (process.platform !== 'linux') return; // Elsewhere PostgreSQL's own judgement must do.
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
