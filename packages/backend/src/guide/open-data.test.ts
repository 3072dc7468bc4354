import { contentFacts, contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { factStatus } from '@dalil/domain/guide/fact-status.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAnswerGuide } from '../assistant/answer-guide.ts';
import { listSources } from '../offline/list-sources.ts';
import { listWritten } from '../offline/list-written.ts';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import type { ContentEntry } from './list-content.ts';
import type { PublicFact } from './public-fact.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

const { database, site } = await openTestSite({ hasContent: true });

async function readPage<Item>(path: string): Promise<Page<Item>> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Page<Item>;
}

async function readAll<Item>(path: string, between: (page: number) => Promise<void> = async () => {}): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  for (let page = 1; page === 1 || cursor !== null; page++) {
    const { items, nextCursor }: Page<Item> = await readPage(`${path}${cursor === null ? '' : `&cursor=${cursor}`}`);
    all.push(...items);
    cursor = nextCursor;
    await between(page);
  }
  return all;
}

test('ID-4 facts are read page by page, each once', async () => {
  const known = await database.db.select({ id: facts.id }).from(facts);
  const read = await readAll<PublicFact>('/facts?limit=100');
  expect(read.map(({ id }) => id)).toEqual(known.map(({ id }) => id).toSorted());
});

test('ID-4 facts are found by topic and by where they stand today, as the domain says', async () => {
  const today = '2026-11-21';
  const rows = await database.db.select().from(facts);
  const [first, second, third] = rows.filter((row) => row.isShown && row.reviewBy >= today);
  await database.db
    .update(facts)
    .set({ isShown: false })
    .where(eq(facts.id, first?.id ?? ''));
  await database.db
    .update(facts)
    .set({ validUntil: '2026-11-20' })
    .where(eq(facts.id, second?.id ?? ''));
  await database.db
    .update(facts)
    .set({ reviewBy: '2026-11-20' })
    .where(eq(facts.id, third?.id ?? ''));
  for (const status of ['current', 'due', 'hidden', 'expired'] as const) {
    const expected = (await database.db.select().from(facts)).filter(
      (row) => factStatus(row as unknown as Fact, today) === status,
    );
    expect(expected.length, status).toBeGreaterThan(0);
    const found = await readAll<PublicFact>(`/facts?limit=100&status=${status}`);
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).toSorted());
    expect(found.every((fact) => fact.status === status)).toBe(true);
    const isStated = status === 'current' || status === 'due';
    expect(
      found.every(
        ({ value, text, type }) => (text !== null) === isStated && (isStated || value === null || type === 'text'),
      ),
    ).toBe(true);
  }
  const tolls = await readAll<PublicFact>('/facts?limit=100&topic=tolls');
  expect(tolls.length).toBeGreaterThan(3);
  expect(tolls.every(({ topic }) => topic === 'tolls')).toBe(true);
});

test.each(LOCALES)('ID-4 a fact has its words in %s, its source and its date', async (locale) => {
  const response = await site.get(`/facts/salik.peak.price?locale=${locale}`);
  const fact = (await response.json()) as PublicFact;
  expect(fact).toMatchObject({
    id: 'salik.peak.price',
    locale,
    type: 'money',
    currency: 'AED',
    value: expect.any(Number),
  });
  expect(fact.text).toContain(String(fact.value));
  expect(fact.source.url).toMatch(/^https:/);
});

test('ID-4 a hidden fact is known but gives no value', async () => {
  await database.db.update(facts).set({ isShown: false }).where(eq(facts.id, 'salik.sunday.price'));
  const fact = await (await site.get('/facts/salik.sunday.price')).json();
  expect(fact).toMatchObject({
    status: 'hidden',
    text: null,
    value: null,
    source: { url: expect.stringMatching(/^https:/) },
  });
  expect((await site.get('/facts/no.such.fact')).status).toBe(404);
});

async function addArticle(id: string, updatedAt: Date) {
  const [like] = await database.db.select().from(contentItems).where(eq(contentItems.id, 'how-salik-gates-charge'));
  const texts = await database.db.select().from(contentTexts).where(eq(contentTexts.itemId, 'how-salik-gates-charge'));
  if (!like) throw new Error('no article to copy');
  await database.db.insert(contentItems).values({ ...like, id, updatedAt });
  await database.db.insert(contentTexts).values(texts.map((text) => ({ ...text, itemId: id, updatedAt })));
}

test('ID-4 what is added while someone reads page by page is read too, and nothing twice', async () => {
  const before = await readAll<ContentEntry>('/content?limit=100');
  const read = await readAll<ContentEntry>('/content?limit=97', async (page) => {
    if (page <= 2) await addArticle(`a-new-one-${page}`, new Date(TEST_NOW.getTime() + page * 1000));
  });
  const names = read.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(before.length + 2);
  expect(names.slice(-2)).toEqual(['article a-new-one-1', 'article a-new-one-2']);
});

test('ID-4 content is read by kind and by the time it changed', async () => {
  const services = await readAll<ContentEntry>('/content?limit=100&kind=service&locale=ur');
  expect(services).toHaveLength(79);
  expect(
    services.every(
      ({ kind, path, locale }) => kind === 'service' && path?.startsWith('/government/') && locale === 'ur',
    ),
  ).toBe(true);
  await addArticle('newest', new Date('2026-12-01T00:00:00Z'));
  const since = await readPage<ContentEntry>('/content?updatedSince=2026-11-30T00:00:00Z');
  expect(since.items.map(({ id }) => id)).toEqual(['newest']);
  expect(since.nextCursor).toBeNull();
  expect((await readPage<ContentEntry>('/content?kind=handbook')).items[0]?.path).toBeNull();
});

test('ID-4 drafts are no content for anybody', async () => {
  await addArticle('draft', new Date('2026-12-02T00:00:00Z'));
  await database.db.update(contentItems).set({ state: 'draft' }).where(eq(contentItems.id, 'draft'));
  const { items } = await readPage<ContentEntry>('/content?updatedSince=2026-12-02T00:00:00Z');
  expect(items).toEqual([]);
});

test('STAFF-1 ID-4 facts of a withdrawn place are withheld everywhere until it is back, unless something published has them', async () => {
  const fact = 'ticket.hatta-kayak.single';
  const isPlace = and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'hatta-kayak'));
  const shows = async () => {
    const listed = await readAll<PublicFact>('/facts?limit=100');
    const file = (await (await site.get('/open/facts.json')).json()) as { items: PublicFact[] };
    const shown = (await (await site.get(`/shown-facts?ids=${fact}&locale=en`)).json()) as unknown[];
    const offline = [...(await listSources(site.deps, 'en')), ...(await listWritten(site.deps))];
    const guide = await createAnswerGuide(site.deps);
    return {
      byId: (await site.get(`/facts/${fact}`)).status,
      listed: listed.some(({ id }) => id === fact),
      file: file.items.some(({ id }) => id === fact),
      shown: shown.length,
      offline: offline.some(({ path }) => path.endsWith(`fact/${fact}`)),
      answers: (await guide.facts([fact], 'en')).length,
    };
  };
  const all = { byId: 200, listed: true, file: true, shown: 1, offline: true, answers: 1 };
  expect(await shows()).toEqual(all);
  const withdrawn = { at: TEST_NOW.toISOString(), reason: 'wrong' } as const;
  await database.db.update(contentItems).set({ state: 'archived', withdrawn }).where(isPlace);
  site.deps.memory.forget(null);
  expect(await shows()).toEqual({ byId: 404, listed: false, file: false, shown: 0, offline: false, answers: 0 });
  await database.db
    .insert(contentFacts)
    .values({ kind: 'article', itemId: 'how-salik-gates-charge', factId: fact, position: 99 });
  site.deps.memory.forget(null);
  expect(await shows()).toEqual(all);
  await database.db.delete(contentFacts).where(and(eq(contentFacts.kind, 'article'), eq(contentFacts.factId, fact)));
  await database.db.update(contentItems).set({ state: 'published', withdrawn: null }).where(isPlace);
  site.deps.memory.forget(null);
  expect(await shows()).toEqual(all);
});

test('ERR-8 a cursor that was changed or belongs to another list is rejected', async () => {
  const { nextCursor } = await readPage<PublicFact>('/facts?limit=2');
  const changed = Buffer.from(nextCursor ?? '', 'base64url');
  changed[changed.length - 3] = (changed.at(-3) ?? 0) ^ 1;
  for (const path of [
    `/facts?cursor=${changed.toString('base64url')}`,
    `/facts?topic=tolls&cursor=${nextCursor}`,
    `/content?cursor=${nextCursor}`,
    '/facts?cursor=%00',
    '/facts?cursor=',
    '/facts?limit=0',
    '/facts?limit=101',
    '/facts?topic=nothing',
    '/content?updatedSince=yesterday',
    '/content?kind=page',
  ]) {
    const response = await site.get(path);
    expect(response.status, path).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
  }
});

test('ERR-8 reads are open to other sites and kept by tag; writes are not', async () => {
  const first = await site.get('/facts/salik.peak.price');
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  expect(first.headers.get('access-control-allow-credentials')).toBeNull();
  expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await site.api.request('/api/facts/salik.peak.price', { headers });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await database.db.update(facts).set({ value: 99 }).where(eq(facts.id, 'salik.peak.price'));
  expect((await site.api.request('/api/facts/salik.peak.price', { headers })).status).toBe(200);
  const head = await site.api.request('/api/facts', { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('etag')?.length]).toEqual([200, '', 29]);
  const rejected = await site.get('/facts/no.such.fact');
  expect(rejected.headers.get('access-control-allow-origin')).toBe('*');
  expect(rejected.headers.get('cache-control')).toBe('no-store');
  expect((await site.get('/health')).headers.get('etag')).toBeNull();
  const write = await site.post('/problem-reports', {});
  expect(write.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await site.api.request('/api/problem-reports', { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
});
