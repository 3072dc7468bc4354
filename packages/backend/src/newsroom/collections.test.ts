import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { readJson, type TestClient } from '../test-client.ts';

let database: TestDatabase;
let site: TestSite;
let curator: TestClient;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => new Date('2026-11-26T08:00:00Z') });
  curator = (await signUpPerson(site, { role: 'curator' })).browser;
  editor = (await signUpPerson(site, { role: 'editor' })).browser;
  publisher = (await signUpPerson(site, { role: 'publisher' })).browser;
}, 60_000);
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});
afterAll(() => database.close());

type Data = { version: number; details: { version: number }; body: { data: object; head: object } };
const path = (kind: string, id: string) => `/newsroom/items/${kind}/${id}`;
const text = (id: string) => `/newsroom/texts/collection/${id}/en`;
const data = async (kind: string, id: string, browser = curator) =>
  (await readJson<Data>(browser.get(`${path(kind, id)}/data?locale=en`))).body;
const save = (kind: string, id: string, baseVersion: number, body: object, browser = curator) =>
  readJson(browser.post(`${path(kind, id)}/data`, { baseVersion, body, note: '' }));
const act = (by: TestClient, part: string, action: string, version: number, more: object = {}) =>
  readJson(by.post(`${part}/state`, { action, version, comment: '', ...more }));
const collections = async (locale = 'en') =>
  (await readJson<{ id: string; count: number; sections: string[] }[]>(site.get(`/collections?locale=${locale}`))).body;
const page = (id: string) =>
  readJson<{ kind: string; collection: { items: { itemId: string }[] } }>(site.get(`/content/${id}?locale=en`));

const HEAD = { category: null, sections: ['tourism'], tags: [], neighbourhoods: [], audience: ['tourist'] };
const places = (...ids: string[]) => ({ items: ids.map((id) => ({ kind: 'place', id })) });

/** A collection that a curator wrote and a publisher published. */
async function published(id: string, ...ids: string[]): Promise<void> {
  const begin = { kind: 'collection', id, locale: 'en', title: 'High up', category: null };
  expect((await readJson(curator.post('/newsroom/articles', begin))).status).toBe(200);
  const details = { category: null, neighbourhoods: [], audience: ['tourist'], method: 'person' };
  const sources = [{ name: 'Dubai Municipality', url: 'https://www.dm.gov.ae' }];
  const given = { baseVersion: 1, ...details, sources, reviewBy: '2027-05-01' };
  expect((await readJson(curator.post(`${path('collection', id)}/details`, given))).status).toBe(200);
  const words = { baseVersion: 1, title: 'High up', summary: 'Platforms over the city.', body: {}, note: '' };
  expect((await readJson(curator.post(text(id), words))).body).toMatchObject({ kind: 'saved', version: 2 });
  expect((await save('collection', id, 0, { data: places(...ids), head: HEAD, facts: {} })).status).toBe(200);
  for (const [part, version] of [
    [`/newsroom/texts/collection/${id}/data`, 1],
    [text(id), 2],
  ] as const) {
    expect((await act(curator, part, 'submit', version)).body).toMatchObject({ state: 'in-review' });
    expect((await act(curator, part, 'approve', version)).status).toBe(403);
    expect((await act(publisher, part, 'approve', version)).body).toMatchObject({ state: 'approved' });
    expect((await act(publisher, part, 'publish', version)).body).toMatchObject({ state: 'published' });
  }
}

test('STAFF-2 a curator arranges a collection, a publisher approves it, and users see its items in that order', async () => {
  await published('high-up', 'dubai-frame', 'burj-khalifa', 'the-view-at-the-palm');
  const answer = await page('high-up');
  expect(answer.body.kind).toBe('collection');
  expect(answer.body.collection.items.map(({ itemId }) => itemId)).toEqual([
    'dubai-frame',
    'burj-khalifa',
    'the-view-at-the-palm',
  ]);
  expect((await collections()).find(({ id }) => id === 'high-up')).toMatchObject({ count: 3, sections: ['tourism'] });
  const { version } = await data('collection', 'high-up');
  const turned = places('burj-khalifa', 'the-view-at-the-palm', 'dubai-frame');
  await save('collection', 'high-up', version, { data: turned, head: HEAD, facts: {} });
  expect((await page('high-up')).body.collection.items[0]).toMatchObject({ itemId: 'dubai-frame' });
  const part = '/newsroom/texts/collection/high-up/data';
  await act(curator, part, 'submit', version + 1);
  await act(publisher, part, 'approve', version + 1);
  await act(publisher, part, 'publish', version + 1);
  expect((await page('high-up')).body.collection.items[0]).toMatchObject({ itemId: 'burj-khalifa' });
});

test('STAFF-2 a collection without a published item is not linked, and a withdrawn one says so', async () => {
  await published('two-markets', 'gold-souk', 'spice-souk');
  const withdraw = (id: string, version: number) =>
    act(publisher, `/newsroom/texts/place/${id}/data`, 'unpublish', version, { reason: 'outdated' });
  await withdraw('gold-souk', (await data('place', 'gold-souk')).version);
  expect((await collections()).find(({ id }) => id === 'two-markets')).toMatchObject({ count: 1 });
  await withdraw('spice-souk', (await data('place', 'spice-souk')).version);
  expect((await collections()).map(({ id }) => id)).not.toContain('two-markets');
  const { version } = await data('collection', 'two-markets');
  const part = '/newsroom/texts/collection/two-markets/data';
  expect((await act(curator, part, 'unpublish', version, { reason: 'outdated' })).status).toBe(403);
  expect((await act(publisher, part, 'unpublish', version, { reason: 'outdated' })).status).toBe(200);
  expect((await page('two-markets')).status).toBe(410);
});

test.each([
  ['one item', places('dubai-frame'), 'data.items', 'too_small'],
  ['an item twice', places('dubai-frame', 'dubai-frame'), 'data.items', 'custom'],
  ['an item that is not published', places('dubai-frame', 'never-was'), 'data.items', 'unknown_item'],
])('STAFF-2 a collection with %s is refused with the field', async (_name, given, field, code) => {
  const { version } = await data('collection', 'souks-by-the-creek');
  const { status, body } = await save('collection', 'souks-by-the-creek', version, {
    data: given,
    head: HEAD,
    facts: {},
  });
  expect(status).toBe(400);
  expect(body['fields']).toContainEqual({ path: field, code });
});

test('STAFF-2 a curator changes lists, tags and weight of a place, and nothing else of it', async () => {
  const { version, body } = await data('place', 'dubai-frame');
  const arranged = {
    ...body,
    data: { ...body.data, editorWeight: 3 },
    head: { ...body.head, tags: ['family'] },
    facts: {},
  };
  expect((await save('place', 'dubai-frame', version, arranged)).body).toMatchObject({ state: 'draft' });
  expect((await act(curator, '/newsroom/texts/place/dubai-frame/data', 'submit', version + 1)).status).toBe(200);
  const { rows } = await database.db.execute(
    sql`select data->>'editorWeight' as weight from content_items where id = 'dubai-frame'`,
  );
  expect(rows[0]?.['weight']).not.toBe('3');
  for (const changed of [
    { data: { ...arranged.data, priceBand: 1 } },
    { head: { ...arranged.head, category: 'dining' } },
    { data: { ...arranged.data, website: 'https://example.com' } },
  ]) {
    expect((await save('place', 'dubai-frame', version + 1, { ...arranged, ...changed })).status).toBe(403);
  }
  const words = { baseVersion: 1, title: 'Frame', summary: '', body: {}, note: '' };
  expect((await readJson(curator.post('/newsroom/texts/place/dubai-frame/en', words))).status).toBe(403);
  expect((await readJson(curator.post('/newsroom/texts/place/dubai-frame/data/restore', { number: 1 }))).status).toBe(
    403,
  );
  const begin = { kind: 'event', id: 'a-show', locale: 'en', title: 'A show', category: 'events' };
  expect((await readJson(curator.post('/newsroom/articles', begin))).status).toBe(403);
  expect((await readJson(editor.post('/newsroom/articles', begin))).status).toBe(200);
});

test('STAFF-2 a collection has an address of its own under content', async () => {
  const begin = { kind: 'collection', id: 'deira', locale: 'en', title: 'Deira', category: null };
  expect((await readJson(curator.post('/newsroom/articles', begin))).status).toBe(409);
});
