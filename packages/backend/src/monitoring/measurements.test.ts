import { randomUUID } from 'node:crypto';
import { pageCounts, pageVitals } from '@dalil/database/tables/monitoring.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { deleteExpired } from '../privacy/delete-expired.job.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const ENDPOINT = '/monitoring/measurements';
let database: TestDatabase;
let site: TestSite;

beforeAll(async () => {
  database = await createTestDatabase();
  site = createTestSite(database.db, { now: () => NOW });
});

beforeEach(async () => {
  await database.db.delete(pageCounts);
  await database.db.delete(pageVitals);
});

afterAll(() => database.close());

const view = { pattern: '/news/:id', locale: 'ar' };
const vital = { pattern: '/', metric: 'LCP', rating: 'good' };
const repeat = <T>(value: T, times: number) => Array.from({ length: times }, () => value);

async function read(role: 'curator' | 'user' = 'curator') {
  const { browser } = await signUpPerson(site, { role });
  const answer = await browser.get(ENDPOINT);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('PRIV-3 page views are totals of a day, displayed to staff from ten on', async () => {
  await Promise.all(
    repeat({ views: repeat(view, 3), vitals: [vital] }, 3).map(async (body) =>
      expect((await site.post(ENDPOINT, body)).status).toBe(204),
    ),
  );
  expect(await database.db.select().from(pageCounts)).toEqual([
    { day: '2026-11-26', pattern: '/news/:id', locale: 'ar', views: 9 },
  ]);
  expect((await read()).body).toEqual({ since: '2026-10-28', pages: [], vitals: [] });
  await site.post(ENDPOINT, { views: [view, { ...view, locale: 'en' }], vitals: repeat(vital, 7) });
  expect((await read()).body).toEqual({
    since: '2026-10-28',
    pages: [{ ...view, views: 10 }],
    vitals: [{ metric: 'LCP', rating: 'good', measured: 10 }],
  });
  expect((await read('user')).status).toBe(403);
});

test('MON-2 the memory of pages goes to the figures of the process, and nothing of it is stored by itself', async () => {
  const megabytes: number[] = [];
  const measuring = createTestSite(database.db, { now: () => NOW, observeBrowser: (one) => void megabytes.push(one) });
  const body = { views: [], vitals: [], memory: [30, 120] };
  expect((await measuring.post(ENDPOINT, body)).status).toBe(204);
  expect((await measuring.post(ENDPOINT, { ...body, memory: undefined })).status).toBe(204);
  expect((await measuring.post(ENDPOINT, { ...body, memory: [31] })).status).toBe(400);
  expect([megabytes, await database.db.$count(pageVitals)]).toEqual([[30, 120], 0]);
});

test.each([
  ['an address in place of a route', { views: [{ ...view, pattern: '/news/my-name' }], vitals: [] }],
  ['anything about the user', { views: [{ ...view, user: 'somebody' }], vitals: [] }],
  ['more than a page sends', { views: repeat(view, 51), vitals: [] }],
  ['an unknown measure', { views: [], vitals: [{ ...vital, metric: 'Age' }] }],
])('PRIV-3 %s is rejected and nothing is counted', async (_name, body) => {
  expect((await site.post(ENDPOINT, body)).status).toBe(400);
  expect(await database.db.$count(pageCounts)).toBe(0);
});

test('PRIV-3 totals are deleted after 90 days', async () => {
  const row = { pattern: '/', locale: 'en', views: 20 };
  await database.db.insert(pageCounts).values([
    { ...row, day: '2026-08-27' },
    { ...row, day: '2026-08-28' },
  ]);
  const sendMail = async () => ({ sent: 1 }) as const;
  await deleteExpired({ ...site.deps, sendMail }, {}, { id: randomUUID(), enqueuedAt: NOW });
  expect(await database.db.select({ day: pageCounts.day }).from(pageCounts)).toEqual([{ day: '2026-08-28' }]);
});
