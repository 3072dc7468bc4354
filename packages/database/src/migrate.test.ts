import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listMigrations, migrateDatabase } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { writeMigrations } from './test-migrations.ts';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalil-migrate-'));
  database = await createTestDatabase({ isEmpty: true });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('CONF-3 an empty database is migrated once, and says how much', async () => {
  const total = listMigrations().length;
  expect(await migrateDatabase(database.address)).toEqual({ applied: total, total });
  expect(await migrateDatabase(database.address)).toEqual({ applied: 0, total });
});

test('CONF-3 several processes may migrate at the same time', async () => {
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => migrateDatabase(database.address)));
  const applied = results.map((result) => result.applied).toSorted((a, b) => a - b);
  expect(applied).toEqual([0, 0, 0, 0, listMigrations().length]);
});

test('CONF-3 a migration that fails leaves nothing of itself, and the ones before it stay', async () => {
  await writeMigrations(folder, [
    'create table kept (id integer)',
    'create table lost (id integer);--> statement-breakpoint\nselect no_such_column',
  ]);
  await expect(migrateDatabase(database.address, folder)).rejects.toThrow('no_such_column');
  const { rows } = await database.pool.query(
    "select to_regclass('kept')::text as kept, to_regclass('lost')::text as lost",
  );
  expect(rows).toEqual([{ kept: 'kept', lost: null }]);
  await writeMigrations(folder, ['create table kept (id integer)', 'create table lost (id integer)']);
  expect(await migrateDatabase(database.address, folder)).toEqual({ applied: 1, total: 2 });
});

test('CONF-1 a database of a newer version is rejected', async () => {
  await writeMigrations(folder, ['create table one (id integer)', 'create table two (id integer)']);
  await migrateDatabase(database.address, folder);
  await writeMigrations(folder, ['create table one (id integer)']);
  await expect(migrateDatabase(database.address, folder)).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringContaining('newer version of Dalil'),
  });
});

test('CONF-1 an account that may not create tables is informed what it lacks', async () => {
  await database.pool.query('create role reader login');
  const asReadOnlyUser = { ...database.address, user: 'reader' };
  await expect(migrateDatabase(asReadOnlyUser)).rejects.toMatchObject({
    name: 'ConfigurationError',
    settings: ['DATABASE_URL'],
  });
  await database.pool.query('drop role reader');
});
