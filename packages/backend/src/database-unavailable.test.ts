import { type OpenDatabase, openDatabase } from '@dalil/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from './test-api.ts';

let database: TestDatabase;
let opened: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openDatabase(database.address, { maxConnections: 1, connectionWaitMs: 100 });
});
afterAll(async () => {
  await opened.close();
  await database.close();
});

const REPORT = { page: '/news', reason: 'wrong-fact', message: 'The hours are others.', locale: 'en' };

test('ERR-8 CONF-3 a request that gets no connection in time hears when to come back, and the next one is served', async () => {
  const site = createTestApi(opened.db);
  const held = await opened.pool.connect();
  const answer = await site.post('/problem-reports', REPORT);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
  held.release();
  expect((await site.post('/problem-reports', REPORT)).status).toBe(201);
});
