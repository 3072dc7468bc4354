import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';

const ANSWER_LIMIT_MS = 10_000;
const UNPRIVILEGED_ID = 65_534;

export type SharedDatabase = {
  /** The address of the pooler, or of the database where PgBouncer is not installed. */
  url: string;
  directUrl: string;
  isPooled: boolean;
  /** The process id of PostgreSQL, which changes when it is restarted. */
  pid(): number;
  stop(): Promise<void>;
};

/** A PostgreSQL that several servers share, behind PgBouncer in transaction mode where it is installed. */
export async function startSharedDatabase(dataDir: string): Promise<SharedDatabase> {
  const cluster = await startEmbeddedDatabase({ dataDir });
  if (!('host' in cluster.address)) throw new Error('the embedded database has a socket');
  const { host, port, user, database } = cluster.address;
  const gate = await listenBefore(path.join(host, `.s.PGSQL.${port}`));
  const directUrl = `postgres://${user}@127.0.0.1:${portOf(gate)}/${database}`;
  const pooler = await startPooler({ port: portOf(gate), user, database });
  return {
    url: pooler ? `postgres://${user}@127.0.0.1:${pooler.port}/${database}` : directUrl,
    directUrl,
    isPooled: pooler !== null,
    pid: () => cluster.pid,
    async stop() {
      await pooler?.stop();
      gate.close();
      await cluster.stop();
    },
  };
}

/** A port of loopback in front of a socket file. */
async function listenBefore(socketFile: string): Promise<Server> {
  const server = createServer((client) => {
    const to = createConnection(socketFile);
    client.pipe(to).pipe(client);
    client.on('error', () => to.destroy());
    to.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

type Upstream = { port: number; user: string; database: string };

/** The settings are those of `docs/operations.md`. PgBouncer refuses to run as root, so it runs as nobody then. */
async function startPooler({ port, user, database }: Upstream) {
  if (spawnSync('pgbouncer', ['--version']).error) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-pooler-'));
  const free = await listenBefore('');
  const ownPort = portOf(free);
  await new Promise((resolve) => free.close(resolve));
  const settings = [
    '[databases]',
    `${database} = host=127.0.0.1 port=${port} dbname=${database} user=${user}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 10',
    'server_login_retry = 1',
    'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout',
  ];
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    await chown(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    await chmod(file, 0o644);
  }
  const child = spawn('pgbouncer', [file, ...(isRoot ? ['--user=nobody'] : [])], { stdio: 'ignore' });
  await untilOpen(ownPort);
  return {
    port: ownPort,
    async stop() {
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  const until = performance.now() + ANSWER_LIMIT_MS;
  while (performance.now() < until) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await wait(50);
  }
  throw new Error('PgBouncer did not start');
}
