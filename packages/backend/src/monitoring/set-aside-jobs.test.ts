import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { rowFailures, suspectJobs } from '@dalil/database/tables/jobs.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { expect, test } from 'vitest';
import { setUpSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { TEST_NOW } from '../test-api.ts';
import type { Monitoring } from './get-monitoring.ts';

let site: TestSite;
let database: TestDatabase;
setUpSite((context) => {
  ({ site, database } = context);
});

const JOB_ID = '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b';
const DIED = { jobId: JOB_ID, deaths: 2, hangs: 0, reason: 'died', lastAt: TEST_NOW, setAsideAt: TEST_NOW };

async function setAside() {
  await database.db.delete(suspectJobs);
  return database.db
    .insert(suspectJobs)
    .values([
      { ...DIED, name: 'refresh-headlines', work: '', payload: {} },
      { ...DIED, name: 'send-email', work: JOB_ID, payload: null },
      { ...DIED, name: 'mark-overdue', work: '', payload: {}, deaths: 1, setAsideAt: null },
    ])
    .returning({ id: suspectJobs.id, name: suspectJobs.name });
}

test('MON-1 a job that is set aside makes health degraded with its name; staff start it again or discard it', async () => {
  const rows = await setAside();
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id;
  const health = await site.get('/health');
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({
    status: 'degraded',
    parts: { jobs: 'degraded' },
    jobsSetAside: ['refresh-headlines', 'send-email'],
  });
  const { browser: admin } = await signUpPerson(site, { role: 'admin' });
  const { browser: editor } = await signUpPerson(site, { role: 'editor' });
  const overview = async () => ((await (await admin.get('/monitoring/overview')).json()) as Monitoring).setAsideJobs;
  expect(await overview()).toMatchObject([
    { name: 'refresh-headlines', reason: 'died', deaths: 2, isSingle: false },
    { name: 'send-email', isSingle: true },
  ]);
  expect((await editor.post(`/monitoring/jobs/${idOf('send-email')}/discard`, {})).status).toBe(403);
  expect((await admin.post(`/monitoring/jobs/${idOf('refresh-headlines')}/discard`, {})).status).toBe(409);
  expect((await admin.post(`/monitoring/jobs/${idOf('mark-overdue')}/start`, {})).status).toBe(404);
  site.jobs.length = 0;
  expect((await admin.post(`/monitoring/jobs/${idOf('refresh-headlines')}/start`, {})).status).toBe(200);
  expect((await admin.post(`/monitoring/jobs/${idOf('send-email')}/discard`, {})).status).toBe(200);
  expect((await admin.post(`/monitoring/jobs/${idOf('send-email')}/start`, {})).status).toBe(404);
  expect(site.jobs).toEqual([
    { name: 'refresh-headlines', payload: {} },
    { name: 'send-email', payload: { removed: JOB_ID } },
  ]);
  expect(await overview()).toEqual([]);
  expect(await (await site.get('/health')).json()).toMatchObject({ parts: { jobs: 'healthy' }, jobsSetAside: [] });
  const logged = await database.db.select().from(complianceAuditLogs);
  expect(logged.map(({ eventType }) => eventType)).toEqual(
    expect.arrayContaining(['job.started-again', 'job.discarded']),
  );
});

test('MON-1 of many parallel decisions about a job one takes effect', async () => {
  const rows = await setAside();
  const { browser: admin } = await signUpPerson(site, { role: 'admin' });
  const id = rows.find(({ name }) => name === 'send-email')?.id;
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, at) => admin.post(`/monitoring/jobs/${id}/${at % 2 ? 'start' : 'discard'}`, {})),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('MON-1 staff see how many entries a job could not process, without whose, and let it try again', async () => {
  const at = { firstAt: TEST_NOW, lastAt: TEST_NOW };
  await database.db.insert(rowFailures).values([
    { loop: 'send-digests', rowKey: JOB_ID, code: 'TypeError', attempts: 1, nextAt: TEST_NOW, ...at },
    { loop: 'send-digests', rowKey: 'another', code: 'TypeError', attempts: 10, nextAt: null, ...at },
  ]);
  const { browser: admin } = await signUpPerson(site, { role: 'admin' });
  const read = async () => (await admin.get('/monitoring/overview')).text();
  expect(JSON.parse(await read())).toMatchObject({
    failedRows: [{ loop: 'send-digests', code: 'TypeError', rows: 2, givenUp: 1 }],
  });
  expect(await read()).not.toContain(JOB_ID);
  expect(await (await admin.post('/monitoring/failed-rows/send-digests/retry', {})).json()).toEqual({
    loop: 'send-digests',
    rows: 2,
  });
  expect((await admin.post('/monitoring/failed-rows/send-digests/retry', {})).status).toBe(404);
  expect(await database.db.$count(rowFailures)).toBe(0);
});
