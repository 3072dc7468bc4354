import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient, openDatabase } from './connection.ts';
import { withDatabase } from './connection-address.ts';
import { connectionFailure } from './connection-failure.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());

test.each([
  '',
  'localhost',
  'mysql://localhost/guide',
  'postgres://localhost',
  'postgres://localhost/',
  'postgres://a:%ZZ@localhost/guide',
])('CONF-1 DATABASE_URL "%s" is rejected with the form it should have', async (url) => {
  await expect(openDatabase({ url })).rejects.toMatchObject({
    name: 'ConfigurationError',
    settings: ['DATABASE_URL'],
    message: expect.stringContaining('postgres://user:password@host:5432/database'),
  });
});

test('CONF-1 a database nobody answers for is named by its place, without the password', async () => {
  const port = await freePort();
  const opening = openDatabase({ url: `postgres://me:secret@127.0.0.1:${port}/guide` });
  await expect(opening).rejects.toMatchObject({
    settings: ['DATABASE_URL'],
    message: `No database answers at 127.0.0.1:${port}, where DATABASE_URL points (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
  });
});

test('CONF-1 something that is no database is distinguished from one', async () => {
  const server = createServer((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n', () => socket.destroy()));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(openDatabase({ url: `postgres://me:secret@127.0.0.1:${port}/guide` })).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringMatching(/^((?!secret).)*DATABASE_URL((?!secret).)*$/),
  });
  await new Promise((resolve) => void server.close(resolve));
});

test('CONF-1 a database that does not exist is named', async () => {
  const error = await failureOf(withDatabase(database.address, 'nowhere'));
  const url = 'postgres://me:secret@db.example:5433/nowhere';
  expect(connectionFailure({ url }, error).message).toBe(
    'The database "nowhere" of DATABASE_URL does not exist at db.example:5433. Create it, or correct the name.',
  );
});

test('CONF-1 a rejected account is named', async () => {
  const error = await failureOf({ ...database.address, user: 'stranger' });
  const url = 'postgres://stranger:secret@db.example/guide';
  expect(connectionFailure({ url }, error).message).toBe(
    'The database at db.example:5432 rejects the account "stranger" of DATABASE_URL. Correct its name, its password or its access rights.',
  );
});

test('CONF-1 a database older than PostgreSQL 15 is rejected', async () => {
  const name = 'url' in database.address ? '' : database.address.database;
  await database.pool.query(`
    create function public.current_setting(name text) returns text language sql
      as $$ select case name when 'server_version_num' then '140012' else '14.12' end $$;
    alter database ${name} set search_path = public, pg_catalog`);
  await expect(openDatabase(database.address)).rejects.toThrow('is PostgreSQL 14.12; Dalil needs 15 or newer.');
});

test('CONF-3 a connection that breaks is replaced and reported, closing twice is harmless', async () => {
  const lost: Error[] = [];
  const other = await createTestDatabase({ isEmpty: true });
  const opened = await openDatabase(other.address, { onConnectionLost: (error) => lost.push(error) });
  const { rows } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => lost.length).toBe(1);
  expect((await opened.pool.query('select 1 as back')).rows).toEqual([{ back: 1 }]);
  await Promise.all([opened.close(), opened.close()]);
  await other.close();
});

async function failureOf(address: Parameters<typeof connectClient>[0]): Promise<unknown> {
  const client = await connectClient(address).catch((error: unknown) => error);
  expect(client).toBeInstanceOf(Error);
  return client;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
