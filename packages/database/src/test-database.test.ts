import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient } from './connection.ts';
import { listMigrations } from './migrate.ts';
import { createTestDatabase, type TestDatabase, testDatabaseMajor } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('CONF-3 the suite runs on the version of PostgreSQL its project names', async ({ task }) => {
  const { rows } = await database.pool.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  expect(rows[0]?.major).toBe(testDatabaseMajor());
  const isSecond = task.file.projectName?.includes('@') ?? false;
  if (isSecond) expect(testDatabaseMajor()).toBeGreaterThanOrEqual(15);
  else expect(testDatabaseMajor()).toBe(18);
});

test('CONF-3 a test database is migrated', async () => {
  const { rows } = await database.pool.query('select hash from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(listMigrations().length);
});

test('MON-1 a migrated database holds the one row of health_check', async () => {
  const { rows } = await database.pool.query('select id from health_check');
  expect(rows).toEqual([{ id: 1 }]);
});

test('letters of every language of the product count as letters', async () => {
  const { rows } = await database.pool.query(
    "select lower('ÉCOLE') as lower, to_tsvector('simple', 'برج خليفة')::text as arabic, to_tsvector('simple', 'दुबई')::text as hindi",
  );
  expect(rows[0]).toEqual({ lower: 'école', arabic: "'برج':1 'خليفة':2", hindi: "'दुबई':1" });
});

test('closing a test database drops it', async () => {
  const other = await createTestDatabase({ isEmpty: true });
  const name = 'database' in other.address ? other.address.database : '';
  await other.close();
  const client = await connectClient(database.address);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  await client.end();
  expect(rowCount).toBe(0);
});
