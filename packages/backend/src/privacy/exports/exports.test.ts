import { createHash, randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { EXPORT_LINK_SECONDS } from '@dalil/domain/privacy/data-export.ts';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { advanceClock, setUpSite, signIn, signUpPerson, type TestSite } from '../../accounts/test-accounts.ts';
import type { createMemoryStore } from '../../core/file-store.ts';
import { PERSONAL_DATA } from '../personal-data.ts';
import { giveData } from '../test-person.ts';
import { deleteExpiredExports } from './delete-expired-exports.ts';
import type { ExportView } from './export-view.ts';
import { makeExport } from './make-export.job.ts';
import { removeExportFiles } from './remove-export-files.job.ts';
import { emptyBoxesOfPdf, lettersOfPdf } from './test-read-pdf.ts';
import { csvCell } from './write-export.ts';

let site: TestSite;
setUpSite((context) => {
  ({ site } = context);
});

const sendMail = async () => ({ sent: 1 }) as const;
type Browser = Awaited<ReturnType<typeof signUpPerson>>['browser'];

async function runQueue() {
  for (const { name, payload } of site.jobs.splice(0)) {
    const attempt = { id: randomUUID(), enqueuedAt: new Date() };
    if (name === 'remove-export-files') {
      await removeExportFiles({ ...site.deps, sendMail }, payload as { names: string[] }, attempt);
    }
    if (name !== 'make-export') continue;
    await makeExport({ ...site.deps, sendMail }, payload as { exportId: string }, attempt);
  }
}

async function listOwn(browser: Browser): Promise<ExportView[]> {
  return ((await (await browser.get('/data-exports')).json()) as { items: ExportView[] }).items;
}

async function exportAs(browser: Browser, export_format: string, locale = 'en', data_categories: string[] = []) {
  const asked = await browser.post('/data-exports', { export_format, data_categories, locale });
  expect(asked.status).toBe(200);
  const pending = (await asked.json()) as ExportView;
  expect(pending).toMatchObject({ status: 'pending', progress: 0, download_url: null });
  await runQueue();
  return (await listOwn(browser)).find(({ id }) => id === pending.id) as ExportView;
}

async function download(browser: Browser, made: ExportView) {
  return browser.get((made.download_url ?? '').replace('/api', ''));
}

test('PRIV-7 an export as JSON has the rows of the database, table by table, and none of another user', async () => {
  const { browser, id, email } = await signUpPerson(site);
  const { id: otherId } = await signUpPerson(site);
  await giveData(site.deps.db, id);
  await giveData(site.deps.db, otherId, 'Someone Else');
  const made = await exportAs(browser, 'json');
  expect(made).toMatchObject({ status: 'completed', progress: 100, failure_reason: null });
  const file = await download(browser, made);
  expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="dalil-export-[\d-]+\.json"/);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.length).toBe(made.bytes);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256);
  const { data } = JSON.parse(bytes.toString()) as { data: Record<string, Record<string, object[]>> };
  const tables = Object.assign({}, ...Object.values(data)) as Record<string, object[]>;
  const expected: Record<string, [columns: string, where: string]> = {
    profiles: ['email, full_name, avatar_url, user_type, language, suspended_reason', `id = '${id}'`],
    sessions: ['user_id, ip_address, user_agent', `user_id = '${id}'`],
    bookmarks: ['user_id, kind, item_id, folder_id, note, other_note, added_at, updated_at', `user_id = '${id}'`],
    bookmark_folders: ['user_id, name, added_at', `user_id = '${id}'`],
    search_history: ['user_id, query, folded, results_count, created_at', `user_id = '${id}'`],
    conversations: ['user_id, title, created_at, updated_at', `user_id = '${id}'`],
    conversation_turns: [
      'question, answer, rating, created_at',
      `conversation_id in (select id from conversations where user_id = '${id}')`,
    ],
    support_requests: ['reply_address, message, diagnostics', `reply_address = '${email.toUpperCase()}'`],
    outbox_emails: ['email_address, subject, html, text', `email_address = '${email}'`],
  };
  for (const [table, [columns, where]] of Object.entries(expected)) {
    const { rows } = await site.deps.db.execute<{ row: object }>(
      sql.raw(`select to_jsonb(x) as row from (select ${columns} from ${table} where ${where}) x`),
    );
    expect(rows.length, table).toBeGreaterThan(0);
    expect(tables[table], table).toEqual(rows.map(({ row }) => row));
  }
  expect(bytes.toString()).not.toContain(otherId);
  expect(bytes.toString()).not.toContain('Someone Else');
  const listed = PERSONAL_DATA.filter(({ find, table }) => find !== null && !table.startsWith('pgboss'));
  expect(Object.keys(tables).toSorted()).toEqual(listed.map(({ table }) => table).toSorted());
  const instant = await browser.post('/data-exports/instant', {});
  expect(((await instant.json()) as typeof made & { data: typeof data }).data['bookmarks']).toEqual(data['bookmarks']);
});

test('PRIV-7 a link works for 604,800 seconds, for its owner alone, and then the file is deleted', async () => {
  const { browser, email } = await signUpPerson(site);
  const { email: otherEmail } = await signUpPerson(site);
  const made = await exportAs(browser, 'json', 'en', ['profile']);
  expect(made.data_categories).toEqual(['profile']);
  const { browser: other } = await signIn(site, otherEmail);
  expect((await download(other, made)).status).toBe(404);
  expect((await site.get((made.download_url ?? '').replace('/api', ''))).status).toBe(401);
  const forged = made.download_url?.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 1}`) ?? '';
  expect((await browser.get(forged.replace('/api', ''))).status).toBe(400);
  const store = site.deps.legalExports as ReturnType<typeof createMemoryStore>;
  advanceClock(EXPORT_LINK_SECONDS - 1);
  await deleteExpiredExports(site.deps);
  expect(store.names()).toHaveLength(1);
  expect((await download((await signIn(site, email)).browser, made)).status).toBe(200);
  advanceClock(2);
  const { browser: later } = await signIn(site, email);
  expect((await download(later, made)).status).toBe(400);
  expect(await listOwn(later)).toMatchObject([{ status: 'expired', download_url: null }]);
  await deleteExpiredExports(site.deps);
  await runQueue();
  expect(store.names()).toEqual([]);
  await later.post(`/data-exports/${made.id}/retry`, {});
  await runQueue();
  expect(await listOwn(later)).toMatchObject([{ status: 'completed', progress: 100 }]);
});

test('PRIV-7 a file whose request was erased while it was made is removed, and one that a request names is not', async () => {
  const { browser } = await signUpPerson(site);
  const made = await exportAs(browser, 'json', 'en', ['profile']);
  const store = site.deps.legalExports as ReturnType<typeof createMemoryStore>;
  const lost = `${randomUUID()}.json`;
  await store.save(lost, new Uint8Array([1]));
  site.jobs.push({ name: 'remove-export-files', payload: { names: [`${made.id}.json`, lost] } });
  await runQueue();
  expect(store.names()).toContain(`${made.id}.json`);
  expect(store.names()).not.toContain(lost);
});

test('PRIV-7 CSV has a file for each table, safe against formulas', async () => {
  const { browser, id } = await signUpPerson(site);
  await giveData(site.deps.db, id);
  const made = await exportAs(browser, 'csv');
  const files = unzipSync(new Uint8Array(await (await download(browser, made)).arrayBuffer()));
  const folders = strFromU8(files['bookmark_folders.csv'] ?? new Uint8Array());
  expect([...(files['bookmark_folders.csv'] ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(folders.split('\r\n')[0]).toBe('user_id,name,added_at');
  expect(folders).toContain(`"'=HYPERLINK(""x"")"`);
  expect(strFromU8(files['bookmarks.csv'] ?? new Uint8Array())).toContain('"दुबई में शाम, ""at six"""');
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) expect(csvCell(`${sign}1+1`)).toMatch(/^"?'/);
  expect(csvCell('1=1')).toBe('1=1');
});

test('PRIV-7 a PDF has the letters of the four scripts', async () => {
  const { browser, id } = await signUpPerson(site);
  await giveData(site.deps.db, id);
  const made = await exportAs(browser, 'pdf', 'ar');
  expect(made).toMatchObject({ status: 'completed', failure_reason: null });
  const pdf = new Uint8Array(await (await download(browser, made)).arrayBuffer());
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  const letters = lettersOfPdf(pdf);
  // Letters with dots are base and dots in the Arabic font, so only those without are in its table.
  for (const text of ['أم', 'الحد', 'दबई', 'Beaches', 'سل']) {
    expect(
      Array.from(text).filter((letter) => !letters.has(letter)),
      text,
    ).toEqual([]);
  }
  expect(emptyBoxesOfPdf(pdf)).toBe(0);
  await site.deps.db.update(profiles).set({ fullName: 'ꦲ' }).where(eq(profiles.id, id));
  const unknown = await exportAs(browser, 'pdf', 'ar', ['profile']);
  expect(emptyBoxesOfPdf(new Uint8Array(await (await download(browser, unknown)).arrayBuffer()))).toBeGreaterThan(0);
}, 30_000);

test('PRIV-7 a failure sets failed, says why, tells the user and can be tried again', async () => {
  const { browser, email } = await signUpPerson(site);
  const { legalExports } = site.deps;
  site.deps.legalExports = { ...legalExports, save: async () => Promise.reject(new Error('no space')) };
  const made = await exportAs(browser, 'json');
  expect(made).toMatchObject({ status: 'failed', failure_reason: 'store_unavailable', download_url: null });
  expect(site.emails.findLast(({ to }) => to === email)).toMatchObject({ data: { notice: 'export-failed' } });
  site.deps.legalExports = legalExports;
  expect((await browser.post(`/data-exports/${made.id}/retry`, {})).status).toBe(200);
  await runQueue();
  expect(await listOwn(browser)).toMatchObject([{ status: 'completed', failure_reason: null }]);
  expect(site.emails.findLast(({ to }) => to === email)).toMatchObject({ data: { notice: 'export-ready' } });
  expect((await browser.post(`/data-exports/${made.id}/retry`, {})).status).toBe(409);
  expect(await site.deps.db.$count(dataExportRequests)).toBeGreaterThan(0);
});
