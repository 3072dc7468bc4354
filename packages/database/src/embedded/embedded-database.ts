import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { connectClient } from '../connection.ts';
import type { DatabaseAddress } from '../connection-address.ts';
import { errorCode } from '../connection-failure.ts';
import { type Cluster, clusterAddress, prepareCluster, stopProcess } from './cluster.ts';
import { makeDataFolder } from './data-folder.ts';
import { claimFolder, folderInUse } from './folder-claim.ts';
import { findInstallation } from './installation.ts';
import { ensureRunning, findRunning, type RunningCluster } from './running-cluster.ts';

const DATABASE = 'dalil';
const DUPLICATE_DATABASE = '42P04';
/** Held by the one server of a data folder for its lifetime. */
const OWNER_LOCK = 7_320_110_002;
/** The connection of a killed owner closes within moments. */
const LOCK_WAIT_MS = 3000;
const MAX_RESTART_PAUSE_MS = 1000;

export interface EmbeddedDatabase {
  readonly address: DatabaseAddress;
  /** The current process id of PostgreSQL. It changes after a restart. */
  readonly pid: number;
  /** Stops PostgreSQL cleanly and releases the folder. Close pools before. A second call does nothing. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Contains the cluster in `postgres` and its log in `postgres.log`. Created if missing. */
  readonly dataDir: string;
  /** Called when PostgreSQL has ended unexpectedly, and when it is running again. */
  readonly onIncident?: (message: string) => void;
}

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one a killed server left running, and restarts it whenever it
 * ends unexpectedly. Throws a ConfigurationError if another server owns the folder or the folder cannot be used.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = await makeDataFolder(options.dataDir);
  const claim = await claimFolder(dataDir);
  try {
    const cluster = await prepareCluster(await findInstallation(), dataDir);
    const owner = await Owner.take(cluster, options.onIncident ?? (() => {}));
    let stopping: Promise<void> | undefined;
    return {
      address: clusterAddress(owner.running.cluster, DATABASE),
      get pid() {
        return owner.running.pid;
      },
      stop: () => (stopping ??= owner.stop().finally(claim.release)),
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/**
 * The address of the embedded database while a server of this folder runs, for parallel work such as a backup. Otherwise
 * undefined.
 */
export async function findEmbeddedDatabase(dataDir: string): Promise<DatabaseAddress | undefined> {
  const folder = await makeDataFolder(dataDir);
  const cluster = await prepareCluster(await findInstallation(), folder);
  const running = await findRunning(cluster);
  return running && clusterAddress(running.cluster, DATABASE);
}

/** Holds the owner's lock. If its connection breaks, PostgreSQL has ended. */
class Owner {
  running: RunningCluster;
  #lock: pg.Client;
  #isStopping = false;
  #recovery: Promise<void> | undefined;
  readonly #onIncident: (message: string) => void;

  static async take(cluster: Cluster, onIncident: (message: string) => void): Promise<Owner> {
    const running = await ensureRunning(cluster);
    await createDatabase(running.cluster);
    return new Owner(running, await takeLock(running.cluster), onIncident);
  }

  private constructor(running: RunningCluster, lock: pg.Client, onIncident: (message: string) => void) {
    this.running = running;
    this.#lock = lock;
    this.#onIncident = onIncident;
    this.#watch();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#recovery;
    await this.#lock.end().catch(() => {});
    await stopProcess(this.running.cluster, this.running.pid);
  }

  #watch(): void {
    this.#lock.once('end', () => {
      if (!this.#isStopping) this.#recovery = this.#recover();
    });
  }

  async #recover(): Promise<void> {
    this.#onIncident('The embedded database ended unexpectedly and is being restarted.');
    for (let pause = 50; !this.#isStopping; pause = Math.min(pause * 2, MAX_RESTART_PAUSE_MS)) {
      try {
        this.running = await ensureRunning(this.running.cluster);
        this.#lock = await takeLock(this.running.cluster);
        this.#watch();
        this.#onIncident('The embedded database runs again.');
        return;
      } catch (error) {
        this.#onIncident(error instanceof Error ? error.message : String(error));
        await wait(pause);
      }
    }
  }
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = await connectClient(clusterAddress(cluster, 'postgres'));
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if (errorCode(error) !== DUPLICATE_DATABASE) throw error;
  } finally {
    await client.end();
  }
}

async function takeLock(cluster: Cluster): Promise<pg.Client> {
  const client = await connectClient(clusterAddress(cluster, DATABASE));
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.isMine) return client;
    if (Date.now() > deadline) {
      await client.end();
      throw folderInUse(cluster.dataDir);
    }
    await wait(50);
  }
}
