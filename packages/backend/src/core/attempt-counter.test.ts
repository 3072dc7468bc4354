import { openDatabase, type OpenDatabase } from '@dalil/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countIn, giveBackIn } from './attempt-counter.ts';

const WINDOW = new Date('2026-11-21T08:00:00Z');
const SUBJECTS = ['one', 'other', 'third'];
const MANY = 90;

let database: TestDatabase;
let second: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  second = await openDatabase(database.address, { maxConnections: 2 });
});

afterAll(async () => {
  await second.close();
  await database.close();
});

const attempt = (subject: string, limiter = 'suggestions') => ({ limiter, subject, windowStart: WINDOW });
const upTo = (max: number) => Array.from({ length: max }, (_, at) => at + 1);

test('AUTH-12 attempts that come at the same time are counted together, and each has a number of its own in two processes', async () => {
  const statements = vi.spyOn(database.pool, 'query');
  const counted = await Promise.all(
    upTo(2 * MANY).map(async (at) => {
      const subject = SUBJECTS[at % 3] ?? '';
      return { subject, attempts: await countIn(at % 2 ? database.db : second.db, attempt(subject)) };
    }),
  );
  for (const subject of SUBJECTS) {
    const numbers = counted.filter((one) => one.subject === subject).map(({ attempts }) => attempts);
    expect(numbers.toSorted((one, next) => one - next)).toEqual(upTo((2 * MANY) / 3));
  }
  expect(statements.mock.calls.length).toBeLessThan(10);
  statements.mockRestore();
});

test('AUTH-12 what is given back frees one attempt, however many above the limit were rejected meanwhile', async () => {
  for (const number of upTo(8)) expect(await countIn(database.db, attempt('given'))).toBe(number);
  await giveBackIn(database.db, attempt('given'), 5);
  expect(await countIn(second.db, attempt('given'))).toBe(5);
  expect(await countIn(database.db, attempt('given'))).toBe(6);
  await giveBackIn(database.db, attempt('never counted'), 5);
  expect(await countIn(database.db, attempt('never counted'))).toBe(1);
});

test('CONF-3 counting leaves no statement on a connection, so a pooler in transaction mode may be in between', async () => {
  await countIn(second.db, attempt('pooled'));
  const clients = await Promise.all([second.pool.connect(), second.pool.connect()]);
  const left = await Promise.all(clients.map((client) => client.query('select name from pg_prepared_statements')));
  for (const client of clients) client.release();
  expect(left.flatMap(({ rows }) => rows)).toEqual([]);
});

test('AUTH-12 limits and windows are counted apart', async () => {
  const later = new Date(WINDOW.getTime() + 60_000);
  const all = [attempt('a'), attempt('a', 'writes'), { ...attempt('a'), windowStart: later }, attempt('a')];
  expect(await Promise.all(all.map((one) => countIn(database.db, one)))).toEqual([1, 1, 1, 2]);
});

test('AUTH-12 what the database fails to count is reported to those who asked, and the next are counted', async () => {
  const broken = vi.spyOn(database.pool, 'query').mockRejectedValueOnce(new Error('gone'));
  const requests = [countIn(database.db, attempt('b')), countIn(database.db, attempt('b'))];
  const received = await Promise.allSettled(requests);
  expect(received.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await countIn(database.db, attempt('b'))).toBe(2);
  broken.mockRestore();
});
