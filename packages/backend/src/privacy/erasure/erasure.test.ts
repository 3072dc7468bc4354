import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUpDatabase } from '@dalil/database/backup.ts';
import { restoreDatabase } from '@dalil/database/restore.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { qualityRuns } from '@dalil/database/tables/quality-control.ts';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import type { ErasurePlace } from '@dalil/domain/privacy/erasure.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  advanceClock,
  lastMail,
  setUpSite,
  signIn,
  signUpPerson,
  TEST_PASSWORD,
  type TestSite,
} from '../../accounts/test-accounts.ts';
import { MAX_ROW_ATTEMPTS } from '../../core/for-each-row.ts';
import type { createMemoryStore } from '../../core/file-store.ts';
import { openJobQueue } from '../../core/job-queue.ts';
import { createTestApi, TEST_NOW } from '../../test-api.ts';
import { makeExport } from '../exports/make-export.job.ts';
import { removeExportFiles } from '../exports/remove-export-files.job.ts';
import type { RequestView } from '../rights/request-view.ts';
import { giveData } from '../test-person.ts';
import { replayErasures } from './replay-erasures.ts';
import { runErasures } from './run-erasures.job.ts';

let site: TestSite;
let database: TestDatabase;
setUpSite((context) => {
  ({ site, database } = context);
});

const DAY = 86_400;
const ERASURE = { request_type: 'erasure', description: 'Please erase all', locale: 'en', password: TEST_PASSWORD };
const attempt = () => ({ id: randomUUID(), enqueuedAt: new Date() });
const jobDeps = () => ({ ...site.deps, sendMail: async () => ({ sent: 1 }) as const });

/** Runs the queued removals of files. */
async function removeFiles(): Promise<void> {
  for (const { name, payload } of site.jobs.splice(0)) {
    if (name === 'remove-export-files') await removeExportFiles(jobDeps(), payload as { names: string[] }, attempt());
  }
}

/** Every table of the database with a row that has one of the texts anywhere. */
async function findEverywhere(texts: string[]): Promise<string[]> {
  const { rows } = await site.deps.db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const conditions = texts.map((text) => sql`x::text ilike ${`%${text}%`}`);
    const counted = await site.deps.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.raw(name)} x where ${sql.join(conditions, sql` or `)}`,
    );
    if ((counted.rows[0]?.n ?? 0) > 0) found.push(name);
  }
  return found;
}

test('PRIV-6 an erasure waits 14 days, erases everywhere, says what remains, and proves it by querying again', async () => {
  const queue = await openJobQueue({ ...database, log: () => {} });
  const { browser, id, email } = await signUpPerson(site);
  await signUpPerson(site, { role: 'admin' });
  await giveData(site.deps.db, id);
  await queue.enqueue(site.deps.db, 'notify-of-tries', { email });
  await browser.post('/data-exports', { export_format: 'json', data_categories: [], locale: 'en' });
  await makeExport(jobDeps(), site.jobs.at(-1)?.payload as { exportId: string }, attempt());
  const request = (await (await browser.post('/data-requests', ERASURE)).json()) as RequestView;
  expect(lastMail(site, email)).toMatchObject({ data: { notice: 'erasure-planned', number: request.receipt_number } });
  const { places } = (await (await browser.get('/own-data')).json()) as { places: ErasurePlace[] };
  const planned = new Map(places.map((place) => [place.place, place]));
  expect(planned.get('bookmarks')).toMatchObject({ rows: 1, action: 'delete', reason: null });
  expect(planned.get('compliance_audit_logs')).toMatchObject({ action: 'keep', reason: 'proof' });
  expect(planned.get('legal-exports')).toMatchObject({ rows: 1, action: 'delete' });
  advanceClock(14 * DAY - 60);
  await runErasures(jobDeps(), {}, attempt());
  expect(await site.deps.db.$count(profiles, eq(profiles.id, id))).toBe(1);
  advanceClock(120);
  await runErasures(jobDeps(), {}, attempt());
  expect(await findEverywhere([id])).toEqual(['public.compliance_audit_logs']);
  expect(await findEverywhere([email, 'Please erase all'])).toEqual([]);
  const store = site.deps.legalExports as ReturnType<typeof createMemoryStore>;
  // Only after the commit: the job was queued in the transaction.
  expect(store.names()).toHaveLength(1);
  await removeFiles();
  expect(store.names()).toEqual([]);
  const [row] = await site.deps.db.select().from(dataSubjectRequests).where(eq(dataSubjectRequests.id, request.id));
  expect(row).toMatchObject({ status: 'completed', userId: null, description: '', outcome: { left: 0 } });
  expect(row?.completionDate).not.toBeNull();
  expect(JSON.stringify(row?.outcome)).toContain('"reason":"proof"');
  expect(lastMail(site, email)).toMatchObject({ data: { notice: 'erasure-done', number: request.receipt_number } });
  expect((await signIn(site, email)).response.status).toBe(401);
  await queue.close();
});

test('PRIV-6 an erasure that fails keeps its files, holds nobody up, is tried again alone and in the end shown to staff', async () => {
  const { browser: first, id: poison, email } = await signUpPerson(site);
  const { browser: second, id: other } = await signUpPerson(site);
  await signUpPerson(site, { role: 'admin' });
  await first.post('/data-exports', { export_format: 'json', data_categories: [], locale: 'en' });
  await makeExport(
    jobDeps(),
    site.jobs.findLast(({ name }) => name === 'make-export')?.payload as { exportId: string },
    attempt(),
  );
  const request = (await (await first.post('/data-requests', ERASURE)).json()) as RequestView;
  advanceClock(1);
  await second.post('/data-requests', ERASURE);
  advanceClock(15 * DAY);
  const queueEmail: typeof site.deps.queueEmail = async (db, mail) => {
    if (mail.to === email) throw new Error(`no mail to ${mail.to}`);
    await site.deps.queueEmail(db, mail);
  };
  const isThere = async (id: string) => (await site.deps.db.$count(profiles, eq(profiles.id, id))) > 0;
  for (let time = 0; time < MAX_ROW_ATTEMPTS; time++) {
    await runErasures({ ...jobDeps(), queueEmail }, {}, attempt());
    if (time === 0) expect([await isThere(poison), await isThere(other)]).toEqual([true, false]);
    advanceClock(7 * 3600);
  }
  await removeFiles();
  expect((site.deps.legalExports as ReturnType<typeof createMemoryStore>).names()).toHaveLength(1);
  const isRequest = eq(dataSubjectRequests.id, request.id);
  expect(await site.deps.db.select().from(dataSubjectRequests).where(isRequest)).toMatchObject([{ status: 'failed' }]);
  const failures = await site.deps.db.select().from(rowFailures).where(eq(rowFailures.rowKey, request.id));
  expect(failures).toMatchObject([{ loop: 'run-erasures', code: 'Error', attempts: MAX_ROW_ATTEMPTS, nextAt: null }]);
  expect(JSON.stringify(failures)).not.toContain(email);
});

test('PRIV-6 a cancelled erasure does not run, and staff cannot carry one out before it can no longer be cancelled', async () => {
  const { browser, id } = await signUpPerson(site);
  const { browser: admin } = await signUpPerson(site, { role: 'admin' });
  const request = (await (await browser.post('/data-requests', ERASURE)).json()) as RequestView;
  const answered = await admin.post(`/compliance/data-requests/${request.id}/answer`, {
    status: 'completed',
    response: 'Done',
  });
  expect(answered.status).toBe(400);
  const preview = await admin.get(`/compliance/data-requests/${request.id}/erasure-preview`);
  expect(JSON.stringify(await preview.json())).toContain('"place":"profiles"');
  expect((await browser.get(`/compliance/data-requests/${request.id}/erasure-preview`)).status).toBe(403);
  expect((await browser.post(`/data-requests/${request.id}/cancel`, {})).status).toBe(200);
  advanceClock(15 * DAY);
  await runErasures(jobDeps(), {}, attempt());
  expect(await site.deps.db.$count(profiles, eq(profiles.id, id))).toBe(1);
});

test('PRIV-6 staff work stays without its author, and what another did is untouched', async () => {
  const { browser, id } = await signUpPerson(site, { role: 'editor' });
  const { id: otherId } = await signUpPerson(site, { role: 'admin' });
  const run = { state: 'done', createdAt: TEST_NOW };
  await site.deps.db.insert(qualityRuns).values([
    { ...run, requestedBy: id },
    { ...run, requestedBy: otherId },
  ]);
  expect((await browser.post('/auth/delete-account', { password: TEST_PASSWORD })).status).toBe(200);
  const runs = await site.deps.db.select().from(qualityRuns).orderBy(qualityRuns.id);
  expect(runs.map(({ requestedBy }) => requestedBy)).toEqual([null, otherId]);
});

test('PRIV-6 a restored backup does not bring the erased back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-erasure-'));
  const file = path.join(folder, 'before.gz');
  const { id, email, browser } = await signUpPerson(site);
  const { id: otherId } = await signUpPerson(site);
  await giveData(site.deps.db, id);
  await backUpDatabase(database.address, file, TEST_NOW);
  expect((await browser.post('/auth/delete-account', { password: TEST_PASSWORD })).status).toBe(200);
  await restoreDatabase(database.address, file, { isReplacing: true });
  const opened = await openDatabase(database.address);
  const restored = createTestApi(opened.db);
  expect(await opened.db.$count(profiles, eq(profiles.id, id))).toBe(1);
  expect(await replayErasures(restored.deps)).toBe(1);
  expect(await opened.db.$count(profiles, eq(profiles.id, id))).toBe(0);
  expect(await opened.db.$count(profiles, eq(profiles.id, otherId))).toBe(1);
  const { rows } = await opened.db.execute(sql`select 1 from support_requests where lower(reply_address) = ${email}`);
  expect(rows).toEqual([]);
  expect(await replayErasures(restored.deps)).toBe(0);
  await opened.close();
  await rm(folder, { recursive: true });
}, 60_000);
