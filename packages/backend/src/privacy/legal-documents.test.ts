import { legalDocuments } from '@dalil/database/tables/privacy.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, TEST_NOW } from '../test-api.ts';

const MINUTE_MS = 60_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
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
