import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigurationError } from './configuration-error.ts';
import { type DatabaseAddress, describeAddress, directAddress, toClientConfig } from './connection-address.ts';
import { connectionFailure, errorCode, isDatabaseUnavailable, STARTING_UP } from './connection-failure.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly address: DatabaseAddress;
  /** Waits for running queries, then closes every connection. A second call does nothing. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The maximum number of connections. Default 10. */
  readonly maxConnections?: number;
  /** The maximum wait for a connection in milliseconds. Default 5 s. */
  readonly connectionWaitMs?: number;
  /** Called when an idle connection breaks. The pool replaces it automatically. */
  readonly onConnectionLost?: (error: Error) => void;
}

const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
const START_UP_WAIT_MS = 30_000;

/**
 * Connects to a database and verifies that it answers and is PostgreSQL 15 or newer. Waits up to 30 s for a database that is
 * starting. Throws a ConfigurationError naming DATABASE_URL if the operator's address does not work.
 */
export async function openDatabase(address: DatabaseAddress, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...toClientConfig(address),
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectionWaitMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'dalil',
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // If a connection breaks inside a transaction, the next query reports it. Without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await checkVersion(pool, address);
  } catch (error) {
    await pool.end();
    throw connectionFailure(address, error);
  }
  let closing: Promise<void> | undefined;
  return {
    db: pooledDatabase(pool),
    pool,
    address,
    close: () => (closing ??= pool.end()),
  };
}

/**
 * One connection outside the pool with a session of its own and without a statement timeout, for migrations, backups, locks and
 * notifications. The caller ends it.
 */
export async function connectClient(pooled: DatabaseAddress): Promise<pg.Client> {
  const address = directAddress(pooled);
  const client = new pg.Client({
    ...toClientConfig(address),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'dalil',
  });
  client.on('error', () => {}); // The next query reports the error. Without a listener it would end the process.
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw connectionFailure(address, error);
  }
}

async function checkVersion(pool: pg.Pool, address: DatabaseAddress): Promise<void> {
  const deadline = Date.now() + START_UP_WAIT_MS;
  for (;;) {
    try {
      const { rows } = await pool.query<{ number: number; name: string }>(
        "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
      );
      const version = rows[0];
      if (version && version.number < OLDEST_VERSION * 10_000) throw tooOld(address, version.name);
      return;
    } catch (error) {
      if (errorCode(error) !== STARTING_UP || Date.now() > deadline) throw error;
      await wait(200);
    }
  }
}

function tooOld(address: DatabaseAddress, version: string): ConfigurationError {
  const { place } = describeAddress(address);
  return new ConfigurationError(
    `The database at ${place}, where DATABASE_URL points, is PostgreSQL ${version}; Dalil needs ${OLDEST_VERSION} or newer.`,
    ['DATABASE_URL'],
  );
}

/**
 * Drizzle over a pool whose transactions always release their connection. Drizzle's own transaction never releases it if `begin`
 * fails on a dead connection, until the pool has none left.
 */
function pooledDatabase(pool: pg.Pool): NodePgDatabase {
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      // A connection that may be dead must not be reused for waiting callers.
      client.release(isBroken);
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}
