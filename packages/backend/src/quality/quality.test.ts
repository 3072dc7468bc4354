import { randomInt, randomUUID } from 'node:crypto';
import { problemReports } from '@dalil/database/tables/quality.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, TEST_NOW } from '../test-api.ts';

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  await database.db.delete(problemReports);
  site = createTestApi(database.db, { limitSecret: randomUUID(), randomInt });
});

afterAll(() => database.close());

const report = { page: '/ar/news/metro-in-one-page', reason: 'wrong-fact', message: ' السعر تغيّر ', locale: 'ar' };

test('ERR-8 a report is kept as written, with a reference number to read out', async () => {
  const response = await site.post('/problem-reports', report);
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  expect(reference).toMatch(/^R-[2-9A-HJKMNP-Z]{8}$/);
  expect(await database.db.select().from(problemReports)).toEqual([
    expect.objectContaining({
      reference,
      page: report.page,
      message: 'السعر تغيّر',
      state: 'received',
      createdAt: TEST_NOW,
    }),
  ]);
});

test.each([
  ['an unknown reason', { reason: 'because' }],
  ['an empty message', { message: '  ' }],
  ['a message too long', { message: 'x'.repeat(2001) }],
  ['a page of another site', { page: 'https://evil.example/' }],
  ['a page with a query', { page: '/news?secret=1' }],
  ['no language', { locale: undefined }],
])('ERR-8 %s is refused, naming the field, and nothing is kept', async (_, change) => {
  const response = await site.post('/problem-reports', { ...report, ...change });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: Object.keys(change)[0] }] });
  expect(await database.db.select().from(problemReports)).toEqual([]);
});

test('ERR-8 a body that is not JSON, not declared as JSON or too large is refused with 4xx', async () => {
  const send = (body: string, type: string) =>
    site.api.request('/api/problem-reports', { method: 'POST', body, headers: { 'content-type': type } });
  expect((await send('{', 'application/json')).status).toBe(400);
  expect((await send('"text"', 'application/json')).status).toBe(400);
  expect((await send(JSON.stringify(report), 'text/plain')).status).toBe(415);
  expect((await send(JSON.stringify({ ...report, message: 'x'.repeat(70_000) }), 'application/json')).status).toBe(413);
});

test('AUTH-12 one address has 30 writes a minute, exactly, also in parallel; others are not held up', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => site.post('/problem-reports', report)));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(30);
  const rejected = answers.find((answer) => answer.status === 429);
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(rejected?.headers.get('ratelimit-policy')).toBe('"writes";q=30;w=60');
  expect((await site.post('/problem-reports', report, '203.0.113.2')).status).toBe(201);
  site.clock.now = new Date(TEST_NOW.getTime() + 60_000);
  expect((await site.post('/problem-reports', report)).status).toBe(201);
});

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Sends reports one minute apart, so that no limit of a minute is reached. Returns the statuses. */
async function sendReports(count: number, addressOf: (at: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) {
    if (at % 20 === 0) site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS);
    statuses.push((await site.post('/problem-reports', report, addressOf(at))).status);
  }
  return statuses;
}

test('AUTH-12 one network has 50 reports and messages a day; others are not held up, and the next day it has them again', async () => {
  const statuses = await sendReports(60, (at) => `2001:db8:9:${at}::1`);
  expect(statuses.filter((status) => status === 201)).toHaveLength(50);
  const message = { kind: 'support', topic: 'other', message: 'm', page: '/support', errorId: null };
  const request = { ...message, replyAddress: null, diagnostics: null, locale: 'en', key: randomUUID() };
  const rejected = await site.post('/support-requests', request, '2001:db8:9:99::1');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect((await site.post('/support-requests', request, '2001:db8:a::1')).status).toBe(201);
  site.clock.now = new Date(site.clock.now.getTime() + DAY_MS);
  expect((await site.post('/problem-reports', report, '2001:db8:9::1')).status).toBe(201);
});

test('AUTH-12 all networks together have a limit of reports and messages a day', async () => {
  expect((await site.post('/problem-reports', report)).status).toBe(201);
  await database.pool.query("update rate_limits set attempts = 2000 where limiter = 'messagesAll'");
  expect((await site.post('/problem-reports', report, '203.0.113.7')).status).toBe(429);
  const other = { ...report, message: ' ' };
  expect((await site.post('/problem-reports', other, '203.0.113.8')).status).toBe(400);
});

test('AUTH-12 the counters hold no address', async () => {
  await site.post('/problem-reports', report, '203.0.113.99');
  const { rows } = await database.pool.query('select * from rate_limits');
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('ERR-8 a reference that is taken is drawn again', async () => {
  const drawn = [...Array.from({ length: 16 }, () => 1), ...Array.from({ length: 8 }, () => 2)];
  const fixed = createTestApi(database.db, { limitSecret: randomUUID(), randomInt: () => drawn.shift() ?? 0 });
  const references = await Promise.all([
    fixed.post('/problem-reports', report).then((answer) => answer.json()),
    fixed.post('/problem-reports', report).then((answer) => answer.json()),
  ]);
  expect(references).toContainEqual({ reference: 'R-33333333' });
  expect(references).toContainEqual({ reference: 'R-44444444' });
});
