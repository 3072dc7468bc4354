import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectClient, openDatabase } from '../connection.ts';
import type { DatabaseAddress } from '../connection-address.ts';
import { prepareCluster, stopProcess } from './cluster.ts';
import { type EmbeddedDatabase, findEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { findInstallation } from './installation.ts';
import { isAlive } from './postmaster-file.ts';
import { ensureRunning } from './running-cluster.ts';

let folder: string;
let dataDir: string;
/** A stopped database that tests of a later start copy: making a new one takes seconds. */
let prepared: string;
const running: EmbeddedDatabase[] = [];
const processes: number[] = [];

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'dalil-prepared-'));
  const database = await startEmbeddedDatabase({ dataDir: join(prepared, 'data') });
  await database.stop();
});
afterAll(() => rm(prepared, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalil-embedded-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  for (const pid of processes.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

/** With its owners and permissions, which PostgreSQL checks. */
function copyPrepared(): void {
  execFileSync('cp', ['-a', join(prepared, 'data'), dataDir]);
}

async function start(onIncident?: (message: string) => void): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, onIncident });
  running.push(database);
  return database;
}

/** Starts a server in its own process, which prints the process id of its PostgreSQL when it is running. */
async function startElsewhere() {
  const code = `
    import { startEmbeddedDatabase } from './embedded-database.ts';
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(database.pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let failure = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (failure += text));
  const [first] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [undefined])]);
  const pid = first === undefined ? undefined : Number(String(first));
  if (pid) processes.push(pid);
  return { child, pid, failure: () => failure };
}

async function send(address: DatabaseAddress, statement: string): Promise<unknown[]> {
  const client = await connectClient(address);
  return client
    .query(statement)
    .then((result) => result.rows)
    .finally(() => client.end());
}

test('CONF-2 a new folder gets a private database that keeps its rows over a restart', async () => {
  const first = await start();
  await send(first.address, "create table notes (text text); insert into notes values ('دليل')");
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  expect(await send(first.address, "select current_setting('listen_addresses') as tcp")).toEqual([{ tcp: '' }]);
  await first.stop();
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await start();
  expect(await send(second.address, 'select text from notes')).toEqual([{ text: 'دليل' }]);
});

test('CONF-2 a commit is on the disk before it is acknowledged', async () => {
  copyPrepared();
  const database = await start();
  const settings = "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit";
  expect(await send(database.address, settings)).toEqual([{ fsync: 'on', commit: 'on' }]);
});

test('CONF-2 after SIGKILL of the server the next one adopts its database', async () => {
  copyPrepared();
  const killed = await startElsewhere();
  killed.child.kill('SIGKILL');
  const database = await start();
  expect(database.pid).toBe(killed.pid);
  await database.stop();
  expect(isAlive(database.pid)).toBe(false);
});

test('CONF-2 a database that is killed comes back by itself', async () => {
  copyPrepared();
  const incidents: string[] = [];
  const database = await start((message) => incidents.push(message));
  const opened = await openDatabase(database.address);
  await opened.pool.query('create table kept (id integer); insert into kept values (7)');
  const before = database.pid;
  process.kill(before, 'SIGKILL');
  await expect.poll(() => incidents.at(-1), { timeout: 10_000 }).toBe('The embedded database runs again.');
  expect((await opened.pool.query('select id from kept')).rows).toEqual([{ id: 7 }]);
  expect(database.pid).not.toBe(before);
  await opened.close();
});

test('CONF-2 the process number of a dead database may belong to another program by now', async () => {
  copyPrepared();
  const killed = await startElsewhere();
  killed.child.kill('SIGKILL');
  process.kill(killed.pid ?? 0, 'SIGKILL');
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  const stranger = spawn('sleep', ['60']);
  processes.push(stranger.pid ?? 0);
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^\d+/, String(stranger.pid)));
  const database = await start();
  expect(await send(database.address, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
});

test('CONF-2 a second server on the same folder is rejected with a sentence and does no harm', async () => {
  copyPrepared();
  const first = await start();
  const sentence = `Another Dalil is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`;
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: sentence,
  });
  expect((await startElsewhere()).failure()).toContain(sentence);
  expect(await send(first.address, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('CONF-2 of two servers that start at the same time in a new folder one wins', async () => {
  const both = await Promise.all([startElsewhere(), startElsewhere()]);
  const winners = both.filter(({ pid }) => pid !== undefined);
  expect(winners).toHaveLength(1);
  expect(both.find(({ pid }) => pid === undefined)?.failure()).toContain('Another Dalil is using the data folder');
  winners[0]?.child.kill('SIGKILL');
});

test('CONF-2 the lock inside the database rejects a second server even where the folder cannot be claimed', async () => {
  copyPrepared();
  const cluster = await prepareCluster(await findInstallation(), dataDir);
  const { pid } = await ensureRunning(cluster);
  const owner = { host: cluster.socketDir, port: cluster.port, user: 'dalil', database: 'postgres' };
  const client = await connectClient({ ...owner, database: 'dalil' });
  await client.query('select pg_advisory_lock(7320110002)');
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow('Another Dalil is using the data folder');
  await client.end();
  await stopProcess(cluster, pid);
});

test('CONF-2 what an interrupted first start left is cleaned up', async () => {
  await mkdir(join(dataDir, 'postgres.new-999999'), { recursive: true });
  const database = await start();
  expect(await send(database.address, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.log', 'socket']);
});

test('CONF-2 a folder whose path is too long for a socket works', async () => {
  dataDir = join(folder, 'long'.repeat(20), 'folder');
  const database = await start();
  const socketDir = 'url' in database.address ? '' : database.address.host;
  expect(socketDir).toMatch(/dalil-[0-9a-f]{16}$/);
  expect(await send(database.address, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  await rm(socketDir, { recursive: true });
});

test('CONF-2 a running database is found for work beside the server, and none where none runs', async () => {
  expect(await findEmbeddedDatabase(dataDir)).toBeUndefined();
  copyPrepared();
  const database = await start();
  expect(await findEmbeddedDatabase(dataDir)).toEqual(database.address);
});

test('CONF-1 a folder that cannot be made says so', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(startEmbeddedDatabase({ dataDir: join(folder, 'file', 'data') })).rejects.toMatchObject({
    settings: ['DATA_DIR'],
    message: expect.stringContaining('a part of its path is a file'),
  });
});

test('CONF-1 a database of another version of PostgreSQL is left alone', async () => {
  copyPrepared();
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
    'was made by PostgreSQL 17, and this Dalil brings 18',
  );
});

test.skipIf(process.getuid?.() !== 0)('CONF-2 root keeps a folder only root can enter', async () => {
  await chmod(folder, 0o700);
  const database = await start();
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0);
  expect(await send(database.address, 'select 1 as one')).toEqual([{ one: 1 }]);
});
