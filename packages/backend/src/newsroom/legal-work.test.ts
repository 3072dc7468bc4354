import { importStartingContent } from '@dalil/database/content/import-starting-content.ts';
import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { legalDocuments, userConsents } from '@dalil/database/tables/privacy.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { RULES } from '@dalil/domain/quality/rules/rule-list.ts';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { beginRun, evaluateAll } from '../quality/control/check-quality.job.ts';
import type { FindingView } from '../quality/control/finding-views.ts';
import { readJson, type TestClient } from '../test-client.ts';
import type { DataView } from './get-data.ts';
import { publishScheduled } from './publish-scheduled.job.ts';
import type { TextView } from './text-view.ts';

let database: TestDatabase;
let site: TestSite;
let now = new Date('2026-11-26T08:00:00Z');
let editor: TestClient;
let curator: TestClient;
let publisher: TestClient;
let admin: TestClient;
let user: TestClient;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
  editor = (await signUpPerson(site, { role: 'editor' })).browser;
  curator = (await signUpPerson(site, { role: 'curator' })).browser;
  publisher = (await signUpPerson(site, { role: 'publisher' })).browser;
  admin = (await signUpPerson(site, { role: 'admin' })).browser;
  user = (await signUpPerson(site, { role: 'user' })).browser;
}, 60_000);
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});
afterAll(() => database.close());

const item = (id: string) => `/newsroom/items/legal-document/${id}`;
const part = (id: string, locale: string) => `/newsroom/texts/legal-document/${id}/${locale}`;
const readData = async (id: string) => (await readJson<DataView>(editor.get(`${item(id)}/data?locale=en`))).body;
const readText = async (id: string, locale: Locale) => (await readJson<TextView>(editor.get(part(id, locale)))).body;
const HEAD = { category: null, sections: [], tags: [], neighbourhoods: [], audience: [] };

/** Saves number, date and consent of the next version. */
async function saveData(id: string, version: string, effectiveDate: string, given: object = {}, by = editor) {
  const { version: baseVersion } = await readData(id);
  const data = { version, effectiveDate, requiresConsent: false, ...given };
  return readJson(by.post(`${item(id)}/data`, { baseVersion, body: { data, head: HEAD, facts: {} }, note: '' }));
}
async function saveText(id: string, locale: Locale, markdown: string, summary = 'A rule is new.', by = editor) {
  const { version, title } = await readText(id, locale);
  return readJson(by.post(part(id, locale), { baseVersion: version, title, summary, markdown, note: '' }));
}
type Step = { state?: string; code?: string; fields?: { path: string; code: string }[] };
async function act(by: TestClient, id: string, locale: Locale | 'data', action: string, more: object = {}) {
  const { version } = locale === 'data' ? await readData(id) : await readText(id, locale);
  return readJson<Step>(by.post(`${part(id, locale)}/state`, { action, version, comment: '', ...more }));
}
const refusal = ({ status, body }: Awaited<ReturnType<typeof act>>) => [status, body.fields?.[0]?.code];
async function setReviewDate(id: string) {
  const { details } = await readData(id);
  const given = { category: null, neighbourhoods: [], audience: [], method: 'machine-drafted', sources: [] };
  const sent = { ...given, baseVersion: details.version, reviewBy: '2027-11-30' };
  expect((await readJson(editor.post(`${item(id)}/details`, sent))).status).toBe(200);
}
async function approve(id: string, locale: Locale | 'data') {
  expect((await act(editor, id, locale, 'submit')).body).toMatchObject({ state: 'in-review' });
  expect((await act(publisher, id, locale, 'approve')).body).toMatchObject({ state: 'in-review' });
  expect((await act(admin, id, locale, 'approve')).body).toMatchObject({ state: 'approved' });
}
/** What users see. The announcement of the database clears the cache on a server. */
async function page(id: string, locale: Locale = 'ar') {
  site.deps.legalDocumentCache.forget();
  type Page = { version: string; method: string; approvers: number; blocks: object[]; locale: string };
  return (await readJson<Page>(site.get(`/legal-documents/${id}?locale=${locale}`))).body;
}
const pending = async () =>
  (await readJson<{ items: { type: string; hash: string; changes: string }[] }>(user.get('/legal-consents?locale=ar')))
    .body.items;

// First: the others change the documents.
test('STAFF-5 PRIV-8 the rules find nothing that keeps back the next version of a document the product brings', async () => {
  for (const type of LEGAL_DOCUMENT_TYPES) {
    await readData(type);
    for (const locale of LOCALES) {
      const { body } = await readJson<{ findings: { isBlocking: boolean; evidence: string }[] }>(
        publisher.get(`/quality-control/texts/legal-document/${type}/${locale}`),
      );
      expect(
        body.findings.filter(({ isBlocking }) => isBlocking),
        `${type} ${locale}`,
      ).toEqual([]);
    }
  }
});

test('PRIV-8 STAFF-1 a version of a legal document is written, approved by two and published in all languages, and users are asked again', async () => {
  expect(await readText('terms', 'ar')).toMatchObject({
    state: 'published',
    approvalsNeeded: 2,
    approvals: [],
    href: '/terms',
  });
  expect(await page('terms')).toMatchObject({ version: '1.0', method: 'machine-drafted', approvers: 0 });
  const { markdown } = await readText('terms', 'ar');
  await setReviewDate('terms');
  expect((await saveText('terms', 'ar', `${markdown}\n\nقاعدة جديدة.`, 'قاعدة جديدة واحدة.')).status).toBe(200);
  expect((await saveData('terms', '1.1', '2026-11-26', { requiresConsent: true })).status).toBe(200);
  await approve('terms', 'ar');
  expect(refusal(await act(admin, 'terms', 'ar', 'publish'))).toEqual([409, 'legal_together']);
  await approve('terms', 'data');
  expect((await act(publisher, 'terms', 'data', 'publish')).status).toBe(403);
  expect(await page('terms')).toMatchObject({ version: '1.0' });
  expect(await pending()).toEqual([]);

  expect((await act(admin, 'terms', 'data', 'publish')).body).toMatchObject({ state: 'published' });
  for (const locale of LOCALES) {
    expect(await page('terms', locale)).toMatchObject({ locale, version: '1.1', approvers: locale === 'ar' ? 2 : 0 });
  }
  expect(JSON.stringify((await page('terms')).blocks)).toContain('قاعدة جديدة.');
  const versions = await readJson<{ versions: object[]; changes: object[] }>(
    site.get('/legal-documents/terms/versions?locale=ar&since=1.0'),
  );
  expect(versions.body.versions[0]).toMatchObject({ version: '1.1', summary: 'قاعدة جديدة واحدة.' });
  expect(versions.body.changes).toEqual([[{ kind: 'added', text: 'قاعدة جديدة.' }]]);
  expect(await readText('terms', 'ar')).toMatchObject({ state: 'published', version: 2, liveVersion: 2 });
  type Signed = { manifest: { subject: object; approvals: object; previous: object } };
  const { body: signed } = await readJson<Signed>(site.get('/provenance/legal-document/terms?locale=ar'));
  expect(signed.manifest).toMatchObject({
    subject: { language: 'ar', version: 2, path: '/terms' },
    approvals: { count: 2, by: [{ role: 'publisher' }, { role: 'admin' }] },
    previous: { version: 1 },
  });
  const entries = await database.db
    .select({ metadata: complianceAuditLogs.metadata })
    .from(complianceAuditLogs)
    .where(
      sql`${complianceAuditLogs.metadata}->>'subject' = 'legal-document/terms' and ${complianceAuditLogs.metadata}->>'action' = 'publish'`,
    );
  expect(entries.map(({ metadata }) => (metadata as { locale: string }).locale).toSorted()).toEqual(['ar', 'data']);

  const [asked] = await pending();
  expect(asked).toMatchObject({ type: 'terms', version: '1.1', locale: 'ar', changes: 'قاعدة جديدة واحدة.' });
  const answer = { id: randomUUID(), type: 'terms', version: '1.1', locale: 'ar', given: true };
  expect((await readJson(user.post('/legal-consents', { ...answer, hash: '0'.repeat(64) }))).status).toBe(409);
  expect((await readJson(user.post('/legal-consents', { ...answer, hash: asked?.hash }))).status).toBe(200);
  const [row] = await database.db.select().from(userConsents).where(eq(userConsents.id, answer.id));
  expect(row).toMatchObject({ consentVersion: '1.1', details: { language: 'ar', textHash: asked?.hash } });
  expect(await pending()).toEqual([]);
});

test('PRIV-8 a number that is used or not higher is refused, and versions are in the order of their numbers', async () => {
  for (const version of ['1.0', '0.9', '1.1', '1.01']) {
    const { status, body } = await saveData('terms', version, '2026-11-26');
    expect([status, body['fields']], version).toMatchObject([400, [{ path: 'data.version' }]]);
  }
  for (const version of ['1.9', '1.10']) {
    expect((await saveData('terms', version, '2026-11-26')).status).toBe(200);
    await approve('terms', 'data');
    expect((await act(admin, 'terms', 'data', 'publish')).status).toBe(200);
    expect(await page('terms', 'en')).toMatchObject({ version });
  }
  const { body } = await readJson<{ versions: { version: string }[] }>(
    site.get('/legal-documents/terms/versions?locale=en'),
  );
  expect(body.versions.map(({ version }) => version)).toEqual(['1.10', '1.9', '1.1', '1.0']);
  const listed = await readJson<{ items: { type: string; versions: { version: string; state: string }[] }[] }>(
    admin.get('/compliance/documents'),
  );
  expect(listed.body.items.find(({ type }) => type === 'terms')?.versions.slice(0, 2)).toMatchObject([
    { version: '1.10', state: 'in_force' },
    { version: '1.9', state: 'earlier' },
  ]);
  const rows = () =>
    database.db.update(legalDocuments).set({ content: 'Other.' }).where(eq(legalDocuments.version, '1.10'));
  const refused = { cause: { message: 'a version of a legal document is never changed or deleted' } };
  await expect(rows()).rejects.toMatchObject(refused);
  await expect(database.db.delete(legalDocuments)).rejects.toMatchObject(refused);
});

test('PRIV-8 STAFF-1 a legal document can be neither withdrawn, archived nor taken back', async () => {
  for (const locale of ['data', 'en'] as const) {
    for (const [action, more] of [
      ['unpublish', { reason: 'wrong' }],
      ['archive', {}],
      ['roll-back', { number: 1 }],
    ] as const) {
      expect(await act(admin, 'terms', locale, action, more).then(refusal), `${locale} ${action}`).toEqual([
        409,
        'legal_stays',
      ]);
    }
  }
  const { version } = await readData('terms');
  const bulk = {
    items: [{ kind: 'legal-document', id: 'terms', version }],
    action: 'unpublish',
    reason: 'wrong',
    comment: '',
  };
  const { body } = await readJson<{ outcomes: { refused: string }[] }>(admin.post('/newsroom/changes', bulk));
  expect(body.outcomes).toMatchObject([{ refused: 'legal_stays' }]);
  expect(await page('terms', 'en')).toMatchObject({ version: '1.10' });
  const begin = { kind: 'legal-document', id: 'imprint', locale: 'en', title: 'Imprint', category: null };
  expect((await readJson(editor.post('/newsroom/articles', begin))).status).toBe(400);
  expect((await readJson(editor.get(`${item('imprint')}/data?locale=en`))).status).toBe(404);
});

test('STAFF-2 STAFF-3 curators do not write legal documents, and no one approves their own', async () => {
  expect((await saveData('ai-ethics', '9.0', '2026-11-26', {}, curator)).status).toBe(403);
  expect((await saveText('ai-ethics', 'en', 'Other.', 'Other.', curator)).status).toBe(403);
  expect((await saveText('ai-ethics', 'en', 'We use no machines.', 'All new.', admin)).status).toBe(200);
  await act(admin, 'ai-ethics', 'en', 'submit');
  expect(refusal(await act(admin, 'ai-ethics', 'en', 'approve'))).toEqual([409, 'own_text']);
});

test('PRIV-8 a text without a word on what changed, or with a value that changes, is not sent to review', async () => {
  expect((await saveText('cookies', 'en', 'New.', '')).status).toBe(200);
  expect(await act(editor, 'cookies', 'en', 'submit').then(refusal)).toEqual([400, 'changes_missing']);
  expect((await saveText('cookies', 'en', 'A gate costs {{salik.peak.price}}.')).status).toBe(200);
  expect(await act(editor, 'cookies', 'en', 'submit').then(refusal)).toEqual([400, 'fact_in_legal_text']);
});

test('PRIV-8 STAFF-1 a version is scheduled for the day it applies from, with every changed text approved, and is there at its minute', async () => {
  const id = 'content-policy';
  await setReviewDate(id);
  const { body: before } = await readJson<{ policy: string }>(site.get('/consent-text?locale=en'));
  expect((await saveData(id, '1.2', '2026-11-27')).status).toBe(200);
  await approve(id, 'data');
  expect(refusal(await act(admin, id, 'data', 'publish'))).toEqual([409, 'legal_day']);
  expect(refusal(await act(admin, id, 'data', 'schedule', { at: '2026-11-26T18:00' }))).toEqual([409, 'legal_day']);
  expect((await saveText(id, 'ur', 'نیا متن۔')).status).toBe(200);
  expect(refusal(await act(admin, id, 'data', 'schedule', { at: '2026-11-27T00:30' }))).toEqual([409, 'legal_texts']);
  await approve(id, 'ur');
  expect((await act(admin, id, 'data', 'schedule', { at: '2026-11-27T00:30' })).body).toMatchObject({
    state: 'scheduled',
  });
  const work = await readJson<{ items: { id: string }[] }>(editor.get('/newsroom/legal-documents?locale=en'));
  expect(work.body.items.map((one) => one.id)).toEqual([...LEGAL_DOCUMENT_TYPES]);
  expect(work.body.items.find((one) => one.id === id)).toMatchObject({
    version: '1.1',
    next: { version: '1.2', effectiveDate: '2026-11-27' },
    scheduledAt: '2026-11-27T00:30',
  });
  const run = () =>
    publishScheduled(
      { ...site.deps, sendMail: async () => ({ sent: 1 }) as const },
      {},
      { id: 'job', enqueuedAt: now },
    );
  // Half past midnight in Dubai is the evening before in UTC.
  now = new Date('2026-11-26T20:29:00Z');
  await run();
  expect(await page(id, 'ur')).toMatchObject({ version: '1.1' });
  now = new Date('2026-11-26T20:30:00Z');
  await run();
  expect(await page(id, 'ur')).toMatchObject({ version: '1.2', approvers: 2 });
  expect((await readText(id, 'ur')).state).toBe('published');
  expect((await readJson<{ policy: string }>(site.get('/consent-text?locale=en'))).body.policy).toBe(before.policy);
});

test('PRIV-8 an edit after the schedule keeps the version from being published', async () => {
  const id = 'content-policy';
  expect((await saveText(id, 'hi', 'नया पाठ।')).status).toBe(200);
  await approve(id, 'hi');
  expect((await saveData(id, '1.3', '2026-11-27')).status).toBe(200);
  await approve(id, 'data');
  expect((await act(admin, id, 'data', 'schedule', { at: '2026-11-27T01:00' })).status).toBe(200);
  expect((await saveText(id, 'hi', 'दूसरा पाठ।')).status).toBe(200);
  now = new Date('2026-11-26T21:00:00Z');
  await publishScheduled(
    { ...site.deps, sendMail: async () => ({ sent: 1 }) as const },
    {},
    { id: 'job', enqueuedAt: now },
  );
  expect(await page(id, 'hi')).toMatchObject({ version: '1.2' });
  expect((await readData(id)).state).toBe('scheduled');
});

test('PRIV-8 an update of the product does not replace a document that staff have published', async () => {
  const content = await readStartingContent();
  const next = content.legalDocuments.map((document) => ({ ...document, version: '7.0' }));
  await importStartingContent(database.db, { ...content, legalDocuments: next }, { now });
  expect(await page('terms', 'en')).toMatchObject({ version: '1.10' });
  expect(await page('privacy', 'en')).toMatchObject({ version: '7.0' });
  expect(await readData('privacy')).toMatchObject({ state: 'published', body: { data: { version: '7.0' } } });
  const own = and(eq(legalDocuments.documentType, 'terms'), eq(legalDocuments.version, '7.0'));
  expect(await database.db.$count(legalDocuments, own)).toBe(0);
});

test('STAFF-5 STAFF-6 a legal document whose review date has passed is overdue in its list, and a finding until a new date is set', async () => {
  const id = 'ai-ethics';
  const dateReview = (day: string) =>
    database.db.execute(
      sql`update newsroom_items set review_by = ${day} where kind = 'legal-document' and item_id = ${id}`,
    );
  const listed = async () => {
    const { body } = await readJson<{ items: { id: string }[] }>(editor.get('/newsroom/legal-documents?locale=ar'));
    return body.items.find((one) => one.id === id);
  };
  const check = () => readJson(admin.post(`/quality-control/items/legal-document/${id}/check`, {}));
  const finding = async () => {
    type Page = { items: FindingView[]; total: number; pageSize: number };
    const read = async (page: number) =>
      (await readJson<Page>(admin.get(`/quality-control/findings?rule=stale&page=${page}`))).body;
    const { items, total, pageSize } = await read(1);
    const rest = Array.from({ length: Math.ceil(total / pageSize) - 1 }, (_, at) => read(at + 2));
    const all = [...items, ...(await Promise.all(rest)).flatMap((page) => page.items)];
    return all.find((one) => one.kind === 'legal-document' && one.id === id);
  };
  await dateReview(dubaiDate(now));
  expect((await check()).status).toBe(200);
  expect(await finding()).toBeUndefined();
  expect(await listed()).toMatchObject({ reviewBy: dubaiDate(now), isOverdue: false });

  await dateReview('2026-11-25');
  expect(await listed()).toMatchObject({ isOverdue: true });
  const rules = RULES.filter(({ id: rule }) => rule === 'stale');
  await evaluateAll(site.deps, await beginRun(site.deps, null), rules);
  expect(await finding()).toMatchObject({
    subject: 'review',
    evidence: '2026-11-25',
    title: 'AI Ethics',
    href: '/legal/ai-ethics',
    editHref: '/dashboard/content-management/all/legal-document/ai-ethics',
  });

  await dateReview(dubaiDate(now));
  now = new Date(now.getTime() + 1000);
  expect((await check()).status).toBe(200);
  expect(await finding()).toBeUndefined();
});

test('STAFF-1 a long text in Hindi is saved and displayed as a preview', async () => {
  const markdown = 'नियम '.repeat(6000);
  expect(new TextEncoder().encode(markdown).length).toBeGreaterThan(64 * 1024);
  expect((await saveText('privacy', 'hi', markdown)).status).toBe(200);
  expect((await readJson(editor.post('/newsroom/preview', { locale: 'hi', summary: '', markdown }))).status).toBe(200);
});
