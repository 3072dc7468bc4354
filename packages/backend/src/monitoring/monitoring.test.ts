import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../test-api.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('MON-1 health is 200 with the state of each part', async () => {
  const response = await createTestApi(database.db).get('/health');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'healthy', parts: { database: 'healthy' } });
});

test('MON-1 a database that cannot be read makes the whole unhealthy, still with 200', async () => {
  const broken = await createTestDatabase({ isEmpty: true });
  const site = createTestApi(broken.db);
  const response = await site.get('/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'unhealthy', parts: { database: 'unhealthy' } });
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'health_database_failed' }));
  await broken.close();
});

test('ERR-3 a page’s error is logged under the id its reader sees, and nothing else of the reader', async () => {
  const site = createTestApi(database.db);
  const error = { id: 'ab12cd34', kind: 'display', name: 'TypeError', path: '/ar/news' };
  expect((await site.post('/monitoring/errors', { ...error, extra: 'name@example.org' })).status).toBe(204);
  expect(site.logged).toEqual([{ level: 'warn', event: 'page_error', fields: error }]);
});

test('ERR-8 an error of ours answers 500 without a word of its inside', async () => {
  const broken = await createTestDatabase({ isEmpty: true });
  const response = await createTestApi(broken.db).get('/home');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Server error - Please try again later',
    status: 500,
    code: 'internal_error',
  });
  await broken.close();
});
