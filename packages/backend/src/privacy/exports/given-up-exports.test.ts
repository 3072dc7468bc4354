import { suspectJobs } from '@dalil/database/tables/jobs.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { setUpSite, signUpPerson, type TestSite } from '../../accounts/test-accounts.ts';
import { type JobHandlers, JobRejected } from '../../core/job-handler.ts';
import { type JobQueue, openJobQueue } from '../../core/job-queue.ts';
import { JOB_NAMES } from '../../core/jobs.ts';
import { giveUpJob } from '../../give-up-job.ts';
import { TEST_NOW } from '../../test-api.ts';
import type { ExportView } from './export-view.ts';

let site: TestSite;
let database: TestDatabase;
let queue: JobQueue | undefined;
setUpSite((context) => {
  ({ site, database } = context);
});
afterEach(() => queue?.close());

const IDLE = Object.fromEntries(JOB_NAMES.map((name) => [name, async () => {}])) as unknown as JobHandlers;

test('PRIV-7 MON-1 an export whose job is discarded or dies has failed for its user and for staff, and can be made again', async () => {
  queue = await openJobQueue({ ...database, log: site.deps.log, pollSeconds: 0.5, suspectWaitMs: 0 });
  site.deps.jobs = queue;
  const { browser, email } = await signUpPerson(site);
  const { browser: admin } = await signUpPerson(site, { role: 'admin' });
  const own = async () => ((await (await browser.get('/data-exports')).json()) as { items: ExportView[] }).items;
  const staff = async () => JSON.stringify(await (await admin.get('/compliance/data-exports?limit=20')).json());
  const asked = await browser.post('/data-exports', { export_format: 'json', data_categories: [], locale: 'en' });
  const { id } = (await asked.json()) as ExportView;

  // Its process ended twice in the middle of it.
  await database.pool.query(`update data_export_requests set status = 'processing' where id = $1`, [id]);
  const { rows } = await database.pool.query<{ id: string }>(`select id from pgboss.job where name = 'make-export'`);
  const jobId = rows[0]?.id ?? '';
  const died = { deaths: 2, hangs: 0, reason: 'died', lastAt: TEST_NOW, setAsideAt: TEST_NOW };
  const [aside] = await database.db
    .insert(suspectJobs)
    .values({ name: 'make-export', work: jobId, jobId, payload: null, ...died })
    .returning();
  expect((await admin.post(`/monitoring/jobs/${aside?.id}/discard`, {})).status).toBe(200);
  expect(await own()).toMatchObject([{ id, status: 'failed', failure_reason: 'not_made' }]);
  expect(await staff()).toContain('"failure_reason":"not_made"');
  expect(site.emails.findLast(({ to }) => to === email)).toMatchObject({ data: { notice: 'export-failed' } });

  expect((await browser.post(`/data-exports/${id}/retry`, {})).status).toBe(200);
  expect(await own()).toMatchObject([{ id, status: 'pending', failure_reason: null }]);
  const dies = async () => {
    throw new JobRejected('refused');
  };
  const deps = { ...site.deps, sendMail: async () => ({ sent: 1 }) as const };
  await queue.run({ ...IDLE, 'make-export': dies }, deps, [], giveUpJob);
  await vi.waitFor(async () => expect(await own()).toMatchObject([{ id, status: 'failed' }]), {
    timeout: 10_000,
    interval: 25,
  });
  expect((await browser.post(`/data-exports/${id}/retry`, {})).status).toBe(200);
});
