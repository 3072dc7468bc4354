import { legalDocuments } from '@dalil/database/tables/privacy.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from '@dalil/domain/guide/parse-document.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { diffDocuments } from './document-changes.ts';

const MINUTE_MS = 60_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  // Two tests need a database in which a document is missing.
  await database.db.execute('alter table legal_documents disable trigger append_only');
}, 60_000);

afterAll(() => database.close());

async function read(site: ReturnType<typeof createTestApi>, type = 'terms', locale = 'en') {
  const response = await site.get(`/legal-documents/${type}?locale=${locale}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { locale: string; version: string; title: string; isFallback: boolean };
}

test('PRIV-8 every type is there in every language', async () => {
  const site = createTestApi(database.db);
  for (const type of LEGAL_DOCUMENT_TYPES) {
    for (const locale of LOCALES) expect(await read(site, type, locale)).toMatchObject({ locale, isFallback: false });
  }
});

test('PRIV-8 the newest version that is active and in force counts; it is stored for 5 minutes', async () => {
  const site = createTestApi(database.db);
  expect((await read(site)).version).toBe('1.0');
  const next = { documentType: 'terms', language: 'en', title: 'Terms', content: 'New.' };
  await database.db.insert(legalDocuments).values([
    { ...next, version: '2.0', effectiveDate: '2026-11-21', isActive: true },
    { ...next, version: '3.0', effectiveDate: '2026-11-21', isActive: false },
    { ...next, version: '4.0', effectiveDate: '2027-01-01', isActive: true },
  ]);
  site.clock.now = new Date(TEST_NOW.getTime() + 5 * MINUTE_MS - 1);
  expect((await read(site)).version).toBe('1.0');
  site.clock.now = new Date(TEST_NOW.getTime() + 5 * MINUTE_MS);
  expect((await read(site)).version).toBe('2.0');
});

test('PRIV-8 a language without the document gets the one of the base language', async () => {
  await database.db
    .delete(legalDocuments)
    .where(and(eq(legalDocuments.documentType, 'cookies'), eq(legalDocuments.language, 'hi')));
  expect(await read(createTestApi(database.db), 'cookies', 'hi')).toMatchObject({ locale: 'en', isFallback: false });
});

test('PRIV-8 when the store fails the built-in text shows and the store is left alone for 2 minutes', async () => {
  const broken = await createTestDatabase({ isEmpty: true });
  const site = createTestApi(broken.db);
  expect(await read(site, 'privacy', 'ur')).toMatchObject({ locale: 'ur', isFallback: true });
  site.deps.db = database.db;
  site.clock.now = new Date(TEST_NOW.getTime() + 2 * MINUTE_MS - 1);
  expect(await read(site, 'privacy', 'ur')).toMatchObject({ isFallback: true });
  site.clock.now = new Date(TEST_NOW.getTime() + 2 * MINUTE_MS);
  expect(await read(site, 'privacy', 'ur')).toMatchObject({ isFallback: false });
  await broken.close();
});

test('PRIV-8 the versions in force are listed with what changed since one of them', async () => {
  const site = createTestApi(database.db);
  const next = { documentType: 'ai-ethics', language: 'en', title: 'AI', isActive: true };
  await database.db.delete(legalDocuments).where(eq(legalDocuments.documentType, 'ai-ethics'));
  await database.db.insert(legalDocuments).values([
    { ...next, version: '1.0', effectiveDate: '2026-11-01', content: 'We keep it 30 days.\n\nNobody reads it.' },
    { ...next, version: '2.0', effectiveDate: '2026-11-21', content: 'We keep it 90 days.', requiresConsent: true },
    { ...next, version: '3.0', effectiveDate: '2027-01-01', content: 'Later.' },
  ]);
  const versions = [
    { version: '2.0', effectiveDate: '2026-11-21', requiresConsent: true, summary: '' },
    { version: '1.0', effectiveDate: '2026-11-01', requiresConsent: false, summary: '' },
  ];
  const read = async (query: string) => (await site.get(`/legal-documents/ai-ethics/versions?locale=${query}`)).json();
  expect(await read('hi')).toEqual({ locale: 'en', versions, changes: null });
  expect(await read('en&since=1.0')).toMatchObject({
    changes: [
      [{ kind: 'removed', text: 'We keep it 30 days.' }],
      [{ kind: 'removed', text: 'Nobody reads it.' }],
      [{ kind: 'added' }],
    ],
  });
  expect((await site.get('/legal-documents/ai-ethics/versions?since=9.9')).status).toBe(404);
});

test('PRIV-8 a document that ships with earlier versions shows what changed, in each language', async () => {
  const site = createTestApi(database.db, { now: () => new Date('2026-12-01T08:00:00Z') });
  for (const [type, since] of [
    ['privacy', '1.5'],
    ['privacy', '1.6'],
    ['cookies', '1.5'],
  ]) {
    for (const locale of LOCALES.filter((one) => one !== 'hi')) {
      const answer = await site.get(`/legal-documents/${type}/versions?locale=${locale}&since=${since}`);
      expect(answer.status, `${type} ${since} ${locale}`).toBe(200);
      const { changes } = (await answer.json()) as { changes: { kind: string }[][] };
      expect(changes.flat().some(({ kind }) => kind === 'added')).toBe(true);
    }
  }
});

test('PRIV-8 paragraphs that were reworded are compared word by word, others as a whole, and what stayed is left out', () => {
  const changes = diffDocuments(
    parseDocument('# Title\n\nWe keep it **30** days.\n\n- one\n- two'),
    parseDocument('# Title\n\nWe keep it **90** days.\n\n- one\n- two\n- three'),
  );
  expect(changes).toEqual([
    [
      { kind: 'same', text: 'We keep it ' },
      { kind: 'removed', text: '30 ' },
      { kind: 'added', text: '90 ' },
      { kind: 'same', text: 'days.' },
    ],
    [{ kind: 'added', text: 'three' }],
  ]);
});

test('PRIV-8 the operator is who the settings name', async () => {
  const operator = { name: 'Guide Ltd.', email: 'privacy@guide.example', address: null };
  expect(await (await createTestApi(database.db, { operator }).get('/operator')).json()).toEqual(operator);
});
