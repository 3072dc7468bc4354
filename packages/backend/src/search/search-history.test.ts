import { randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { searchCounts, searchHistory, searchVisitors } from '@dalil/database/tables/search.ts';
import { type Role, ROLES } from '@dalil/domain/accounts/permissions.ts';
import type { RecordedSearch, Suggestion } from '@dalil/search/search-views.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPerson } from '../accounts/test-accounts.ts';
import { GUEST, type SignedInActor } from '../core/actor.ts';
import { createContentMemory } from '../core/content-memory.ts';
import { deleteExpired } from '../privacy/delete-expired.job.ts';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { listSearchHistory } from './list-search-history.ts';
import { mergeSearchHistory } from './merge-search-history.ts';
import { recordSearch } from './record-search.ts';
import { removeSearches } from './remove-searches.ts';

const DAY_MS = 86_400_000;

const { database, site } = await openTestSite({ hasIndex: true }, { memory: createContentMemory() });

beforeEach(async () => {
  await database.db.delete(searchCounts);
  await database.db.delete(searchVisitors);
});
afterEach(() => {
  site.clock.now = TEST_NOW;
});

const signedInUser = (role?: Role) => addPerson(database.db, role);

/** Records a search one second after the previous one. */
async function record(who: SignedInActor, query: string, resultsCount = 3): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  await recordSearch(site.deps, who, { query, locale: 'en', resultsCount, searcher: who.userId });
}

const historyOf = async (who: SignedInActor) => (await listSearchHistory(site.deps, who, {})).searches;
const queriesOf = (searches: readonly RecordedSearch[]) => searches.map(({ query }) => query);

test('SEARCH-5 the newest ten searches are kept, each once without regard to case, the newest first', async () => {
  const me = await signedInUser();
  for (let at = 1; at <= 12; at++) await record(me, `place ${at}`);
  await record(me, '  PLACE   7 ', 9);
  const searches = await historyOf(me);
  expect(queriesOf(searches)).toEqual(['PLACE 7', ...[12, 11, 10, 9, 8, 6, 5, 4, 3].map((at) => `place ${at}`)]);
  expect(searches[0]).toMatchObject({ resultsCount: 9, createdAt: site.clock.now.toISOString() });
  expect(await database.db.select().from(searchHistory).where(eq(searchHistory.userId, me.userId))).toHaveLength(10);
});

test('PROF-3 SEARCH-5 the searches of whoever has switched that off are neither stored nor counted, from any way', async () => {
  const me = await signedInUser();
  const row = { userId: me.userId, version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW };
  const category = 'privacyPreferences';
  await database.db.insert(userPreferences).values({ ...row, category, data: { dataCollection: false } });
  await record(me, 'burj khalifa');
  const createdAt = TEST_NOW.toISOString();
  await mergeSearchHistory(site.deps, me, { searches: [{ query: 'beaches', resultsCount: 1, createdAt }] });
  expect(await historyOf(me)).toEqual([]);
  expect(await database.db.$count(searchVisitors)).toBe(0);
  await database.db.delete(userPreferences);
  await record(me, 'burj khalifa');
  expect(queriesOf(await historyOf(me))).toEqual(['burj khalifa']);
  expect(await database.db.$count(searchVisitors)).toBe(1);
});

test('SEARCH-1 a blank search is neither kept nor counted', async () => {
  const me = await signedInUser();
  await record(me, '  \n ');
  await record(me, '!!!');
  expect(await historyOf(me)).toEqual([]);
  expect(await database.db.select().from(searchCounts)).toEqual([]);
});

test('SEARCH-5 one search or all of them are removed; another person’s stay', async () => {
  const [me, other] = [await signedInUser(), await signedInUser()];
  for (const query of ['beach', 'mall', 'visa']) {
    await record(me, query);
    await record(other, query);
  }
  const [, mall] = await historyOf(me);
  const [theirs] = await historyOf(other);
  await removeSearches(site.deps, me, { id: mall?.id });
  await removeSearches(site.deps, me, { id: theirs?.id });
  await removeSearches(site.deps, me, { id: mall?.id });
  expect(queriesOf(await historyOf(me))).toEqual(['visa', 'beach']);
  expect(await historyOf(other)).toHaveLength(3);
  await removeSearches(site.deps, me, {});
  expect(await historyOf(me)).toEqual([]);
  expect(await historyOf(other)).toHaveLength(3);
});

test('SEARCH-5 what was searched for before signing in joins the account, once however often it is delivered', async () => {
  const me = await signedInUser();
  await record(me, 'beach');
  await record(me, 'Mall');
  const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000).toISOString();
  const searches = [
    { query: 'mall', resultsCount: 1, createdAt: at(-60) },
    { query: ' VISA ', resultsCount: 2, createdAt: at(-50) },
    { query: 'Beach', resultsCount: 4, createdAt: at(5) },
    { query: 'visa', resultsCount: 0, createdAt: at(-55) },
    { query: '', resultsCount: 0, createdAt: at(0) },
  ];
  site.clock.now = new Date(at(10));
  const merged = await mergeSearchHistory(site.deps, me, { searches });
  expect(queriesOf(merged.searches)).toEqual(['Beach', 'Mall', 'VISA']);
  expect(await mergeSearchHistory(site.deps, me, { searches })).toEqual(merged);
});

test('SEARCH-5 a device whose clock is ahead is not newer than now, and brings ten searches at most', async () => {
  const me = await signedInUser();
  const tomorrow = new Date(TEST_NOW.getTime() + DAY_MS).toISOString();
  const { searches } = await mergeSearchHistory(site.deps, me, {
    searches: [{ query: 'beach', resultsCount: 1, createdAt: tomorrow }],
  });
  expect(searches).toMatchObject([{ query: 'beach', createdAt: TEST_NOW.toISOString() }]);
  const many = Array.from({ length: 11 }, () => ({ query: 'x', resultsCount: 0, createdAt: tomorrow }));
  await expect(mergeSearchHistory(site.deps, me, { searches: many })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('SEARCH-5 the history goes with the account', async () => {
  const me = await signedInUser();
  await record(me, 'beach');
  await database.db.delete(profiles).where(eq(profiles.id, me.userId));
  expect(await database.db.select().from(searchHistory).where(eq(searchHistory.userId, me.userId))).toEqual([]);
});

test.each(ROLES)('ROUTE-9 the role %s keeps its own history', async (role) => {
  const me = await signedInUser(role);
  await record(me, 'beach');
  expect(queriesOf(await historyOf(me))).toEqual(['beach']);
});

test('ROUTE-9 a guest has no history: nothing is kept of whoever is not signed in', async () => {
  const before = await database.db.select().from(searchHistory);
  const sent = await site.post('/search/records', { query: 'free beaches', locale: 'en', resultsCount: 4 });
  expect(sent.status).toBe(204);
  expect(await database.db.select().from(searchHistory)).toEqual(before);
  for (const answer of [
    await site.get('/search/history'),
    await site.post('/search/history/merge', { searches: [] }),
  ]) {
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  }
  await expect(listSearchHistory(site.deps, GUEST, {})).rejects.toMatchObject({ code: 'not_signed_in' });
});

async function trending(locale = 'en'): Promise<Suggestion[]> {
  const answer = await site.get(`/search/trending?locale=${locale}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions;
}

/** Advances the time past the cache lifetime of some minutes. */
function passTime(ms: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
}

async function search(query: string, people: number, from = 1): Promise<void> {
  for (let at = from; at < from + people; at++) {
    const sent = { query, locale: 'en', resultsCount: 0 };
    expect((await site.post('/search/records', sent, `198.51.100.${at}`)).status).toBe(204);
  }
}

test('SEARCH-7 without counts the editors’ choice trends, five of it, in every language, another each day', async () => {
  const english = await trending();
  expect(english).toHaveLength(5);
  for (const one of english) expect(one).toMatchObject({ type: 'trending', count: null, kind: null, href: null });
  const arabic = await trending('ar');
  expect(arabic.every(({ text, locale }) => locale === 'ar' && /[\u0600-\u06ff]/.test(text))).toBe(true);
  passTime(DAY_MS);
  expect(await trending()).not.toEqual(english);
});

test('SEARCH-7 a search trends from ten people on, however often one of them repeats it', async () => {
  await search('Free beaches', 9);
  await search('free  BEACHES', 9);
  passTime(700_000);
  expect((await trending()).every(({ count }) => count === null)).toBe(true);
  await search('free beaches', 1, 10);
  passTime(700_000);
  expect(await trending()).toEqual([
    expect.objectContaining({ text: 'Free beaches', type: 'trending', count: 10, locale: 'en' }),
    ...Array.from({ length: 4 }, () => expect.objectContaining({ count: null })),
  ]);
  passTime(7 * DAY_MS);
  expect((await trending()).every(({ count }) => count === null)).toBe(true);
});

const HOUR_MS = 3_600_000;
let hours = 0;

/** Moves to an hour at which no other test has read the list, because it is cached. */
function passHours(): void {
  hours += 1;
  passTime(hours * HOUR_MS);
}

const countedOf = (suggestions: Suggestion[]) =>
  suggestions.filter(({ count }) => count !== null).map(({ text }) => text);

test.each([
  ['the words of the guide, in its spelling', 'kHALIFA  burj!!', 'Burj Khalifa'],
  ['a misspelt name as the guide writes it', 'burj khalifaa', 'Burj Khalifa'],
  ['a name in another script as the guide writes it', 'برج خليفة', 'Burj Khalifa'],
  ['nothing of a title with other words', 'burj khalifa is a scam', null],
  ['nothing of words that merely find something', 'free burj beaches', null],
])('SEARCH-7 others see %s', async (_name, query, expected) => {
  await search(query, 10);
  passHours();
  expect(countedOf(await trending())).toEqual(expected === null ? [] : [expected]);
  expect(await database.db.select().from(searchCounts)).toHaveLength(expected === null ? 0 : 1);
});

test('SEARCH-7 a search of one IPv6 network is one person’s, whichever of its addresses it comes from', async () => {
  const sent = { query: 'free beaches', locale: 'en', resultsCount: 5 };
  for (let at = 1; at <= 10; at++) await site.post('/search/records', sent, `2001:db8:7:${at}::1`);
  expect(await database.db.select().from(searchCounts)).toMatchObject([{ people: 1 }]);
  await site.post('/search/records', sent, '2001:db8:8:1::1');
  expect(await database.db.select().from(searchCounts)).toMatchObject([{ people: 2 }]);
});

test('SEARCH-7 words that were counted before the guide’s own alone were do not show', async () => {
  const day = TEST_NOW.toISOString().slice(0, 10);
  const counted = ['Visit evil beach', 'free BEACHES'].map((query) => ({ query, folded: query.toLowerCase() }));
  await database.db.insert(searchCounts).values(counted.map((row) => ({ ...row, day, locale: 'en', people: 50 })));
  passHours();
  expect(countedOf(await trending())).toEqual(['Free beaches']);
});

test('SEARCH-7 two people on five days are not ten people', async () => {
  for (let day = 0; day < 6; day++) {
    await search('free beaches', 2);
    passTime(DAY_MS);
  }
  expect((await trending()).every(({ count }) => count === null)).toBe(true);
});

test('SEARCH-7 whoever searches again counts once a day, and anew the next day; two of their searches never show as one person’s', async () => {
  const visitorsOf = async () => (await database.db.select().from(searchVisitors)).map(({ visitor }) => visitor);
  await search('beach', 1);
  await search('beach', 1);
  const first = await visitorsOf();
  expect(first).toHaveLength(1);
  passTime(DAY_MS);
  await search('beach', 1);
  expect(new Set(await visitorsOf()).size).toBe(2);
  expect(await database.db.select().from(searchCounts)).toMatchObject([{ people: 1 }, { people: 1 }]);
});

test('SEARCH-7 neither what finds nothing nor what could be personal is counted', async () => {
  await search('zzyzx quuxly', 10);
  await search('amina@example.org', 1);
  await search('050 123 4567', 1);
  passHours();
  expect((await trending()).every(({ count }) => count === null)).toBe(true);
  const counted = await database.db.select().from(searchCounts);
  expect(counted).toEqual([]);
});

test('SEARCH-7 nothing kept of a count leads to a person: neither address nor account, and no two searches of one', async () => {
  const me = await signedInUser();
  await record(me, 'beach');
  await record(me, 'mall');
  await search('beach', 1);
  const visitors = await database.db.select().from(searchVisitors);
  expect(new Set(visitors.map(({ visitor }) => visitor)).size).toBe(3);
  const saved = JSON.stringify([visitors, await database.db.select().from(searchCounts)]);
  expect(saved).not.toContain(me.userId);
  expect(saved).not.toContain('198.51.100');
});

test('PRIV-8 who was counted is forgotten with the day, the counts after thirty days', async () => {
  await search('beach', 2);
  const expire = () =>
    deleteExpired(
      { ...site.deps, sendMail: async () => ({ sent: 1 }) },
      {},
      { id: randomUUID(), enqueuedAt: TEST_NOW },
    );
  await expire();
  expect(await database.db.select().from(searchVisitors)).toHaveLength(2);
  passTime(DAY_MS);
  await expire();
  expect(await database.db.select().from(searchVisitors)).toEqual([]);
  expect(await database.db.select().from(searchCounts)).toMatchObject([{ people: 2 }]);
  passTime(29 * DAY_MS);
  await expire();
  expect(await database.db.select().from(searchCounts)).toHaveLength(1);
  passTime(DAY_MS);
  await expire();
  expect(await database.db.select().from(searchCounts)).toEqual([]);
});
