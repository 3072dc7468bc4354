import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { isDatabaseUnavailable } from './connection-failure.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const PLACES = 3;
const DIE = 'select pg_terminate_backend(pg_backend_pid())';

let database: TestDatabase;
let opened: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await database.pool.query('create table notes (words text)');
});
afterAll(() => database.close());
beforeEach(async () => {
  opened = await openDatabase(database.address, { maxConnections: PLACES, connectionWaitMs: 250 });
});
// It ends only when every connection was released.
afterEach(() => opened.close());

const write = (words: string) => opened.db.transaction((tx) => tx.execute(sql`insert into notes values (${words})`));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('CONF-3 connections that die as transactions begin leave their place in the pool', async () => {
  // The connection is dead when it receives `begin`.
  const die = (client: pg.PoolClient) => void client.query(DIE).catch(() => undefined);
  opened.pool.on('acquire', die);
  for (let time = 0; time < PLACES * 2; time++) expect(await failureOf(write('lost'))).toSatisfy(isDatabaseUnavailable);
  opened.pool.off('acquire', die);
  await Promise.all(Array.from({ length: PLACES * 2 }, (_, at) => write(`kept ${at}`)));
  const { rows } = await database.pool.query('select count(*)::int as count from notes');
  expect(rows).toEqual([{ count: PLACES * 2 }]);
  expect(opened.pool).toMatchObject({ waitingCount: 0, idleCount: opened.pool.totalCount });
});

test('CONF-3 so do those that die within one, and what the work failed with is reported', async () => {
  for (let time = 0; time < PLACES * 2; time++) {
    const dying = opened.db.transaction(async (tx) => {
      await tx.execute(sql.raw(DIE)).catch(() => undefined);
      await tx.execute(sql`select 1`);
    });
    expect(await failureOf(dying)).toSatisfy(isDatabaseUnavailable);
    await expect(opened.db.transaction(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  }
  expect(opened.pool).toMatchObject({ waitingCount: 0, idleCount: opened.pool.totalCount });
});

test('ERR-8 who finds every connection taken waits for a while and is informed that the database is unavailable', async () => {
  const held = await Promise.all(Array.from({ length: PLACES }, () => opened.pool.connect()));
  expect(await failureOf(write('nowhere'))).toSatisfy(isDatabaseUnavailable);
  for (const client of held) client.release();
  await write('again');
});
