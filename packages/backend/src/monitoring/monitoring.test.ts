import { searchChanges, searchState } from '@dalil/database/tables/search.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobCount } from '../core/jobs.ts';
import { markBuilt } from '../test-built-guide.ts';
import { createTestApi } from '../test-api.ts';
import { createStorageWatch } from './storage-watch.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await markBuilt(database.db);
});

afterAll(() => database.close());

test('MON-1 health is 200 with the state of each part', async () => {
  const response = await createTestApi(database.db).get('/health');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const parts = {
    database: 'healthy',
    storage: 'healthy',
    search: 'healthy',
    guide: 'healthy',
    jobs: 'healthy',
    mail: 'healthy',
    model: 'healthy',
    feeds: 'healthy',
    listings: 'healthy',
  };
  expect(await response.json()).toEqual({ status: 'healthy', parts, jobsSetAside: [] });
});

test('MON-1 a database that cannot be read makes the whole unhealthy, with 503', async () => {
  const broken = await createTestDatabase({ isEmpty: true });
  const site = createTestApi(broken.db);
  const response = await site.get('/health');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'unhealthy', parts: { database: 'unhealthy' } });
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'health_database_failed' }));
  await broken.close();
});

test('MON-1 search and the offline guide are degraded until they are built for the first time', async () => {
  const { db, close } = await createTestDatabase();
  const site = createTestApi(db);
  const health = async () => {
    const { status, parts } = await (await site.get('/health')).json();
    return [status, parts.search, parts.guide];
  };
  expect(await health()).toEqual(['degraded', 'degraded', 'degraded']);
  await db.insert(searchChanges).values({ kind: 'place', id: 'a' });
  await db.insert(searchState).values({ version: 1, firstBuildUntil: 1 });
  await markBuilt(db);
  expect(await health()).toEqual(['degraded', 'degraded', 'healthy']);
  await db.delete(searchChanges);
  await db.insert(searchChanges).values({ kind: 'place', id: 'changed later' });
  expect(await health()).toEqual(['healthy', 'healthy', 'healthy']);
  await close();
});

const IDLE: JobCount = {
  name: 'send-email',
  waiting: 0,
  retrying: 0,
  active: 0,
  dead: 0,
  deadLately: 0,
  overdueSeconds: 0,
};

test.each([
  ['nothing to do', IDLE, 'healthy', 'healthy'],
  ['mails that wait a moment', { ...IDLE, waiting: 40, active: 4, overdueSeconds: 3 }, 'healthy', 'healthy'],
  ['a job that nobody does', { ...IDLE, waiting: 1, overdueSeconds: 301 }, 'degraded', 'healthy'],
  ['a mail that has to be tried again', { ...IDLE, waiting: 1, retrying: 1 }, 'healthy', 'degraded'],
  ['a mail that could not be sent', { ...IDLE, dead: 1, deadLately: 1 }, 'degraded', 'degraded'],
  ['one that could not be sent yesterday', { ...IDLE, dead: 1 }, 'healthy', 'healthy'],
  ['another job that failed', { ...IDLE, name: 'delete-expired', dead: 1, deadLately: 1 }, 'degraded', 'healthy'],
] satisfies [string, JobCount, string, string][])(
  'MON-1 the parts jobs and mail with %s',
  async (_, count, jobs, mail) => {
    const { deps } = createTestApi(database.db);
    const site = createTestApi(database.db, { jobs: { ...deps.jobs, count: async () => [count] } });
    const status = [jobs, mail].includes('degraded') ? 'degraded' : 'healthy';
    const parts = {
      database: 'healthy',
      storage: 'healthy',
      search: 'healthy',
      guide: 'healthy',
      jobs,
      mail,
      model: 'healthy',
      feeds: 'healthy',
      listings: 'healthy',
    };
    expect(await (await site.get('/health')).json()).toEqual({ status, parts, jobsSetAside: [] });
  },
);

test('MON-1 a queue that cannot be read makes jobs, mail and the whole unhealthy', async () => {
  const { deps } = createTestApi(database.db);
  const count = async () => Promise.reject(new Error('no queue'));
  const site = createTestApi(database.db, { jobs: { ...deps.jobs, count } });
  const parts = {
    database: 'healthy',
    storage: 'healthy',
    search: 'healthy',
    guide: 'healthy',
    jobs: 'unhealthy',
    mail: 'unhealthy',
    model: 'healthy',
    feeds: 'healthy',
    listings: 'healthy',
  };
  expect(await (await site.get('/health')).json()).toEqual({ status: 'unhealthy', parts, jobsSetAside: [] });
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'health_jobs_failed' }));
});

const MEGABYTE = 1024 * 1024;

test.each([
  [0, 'unhealthy'],
  [31 * MEGABYTE, 'unhealthy'],
  [100 * MEGABYTE, 'degraded'],
  [600 * MEGABYTE, 'healthy'],
])('MON-1 with %d bytes left on the disk, storage and the whole are %s', async (free, status) => {
  const { deps, logged } = createTestApi(database.db);
  const storageWatch = createStorageWatch({ ...deps, freeBytes: async () => free });
  const site = createTestApi(database.db, { storageWatch });
  expect(await (await site.get('/health')).json()).toMatchObject({ status, parts: { storage: status } });
  expect(logged.map(({ event }) => event)).toEqual(status === 'unhealthy' ? ['health_disk_full'] : []);
});

test('MON-1 a database that answers reads and rejects writes is not healthy, until it takes them again', async () => {
  const full = await createTestDatabase();
  await markBuilt(full.db);
  await full.pool.query(`create function reject_write() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await full.pool.query(
    'create trigger full_disk before update on health_check for each row execute function reject_write()',
  );
  const site = createTestApi(full.db);
  const read = async () => (await site.get('/health')).json();
  expect(await read()).toMatchObject({ status: 'unhealthy', parts: { database: 'healthy', storage: 'unhealthy' } });
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'health_storage_failed' }));
  await full.pool.query('drop trigger full_disk on health_check');
  // One check in ten seconds, because anybody may request it and it writes.
  expect(await read()).toMatchObject({ parts: { storage: 'unhealthy' } });
  site.clock.now = new Date(site.clock.now.getTime() + 10_000);
  expect(await read()).toMatchObject({ status: 'healthy', parts: { storage: 'healthy' } });
  await full.close();
});

test('ERR-3 a page’s error is logged under the id its user sees, and nothing else of the user', async () => {
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
