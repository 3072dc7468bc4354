import { contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { searchDocuments } from '@dalil/database/tables/search.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { answerSuggestions } from '@dalil/search/answer-search.ts';
import { viewResults } from '@dalil/search/view-results.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createContentMemory } from '../core/content-memory.ts';
import { createTestApi } from '../test-api.ts';
import { createCachedStore } from './cached-store.ts';
import { createSearchedGuide } from './searched-guide.ts';
import { createSqlStore } from './sql-store.ts';

/*
 * The index and the readers of results each omit unpublished content. Together they would hide that one of them does not, so they
 * are tested separately here.
 */
const PLACE = { kind: 'place', id: 'ain-dubai' } as const;
const FACT = { kind: 'fact', id: 'visa.overstay.daily-fine' } as const;

let database: TestDatabase;
let deps: ReturnType<typeof createTestApi>['deps'];

beforeAll(async () => {
  database = await createTestDatabase({ hasIndex: true });
  ({ deps } = createTestApi(database.db));
}, 60_000);

const isItem = and(eq(contentItems.kind, PLACE.kind), eq(contentItems.id, PLACE.id));
const isText = and(eq(contentTexts.kind, PLACE.kind), eq(contentTexts.itemId, PLACE.id));
const setItem = (state: string) => database.db.update(contentItems).set({ state }).where(isItem);
const setTexts = (state: string) => database.db.update(contentTexts).set({ state }).where(isText);
const setFact = (values: Partial<typeof facts.$inferInsert>) =>
  database.db.update(facts).set(values).where(eq(facts.id, FACT.id));

afterEach(async () => {
  await setItem('published');
  await setTexts('published');
  await setFact({ isShown: true, validFrom: null, validUntil: null });
});
afterAll(() => database.close());

async function numberOf({ kind, id }: { kind: string; id: string }): Promise<number> {
  const isIt = and(eq(searchDocuments.kind, kind), eq(searchDocuments.id, id));
  const [row] = await database.db.select({ number: searchDocuments.number }).from(searchDocuments).where(isIt);
  return row?.number ?? -1;
}

async function inStore(one: { kind: string; id: string }): Promise<string[]> {
  const store = createSqlStore(database.db, '2026-11-21');
  return (await store.documents([await numberOf(one)], [])).stored.map(({ id }) => id);
}

async function inResults(): Promise<string[]> {
  const matches = [{ ...PLACE, document: await numberOf(PLACE), score: 1, isInText: true }];
  const { results } = await viewResults(createSearchedGuide(deps, 'en'), { matches, answer: null, words: [] });
  return results.map(({ id }) => id);
}

async function inSuggestions(one: typeof PLACE | typeof FACT, typed: string): Promise<boolean> {
  const suggestions = await answerSuggestions(createSearchedGuide(deps, 'en'), typed);
  return suggestions.some(({ id }) => id === `${one.kind}/${one.id}`);
}

test('SEARCH-8 the index gives no document that is taken back, or has no text left', async () => {
  expect(await inStore(PLACE)).toEqual([PLACE.id]);
  await setItem('draft');
  expect(await inStore(PLACE)).toEqual([]);
  await setItem('published');
  await setTexts('draft');
  expect(await inStore(PLACE)).toEqual([]);
});

test('SEARCH-8 the index gives no fact that is hidden, or not valid on the day', async () => {
  expect(await inStore(FACT)).toEqual([FACT.id]);
  for (const removed of [{ isShown: false }, { validUntil: '2026-11-20' }, { validFrom: '2026-11-22' }]) {
    await setFact({ isShown: true, validFrom: null, validUntil: null, ...removed });
    expect(await inStore(FACT), JSON.stringify(removed)).toEqual([]);
  }
  await setFact({ isShown: true, validFrom: '2026-11-21', validUntil: '2026-11-21' });
  expect(await inStore(FACT)).toEqual([FACT.id]);
});

test('SEARCH-8 what is stored of the index in memory on a day is not taken for another', async () => {
  await setFact({ validUntil: '2026-11-21' });
  const memory = createContentMemory();
  const number = await numberOf(FACT);
  const foundOn = async (day: string) => {
    const store = createCachedStore(createSqlStore(database.db, day), memory, day);
    return (await store.documents([number], [])).stored.map(({ id }) => id);
  };
  expect(await foundOn('2026-11-21')).toEqual([FACT.id]);
  expect(await foundOn('2026-11-22')).toEqual([]);
  expect(await foundOn('2026-11-21')).toEqual([FACT.id]);
});

test('SEARCH-8 results leave out what was taken back after it was found', async () => {
  expect(await inResults()).toEqual([PLACE.id]);
  await setItem('draft');
  expect(await inResults()).toEqual([]);
  await setItem('published');
  await setTexts('draft');
  expect(await inResults()).toEqual([]);
});

test('SEARCH-2 suggestions leave out what was taken back, whatever the index has received', async () => {
  expect(await inSuggestions(PLACE, 'ain dub')).toBe(true);
  await setItem('draft');
  expect(await inSuggestions(PLACE, 'ain dub')).toBe(false);
  await setItem('published');
  await setTexts('draft');
  expect(await inSuggestions(PLACE, 'ain dub')).toBe(false);
  expect(await inSuggestions(FACT, 'overst')).toBe(true);
  await setFact({ isShown: false });
  expect(await inSuggestions(FACT, 'overst')).toBe(false);
});
