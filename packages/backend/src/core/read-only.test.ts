import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../test-api.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
}, 60_000);
afterAll(() => database.close());

test('CONF-3 a read-only server answers reads, and every write with 503 and when to repeat it', async () => {
  const site = createTestApi(database.db, { isReadOnly: true });
  expect((await site.get('/articles?locale=en')).status).toBe(200);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await site.api.request('/api/sync/support', { method });
    expect(answer.status, method).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
  const writable = createTestApi(database.db);
  expect((await writable.api.request('/api/sync/support', { method: 'POST' })).status).not.toBe(503);
});
