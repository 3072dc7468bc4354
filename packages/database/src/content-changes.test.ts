import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connectClient } from './connection.ts';
import { type ContentChanges, listenToContentChanges } from './content-changes.ts';
import { contentFacts, contentItems, contentTexts, facts, factTexts, terms } from './tables/guide.ts';
import { legalDocuments } from './tables/privacy.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
const open: ContentChanges[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(() => Promise.all(open.splice(0).map((changes) => changes.close())));
afterAll(() => database.close());

const item = { kind: 'article', data: {}, dataVersion: 1, state: 'published', provenance: {}, asOf: '2026' };
const text = { kind: 'article', locale: 'en', title: 'Title', summary: '', body: {}, state: 'published' };
const fact = {
  topic: 'tolls',
  type: 'money',
  value: 6,
  reviewBy: '2027-01-01',
  sourceUrl: 'https://example.org',
  asOf: '2026',
  confidence: 'official',
};

async function listen() {
  const notified: (readonly ContentChange[] | null)[] = [];
  open.push(await listenToContentChanges(database.address, (changes) => notified.push(changes)));
  return notified;
}

const names = (notified: readonly (readonly ContentChange[] | null)[]) =>
  notified.flatMap((changes) => changes?.map(({ kind, id }) => `${kind}/${id}`) ?? ['everything']);

test('DATA-1 a change is reported to every listener once it is committed, and not when it is taken back', async () => {
  const [first, second] = [await listen(), await listen()];
  await expect(
    database.db.transaction(async (transaction) => {
      await transaction.insert(contentItems).values({ ...item, id: 'taken-back' });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await database.db.insert(contentItems).values({ ...item, id: 'kept' });
  await vi.waitFor(() => expect(names(first)).toEqual(['article/kept']));
  await vi.waitFor(() => expect(names(second)).toEqual(['article/kept']));
});

test('DATA-1 texts, facts with the items that refer to them, terms and legal documents are reported by name', async () => {
  await database.db.insert(contentItems).values({ ...item, id: 'tolls' });
  await database.db.insert(facts).values({ ...fact, id: 'toll.peak' });
  await database.db.insert(contentFacts).values({ kind: 'article', itemId: 'tolls', factId: 'toll.peak', position: 0 });
  const notified = await listen();
  const expectNotified = async (...expected: string[]) => {
    await vi.waitFor(() => expect(names(notified.splice(0)).sort()).toEqual(expected.sort()));
  };
  await database.db.insert(contentTexts).values({ ...text, itemId: 'tolls' });
  await expectNotified('article/tolls');
  await database.db.update(facts).set({ value: 7 }).where(eq(facts.id, 'toll.peak'));
  await expectNotified('fact/toll.peak', 'article/tolls');
  await database.db.insert(factTexts).values({ factId: 'toll.peak', locale: 'en', label: 'Toll', sourceName: 'Salik' });
  await expectNotified('fact/toll.peak', 'article/tolls');
  await database.db.insert(terms).values({ group: 'tag', id: 'sea', locale: 'en', label: 'Sea' });
  await expectNotified('term/sea');
  await database.db.insert(legalDocuments).values({
    documentType: 'terms',
    language: 'en',
    version: '9.0',
    effectiveDate: '2026-01-01',
    isActive: true,
    title: 'Terms',
    content: '',
  });
  await expectNotified('legal-document/terms');
  await database.db.delete(contentItems).where(eq(contentItems.id, 'tolls'));
  await expectNotified('article/tolls');
});

test('DATA-1 a row written as it was reports nothing', async () => {
  await database.db.insert(contentItems).values({ ...item, id: 'same' });
  const notified = await listen();
  await database.db.update(contentItems).set({ state: 'published' }).where(eq(contentItems.id, 'same'));
  await database.db.update(contentItems).set({ state: 'archived' }).where(eq(contentItems.id, 'same'));
  await vi.waitFor(() => expect(names(notified)).toEqual(['article/same']));
});

test('MON-1 after a lost connection it listens again, and says that anything may have changed', async () => {
  const notified = await listen();
  const client = await connectClient(database.address);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  await client.end();
  await vi.waitFor(() => expect(names(notified)).toEqual(['everything']), { timeout: 5000 });
  await database.db.insert(contentItems).values({ ...item, id: 'afterwards' });
  await vi.waitFor(() => expect(names(notified)).toEqual(['everything', 'article/afterwards']));
});
