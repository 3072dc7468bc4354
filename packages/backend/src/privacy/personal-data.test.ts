import { DATA_CATEGORIES } from '@dalil/domain/privacy/data-categories.ts';
import { DATA_PRACTICES } from '@dalil/domain/privacy/data-practices.ts';
import { createTestDatabase } from '@dalil/database/test-database.ts';
import { expect, test } from 'vitest';
import { openJobQueue } from '../core/job-queue.ts';
import { PERSONAL_DATA } from './personal-data.ts';

test('PRIV-8 every table and column of the registry exists', async () => {
  const database = await createTestDatabase();
  const queue = await openJobQueue({ ...database, log: () => {} });
  const { rows } = await database.pool.query<{ name: string }>(
    `select case table_schema when 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as name
       from information_schema.columns where table_schema in ('public', 'pgboss')`,
  );
  const names = new Set(rows.map(({ name }) => name));
  const listed = PERSONAL_DATA.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
  await queue.close();
  await database.close();
});

test('PRIV-11 the privacy centre states no shorter time than any table of the category has', () => {
  for (const category of DATA_CATEGORIES) {
    const tables = PERSONAL_DATA.filter((entry) => entry.category === category && entry.find !== null);
    expect(tables, category).not.toEqual([]);
    const { retention } = DATA_PRACTICES[category];
    const longest = Math.max(...tables.map(({ retentionDays }) => retentionDays));
    if (typeof retention === 'object') expect(longest, category).toBe(retention.days);
    const hasProof = tables.some(({ onErasure }) => onErasure.action === 'keep' && onErasure.reason === 'proof');
    expect(retention === 'proof', category).toBe(hasProof);
  }
});

test('PRIV-6 every table that refers to an account is in the registry, with each of its columns', async () => {
  const database = await createTestDatabase();
  const { rows } = await database.pool.query<{ table: string; column: string; onDelete: string }>(
    `select c.relname as table, a.attname as column, k.confdeltype as "onDelete"
       from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid = 'profiles'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.filter(({ table, column }) => {
    const entry = PERSONAL_DATA.find((one) => one.table === table);
    return !entry?.columns.includes(column);
  });
  expect(missing).toEqual([]);
  // An account can always be erased: its rows go with it, or lose their person.
  expect(rows.filter(({ onDelete }) => onDelete !== 'c' && onDelete !== 'n')).toEqual([]);
  await database.close();
});
