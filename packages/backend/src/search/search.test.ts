import { contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { formatSearch, SEARCH_PAGE_SIZE, type SearchRequest } from '@dalil/search/search-request.ts';
import type { SearchPage, Suggestion } from '@dalil/search/search-views.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { createContentMemory } from '../core/content-memory.ts';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { INDEX_CHANGE, indexChanges } from './index-changes.ts';

const { database, site } = await openTestSite({ hasIndex: true }, { memory: createContentMemory() });

afterEach(() => {
  site.clock.now = TEST_NOW;
});

async function find(query: string, request: Partial<SearchRequest> = {}, locale = 'en'): Promise<SearchPage> {
  const address = new URLSearchParams({ locale, search: formatSearch({ query, ...request }) });
  const answer = await site.get(`/search?${address.toString()}`);
  expect(answer.status, query).toBe(200);
  return (await answer.json()) as SearchPage;
}

async function suggest(q: string, locale = 'en', clientAddress = '203.0.113.9'): Promise<Suggestion[]> {
  const address = new URLSearchParams({ locale, q });
  const answer = await site.api.request(`/api/search/suggestions?${address.toString()}`, {}, { clientAddress });
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions;
}

const idsOf = ({ results }: SearchPage) => results.map(({ kind, id }) => `${kind}/${id}`);
const isPlace = (id: string) => and(eq(contentItems.kind, 'place'), eq(contentItems.id, id));

test.each(['', '   ', '\n\t', '\u0000', '!!! ,,'])(
  'SEARCH-1 the blank query %j finds nothing and asks nothing',
  async (query) => {
    await find('beach');
    const statements = vi.spyOn(database.pool, 'query');
    const page = await find(query);
    expect(page).toMatchObject({ results: [], total: { count: 0, isMore: false }, meant: null, answer: null });
    expect(statements.mock.calls.length).toBe(0);
    statements.mockRestore();
  },
);

test.each(LOCALES)('SEARCH-8 a name in any script finds the same first, told in the language %s', async (locale) => {
  const firsts = await Promise.all(
    ['burj khalifa', 'برج خليفة', 'बुर्ज ख़लीफ़ा', 'برج خلیفہ', 'burj kalifa'].map((query) => find(query, {}, locale)),
  );
  for (const page of firsts) expect(page.results[0]).toMatchObject({ kind: 'place', id: 'burj-khalifa', locale });
  const [first] = firsts[0]?.results ?? [];
  expect(first).toMatchObject({
    href: '/tourism/burj-khalifa',
    neighbourhood: 'downtown-dubai',
    next: null,
    fact: null,
  });
  expect(first?.excerpt.length).toBeGreaterThan(20);
  expect(first?.excerpt).not.toContain('{{');
});

test('SEARCH-8 matches are marked in whole words', async () => {
  const { results } = await find('beaches');
  const marked = results.flatMap(({ title, titleMarks, excerpt, excerptMarks }) => [
    ...titleMarks.map(([start, end]) => title.slice(start, end)),
    ...excerptMarks.map(([start, end]) => excerpt.slice(start, end)),
  ]);
  expect(marked.length).toBeGreaterThan(5);
  expect(marked.every((word) => /^(?:beach|beachfront|seaside|sea|shore|coast)/i.test(word))).toBe(true);
});

test('SEARCH-8 what only a text says is quoted from it', async () => {
  const [first] = (await find('sunscreen')).results;
  const marked = first?.excerptMarks.map(([start, end]) => first.excerpt.slice(start, end));
  expect(marked).toEqual(['sunscreen']);
});

test('SEARCH-8 a misspelt query says what was meant', async () => {
  const page = await find('restuarant');
  expect(page.meant).toMatchObject({ query: 'restaurant' });
  expect(page.results.length).toBeGreaterThan(0);
  expect((await find('restaurant')).meant).toBeNull();
});

test('SEARCH-8 results are counted by group, category and neighbourhood, and narrowed by each', async () => {
  const all = await find('souk');
  expect(all.groups.map(({ group }) => group)).toEqual(['places', 'articles', 'events', 'services', 'facts']);
  expect(all.groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.total.count);
  const places = await find('souk', { group: 'places' });
  expect(places.total.count).toBe(all.groups[0]?.count);
  expect(places.results.every(({ kind }) => kind === 'place' || kind === 'neighbourhood')).toBe(true);
  expect(places.groups).toEqual(all.groups);

  // More documents have "beach" than are counted by neighbourhood and category.
  const some = await find('museum');
  const counted = some.neighbourhoods.find(({ neighbourhood }) => neighbourhood === 'bur-dubai');
  const ofBurDubai = await find('museum', { neighbourhood: 'bur-dubai' });
  expect(ofBurDubai.total.count).toBe(counted?.count);
  expect(ofBurDubai.results.length).toBeGreaterThan(0);
  const category = some.categories[0]?.category ?? null;
  expect((await find('museum', { category })).total.count).toBe(some.categories[0]?.count);
});

test('SEARCH-8 the pages of a search hold every result once', async () => {
  const first = await find('dubai marina');
  const ids: string[] = [];
  for (let page = 1; page <= first.pageCount; page++) ids.push(...idsOf(await find('dubai marina', { page })));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(Math.min(first.total.count, first.pageCount * SEARCH_PAGE_SIZE));
  expect(idsOf(await find('dubai marina', { page: 10 }))).toEqual(first.pageCount < 10 ? [] : expect.any(Array));
});

test('SEARCH-8 days leave the events that take place on them, with the next date', async () => {
  site.clock.now = new Date('2026-12-02T08:00:00Z');
  const today = await find('national day', { days: 'today' });
  expect(today.results.length).toBeGreaterThan(0);
  for (const { kind, next } of today.results) {
    expect(kind).toBe('event');
    expect((next?.start ?? '') <= '2026-12-02' && (next?.end ?? '') >= '2026-12-02').toBe(true);
  }
  const month = await find('event', { days: 'month' });
  expect(month.results.every(({ next }) => (next?.start ?? '') <= '2026-12-31')).toBe(true);
  site.clock.now = new Date('2026-08-12T08:00:00Z');
  expect(idsOf(await find('national day', { days: 'today' }))).not.toContain('event/national-day');
});

test('SEARCH-8 a question a fact answers is answered with the value, its source and date', async () => {
  for (const query of ['visa overstay fine', 'غرامة تجاوز الإقامة']) {
    const { answer } = await find(query);
    expect(answer?.fact).toMatchObject({ text: expect.stringContaining('AED'), status: 'current' });
    expect(answer?.fact.source.url).toMatch(/^https:/);
    expect(answer?.href).toMatch(/^\/(?:government|news|faq)/);
  }
  expect((await find('beach')).answer).toBeNull();
});

test('SEARCH-8 a fact that is hidden or past its last day is neither found nor an answer, before it is indexed again', async () => {
  const { answer } = await find('visa overstay fine');
  const id = answer?.fact.id ?? '';
  const change = async (values: Partial<typeof facts.$inferInsert>) => {
    await database.db.update(facts).set(values).where(eq(facts.id, id));
    site.deps.memory.forget([{ kind: 'fact', id }]);
  };
  for (const removed of [{ isShown: false }, { validUntil: '2026-11-21' }, { validFrom: '2026-11-23' }]) {
    await change(removed);
    const page = await find('visa overstay fine');
    expect(page.answer?.fact.id).not.toBe(id);
    expect(idsOf(page)).not.toContain(`fact/${id}`);
    expect((await suggest('overstay')).map((one) => one.id)).not.toContain(`fact/${id}`);
    await change({ isShown: true, validUntil: null, validFrom: null });
  }
  await indexChanges(database.db);
});

test('SEARCH-8 what is published is found once indexed, what is taken back is removed immediately', async () => {
  const set = (state: string) => database.db.update(contentItems).set({ state }).where(isPlace('ain-dubai'));
  expect(idsOf(await find('ain dubai'))).toContain('place/ain-dubai');
  await set('draft');
  expect(idsOf(await find('ain dubai'))).not.toContain('place/ain-dubai');
  site.deps.memory.forget([{ kind: 'place', id: 'ain-dubai' }]);
  expect((await suggest('ain du')).map(({ id }) => id)).not.toContain('place/ain-dubai');
  await indexChanges(database.db);
  expect(idsOf(await find('ain dubai'))).not.toContain('place/ain-dubai');
  await set('published');
  await indexChanges(database.db);
  site.deps.memory.forget([INDEX_CHANGE]);
  expect(idsOf(await find('ain dubai'))).toContain('place/ain-dubai');
});

test('I18N-2 a result without the user’s language is shown in English, and says so', async () => {
  const text = and(eq(contentTexts.kind, 'place'), eq(contentTexts.itemId, 'burj-khalifa'));
  const others = and(text, inArray(contentTexts.locale, ['hi', 'ar']));
  await database.db.update(contentTexts).set({ state: 'draft' }).where(others);
  await indexChanges(database.db);
  const { results } = await find('burj khalifa', {}, 'hi');
  expect(results.find(({ id }) => id === 'burj-khalifa')).toMatchObject({ title: 'Burj Khalifa', locale: 'en' });
  expect(results.some(({ locale }) => locale === 'hi')).toBe(true);
  expect((await suggest('burj kh', 'hi'))[0]).toMatchObject({ id: 'place/burj-khalifa', locale: 'en' });
  await database.db.update(contentTexts).set({ state: 'published' }).where(others);
  await indexChanges(database.db);
});

test.each([
  `'; drop table search.documents; --`,
  `burj' or '1'='1`,
  'burj" } ] :* & | ! <-> (',
  '%_\\ burj',
  '\ud83d burj \udc00',
  '{burj,khalifa}',
  '#kind/place ~brj ^bu =burj',
])('SEARCH-8 %j is only words', async (query) => {
  for (const locale of LOCALES) await find(query, {}, locale);
  await suggest(query, 'en', '203.0.113.10');
  expect((await find('burj khalifa')).results[0]?.id).toBe('burj-khalifa');
});

test('SEARCH-8 a query of 10 kB is cut and answered', async () => {
  const page = await find('burj khalifa '.repeat(800));
  expect(page.query.length).toBeLessThanOrEqual(120);
  expect(page.results[0]?.id).toBe('burj-khalifa');
  expect((await find('b'.repeat(10_000))).results).toEqual([]);
  expect((await site.get(`/search?search=q%3D${'b'.repeat(20_000)}`)).status).toBe(400);
});

test('SEARCH-8 a search asks the database six times at most', async () => {
  const statements = vi.spyOn(database.pool, 'query');
  for (const query of ['dubai', 'dubai beach', 'visa overstay fine', 'cafe in jumeirah', 'शाम की सैर']) {
    statements.mockClear();
    const search = new URLSearchParams({ search: formatSearch({ query }) });
    expect((await site.get(`/search?${search.toString()}`)).status).toBe(200);
    expect(statements.mock.calls.length, query).toBeLessThanOrEqual(6);
  }
  statements.mockRestore();
});

test('SEARCH-8 other words that were read once are not read again', async () => {
  const statements = vi.spyOn(database.pool, 'query');
  const requests = async (query: string) => {
    statements.mockClear();
    await find(query);
    return statements.mock.calls.length;
  };
  site.deps.memory.forget([INDEX_CHANGE]);
  const first = await requests('kite beach');
  await find('beach jumeirah');
  await find('kite surfing');
  site.deps.memory.forget([{ kind: 'weather', id: 'today' }]);
  expect(await requests('beach kite')).toBeLessThan(first);
  site.deps.memory.forget([INDEX_CHANGE]);
  expect(await requests('kite beach')).toBe(first);
  statements.mockRestore();
});

test('SEARCH-2 suggestions go on from two letters, at most eight, each with where it opens', async () => {
  expect(await suggest('b')).toEqual([]);
  expect(await suggest('  ')).toEqual([]);
  const two = await suggest('bu');
  expect(two.length).toBeGreaterThan(2);
  expect(two.length).toBeLessThanOrEqual(8);
  for (const one of two) expect(one).toMatchObject({ type: 'suggestion', text: expect.stringMatching(/./) });
  expect((await suggest('burj kh'))[0]).toMatchObject({
    id: 'place/burj-khalifa',
    kind: 'place',
    href: '/tourism/burj-khalifa',
    neighbourhood: 'downtown-dubai',
    text: 'Burj Khalifa',
  });
  const facts = (await suggest('overst')).filter(({ kind }) => kind === 'fact');
  expect(facts[0]).toMatchObject({ id: 'fact/visa.overstay.daily-fine', href: '/government/overstay-fines' });
});

test('SEARCH-2 a suggested event lies in the neighbourhood of the place it is held at', async () => {
  const [first] = await suggest('quoz arts f');
  expect(first).toMatchObject({ id: 'event/al-quoz-arts-fest', href: '/content/al-quoz-arts-fest' });
  expect(first?.neighbourhood).toBe('al-quoz');
});

test('SEARCH-2 suggestions are looked up once, and anew when content or the index changes', async () => {
  const statements = vi.spyOn(database.pool, 'query');
  const requests = async (q: string) => {
    statements.mockClear();
    await suggest(q, 'ur', '203.0.113.40');
    return statements.mock.calls.length;
  };
  for (const typed of ['mar', 'marina walk']) {
    await requests(typed);
    site.deps.memory.forget([INDEX_CHANGE]);
    const first = await requests(typed);
    expect(await requests(typed)).toBeLessThan(first);
    for (const change of [{ kind: 'place', id: 'kite-beach' }, INDEX_CHANGE]) {
      site.deps.memory.forget([change]);
      expect(await requests(typed)).toBe(first);
    }
  }
  statements.mockRestore();
});

test('SEARCH-8 the same beginning in four scripts suggests the same', async () => {
  const requests = await Promise.all(
    ['barsha', 'البرشاء', 'बरशा', 'برشا'].map((q, at) => suggest(q, 'en', `203.0.113.${20 + at}`)),
  );
  for (const suggestions of requests) expect(suggestions.map(({ id }) => id)).toContain('neighbourhood/al-barsha');
});

test('ERR-8 suggestions a browser has already are not sent again', async () => {
  const path = '/api/search/suggestions?q=burj';
  const first = await site.api.request(path, {}, { clientAddress: '203.0.113.78' });
  expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await site.api.request(path, { headers }, { clientAddress: '203.0.113.78' });
  expect([again.status, await again.text(), again.headers.get('content-type')]).toEqual([304, '', null]);
  const other = await site.api.request('/api/search/suggestions?q=bu', { headers }, { clientAddress: '203.0.113.78' });
  expect(other.status).toBe(200);
});

test('AUTH-12 thirty suggestions a minute for an address; the next is told to wait', async () => {
  const send = () => site.api.request('/api/search/suggestions?q=bu', {}, { clientAddress: '203.0.113.77' });
  for (let at = 0; at < 30; at++) expect((await send()).status).toBe(200);
  const rejected = await send();
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rejected.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await site.get('/search/suggestions?q=bu')).headers.get('cache-control')).toContain('public');
});
