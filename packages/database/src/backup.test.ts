import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUpDatabase } from './backup.ts';
import type { BackupFile } from './backup-file.ts';
import { connectClient } from './connection.ts';
import { applyMigrations, listMigrations } from './migrate.ts';
import { restoreDatabase } from './restore.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { writeMigrations } from './test-migrations.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
let folder: string;
let migrationsFolder: string;
let source: TestDatabase;
let target: TestDatabase;

const TABLES = `
create type mood as enum ('calm', 'loud');
create domain positive as integer check (value > 0);
create table people (
  id integer generated always as identity primary key, name varchar(20), code char(5), boss integer references people (id),
  is_on boolean, big bigint, ratio double precision, exact numeric(30, 12), raw bytea, at timestamptz, local timestamp, day date,
  span interval, tags text[], grid integer[][], doc jsonb, source json, address inet, uid uuid, mood mood, amount positive, search tsvector,
  shouted text generated always as (upper(name)) stored
);
create table "Odd ""names" (nr serial primary key, person integer not null references people (id) on delete cascade, "select" text);
create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no changes'; end $$;
create trigger guarded before insert on "Odd ""names" for each row when (new.nr > 1) execute function refuse();`;

const ROWS = `
insert into people (name, code, is_on, big, ratio, exact, raw, at, local, day, span, tags, grid, doc, source, address, uid, mood, amount, search)
values ('برج "خليفة"', 'ab', true, 9007199254740993, 0.1, 123456789012345678.123456789012, '\\x00ff10', '2026-11-21 12:34:56.789012+04',
  'infinity', '0044-03-15 BC', '1 year 2 days 03:04:05.678', '{"a,b","c\\"d",null,"{}"}', '{{1,2},{3,4}}', '{"a": [1.10, null, "\\\\n"]}', '{"b":1,  "a":2}',
  '10.0.0.1/8', '6f9619ff-8b86-d011-b42d-00cf4fc964ff', 'loud', 7, to_tsvector('simple', 'two words')),
  (null, null, null, null, 'NaN', 'NaN', null, '-infinity', null, null, null, '{}', null, null, null, null, null, null, null, null);
insert into people (name, boss) select E'line\\none\\ttwo ' || n, 1 from generate_series(1, 1200) n;
update people set boss = 1202 where id = 1;
insert into "Odd ""names" (person, "select") values (2, 'x');
select nextval('"Odd ""names_nr_seq"'), nextval('"Odd ""names_nr_seq"');`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalil-backup-'));
  migrationsFolder = join(folder, 'migrations');
  await writeMigrations(migrationsFolder, [TABLES]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  source = await createTestDatabase({ isEmpty: true });
  target = await createTestDatabase({ isEmpty: true });
  await migrateWith(source, migrationsFolder);
  await source.pool.query(ROWS);
});
afterEach(async () => {
  await source.close();
  await target.close();
});

test('CONF-2 a backup restores every table equal by count and hash, whatever the types', async () => {
  const saved = await backUpDatabase(source.address, join(folder, 'all.gz'), NOW);
  const restored = await restoreDatabase(target.address, join(folder, 'all.gz'), { migrationsFolder });
  expect(restored.tables).toEqual(saved);
  expect(saved.map(({ table, rows }) => [table, rows])).toEqual([
    ['drizzle.__drizzle_migrations', 1],
    ['public."Odd ""names"', 1],
    ['public.people', 1202],
  ]);
  const all = 'select to_jsonb(p) as row from people p order by id';
  expect((await target.pool.query(all)).rows).toEqual((await source.pool.query(all)).rows);
  expect(await backUpDatabase(target.address, join(folder, 'again.gz'), NOW)).toEqual(saved);
});

test('CONF-2 sequences, foreign keys and triggers work on after a restore', async () => {
  await backUpDatabase(source.address, join(folder, 'rules.gz'), NOW);
  await restoreDatabase(target.address, join(folder, 'rules.gz'), { migrationsFolder });
  const { rows } = await target.pool.query("insert into people (name) values ('new') returning id, shouted");
  expect(rows).toEqual([{ id: 1203, shouted: 'NEW' }]);
  expect((await target.pool.query(`select nextval('"Odd ""names_nr_seq"')::int as next`)).rows).toEqual([{ next: 4 }]);
  await expect(target.pool.query('insert into "Odd ""names" (person) values (9999)')).rejects.toThrow('no changes');
  await expect(target.pool.query('insert into "Odd ""names" (nr, person) values (0, 9999)')).rejects.toThrow(
    'foreign key',
  );
});

test('CONF-2 a backup of the product restores into an empty database', async () => {
  const product = await createTestDatabase();
  const saved = await backUpDatabase(product.address, join(folder, 'product.gz'), NOW);
  const restored = await restoreDatabase(target.address, join(folder, 'product.gz'));
  await product.close();
  expect(restored).toEqual({ tables: saved, migrated: 0, files: 0 });
  expect(saved.find(({ table }) => table === 'public.health_check')?.rows).toBe(1);
});

test('CONF-2 a database that holds tables is overwritten on request only', async () => {
  await backUpDatabase(source.address, join(folder, 'over.gz'), NOW);
  await migrateWith(target, migrationsFolder);
  await target.pool.query("insert into people (name) values ('mine')");
  const path = join(folder, 'over.gz');
  await expect(restoreDatabase(target.address, path, { migrationsFolder })).rejects.toThrow('--replace');
  expect((await target.pool.query('select name from people')).rows).toEqual([{ name: 'mine' }]);
  await restoreDatabase(target.address, path, { migrationsFolder, isReplacing: true });
  expect((await target.pool.query('select count(*)::int as n from people')).rows).toEqual([{ n: 1202 }]);
});

test('CONF-2 jobs that wait are in no backup, and a restore leaves none of what it replaces', async () => {
  const path = join(folder, 'jobs.gz');
  const jobs = 'create schema pgboss; create table pgboss.job (data text); insert into pgboss.job values ($$mail$$)';
  await source.pool.query(jobs);
  const saved = await backUpDatabase(source.address, path, NOW);
  expect(saved.map(({ table }) => table)).not.toContain('pgboss.job');
  await target.pool.query(jobs);
  await restoreDatabase(target.address, path, { migrationsFolder });
  const { rows } = await target.pool.query("select to_regclass('pgboss.job') as job");
  expect(rows).toEqual([{ job: null }]);
});

test('CONF-2 uploaded files are in the backup and come back byte by byte; a damaged one changes nothing', async () => {
  const path = join(folder, 'files.gz');
  const files = [
    { name: '/pictures/a.avif', content: new Uint8Array([0, 255, 10, 13]) },
    { name: '/pictures/b.webp', content: new Uint8Array(300_000).fill(7) },
  ];
  await backUpDatabase(source.address, path, NOW, files);
  const restored: BackupFile[] = [];
  const saveFile = async (file: BackupFile) => void restored.push(file);
  expect(await restoreDatabase(target.address, path, { migrationsFolder, saveFile })).toMatchObject({ files: 2 });
  const described = (all: readonly BackupFile[]) =>
    all.map(({ name, content }) => `${name} ${Buffer.from(content).toString('base64')}`);
  expect(described(restored)).toEqual(described(files));
  await target.pool.query("insert into people (name) values ('mine')");
  const changed = gunzipSync(await readFile(path))
    .toString()
    .replace('"AP8KDQ=="', '"AP8KDA=="');
  await writeFile(path, gzipSync(changed));
  const options = { migrationsFolder, isReplacing: true, saveFile };
  await expect(restoreDatabase(target.address, path, options)).rejects.toThrow('/pictures/a.avif');
  expect((await target.pool.query("select from people where name = 'mine'")).rowCount).toBe(1);
});

test('CONF-2 a damaged or shortened backup changes nothing', async () => {
  const path = join(folder, 'damaged.gz');
  await backUpDatabase(source.address, path, NOW);
  await migrateWith(target, migrationsFolder);
  await target.pool.query("insert into people (name) values ('mine')");
  const whole = await readFile(path);
  const lines = gunzipSync(whole).toString().split('\n');
  const changed = lines.map((line) => line.replace('two 7"', 'two 8"')).join('\n');
  const withoutEnd = `${lines.slice(0, -2).join('\n')}\n`;
  const damages = [whole.subarray(0, whole.length - 20), gzipSync(changed), gzipSync(withoutEnd), Buffer.from('text')];
  for (const damage of damages) {
    await writeFile(path, damage);
    const restoring = restoreDatabase(target.address, path, { migrationsFolder, isReplacing: true });
    await expect(restoring).rejects.toMatchObject({ name: 'ConfigurationError' });
  }
  expect((await target.pool.query('select name from people')).rows).toEqual([{ name: 'mine' }]);
});

test('CONF-2 a backup of an older version is brought up to date, one of a newer version is rejected', async () => {
  const path = join(folder, 'old.gz');
  await backUpDatabase(source.address, path, NOW);
  const newer = join(folder, 'newer');
  await writeMigrations(newer, [TABLES, "alter table people add column nick text not null default 'none'"]);
  const restored = await restoreDatabase(target.address, path, { migrationsFolder: newer });
  expect(restored.migrated).toBe(1);
  expect((await target.pool.query('select distinct nick from people')).rows).toEqual([{ nick: 'none' }]);
  await backUpDatabase(target.address, path, NOW);
  const back = restoreDatabase(source.address, path, { migrationsFolder, isReplacing: true });
  await expect(back).rejects.toThrow('newer than this one');
});

test('CONF-2 a backup that cannot be written says so and leaves nothing behind', async () => {
  await expect(backUpDatabase(source.address, join(folder, 'no', 'where.gz'), NOW)).rejects.toThrow(
    'cannot be written',
  );
  await expect(restoreDatabase(target.address, join(folder, 'none.gz'))).rejects.toThrow('There is no file');
  expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

async function migrateWith(database: TestDatabase, from: string): Promise<void> {
  const client = await connectClient(database.address);
  await applyMigrations(client, listMigrations(from)).finally(() => client.end());
}

test('CONF-2 the index of searching is in no backup, and what was there goes when one is restored over it', async () => {
  const guide = await createTestDatabase();
  const file = join(folder, 'guide.gz');
  await guide.pool.query('insert into search.state (version) values (1)');
  const saved = await backUpDatabase(guide.address, file, NOW);
  expect(saved.map(({ table }) => table).filter((table) => table.startsWith('search.'))).toEqual([]);
  await guide.pool.query("insert into search.keys (key, count) values ('=old', 1)");
  await restoreDatabase(guide.address, file, { isReplacing: true });
  const left = 'select (select count(*) from search.state)::int + (select count(*) from search.keys)::int as count';
  expect((await guide.pool.query(left)).rows).toEqual([{ count: 0 }]);
  await guide.close();
});
