import { complianceAuditLogs, profiles } from '@dalil/database/tables/accounts.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import type { TestClient } from '../test-client.ts';
import type { BulkAnswer } from './bulk-schema.ts';
import type { InventoryFigures } from './get-inventory-figures.ts';
import type { Inventory } from './list-inventory.ts';
import { newsroomOf } from './test-newsroom.ts';

let database: TestDatabase;
let site: TestSite;
let now: Date;
let count = 0;
let people: Record<'editor' | 'publisher' | 'curator' | 'second', Awaited<ReturnType<typeof signUpPerson>>>;
let editor: ReturnType<typeof newsroomOf>;
let publisher: ReturnType<typeof newsroomOf>;

beforeAll(async () => {
  now = new Date('2026-11-26T08:00:00Z');
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
  people = {
    editor: await signUpPerson(site, { role: 'editor' }),
    publisher: await signUpPerson(site, { role: 'publisher' }),
    curator: await signUpPerson(site, { role: 'curator' }),
    second: await signUpPerson(site, { role: 'publisher' }),
  };
  await database.db.update(profiles).set({ fullName: 'Sana Karim' }).where(eq(profiles.id, people.editor.id));
  editor = newsroomOf(people.editor.browser);
  publisher = newsroomOf(people.publisher.browser);
});

beforeEach(() => {
  now = new Date('2026-11-26T08:00:00Z');
  site.deps.limitSecret = randomUUID();
});

afterAll(() => database.close());

async function list(query: string, browser: TestClient = people.curator.browser): Promise<Inventory> {
  const response = await browser.get(`/newsroom/inventory?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Inventory;
}

async function change(browser: TestClient, action: string, ids: string[], more: object = {}, kind = 'article') {
  const items = ids.map((id) => ({ kind, id }));
  const response = await browser.post('/newsroom/changes', { action, items, comment: '', ...more });
  return { status: response.status, body: (await response.json()) as BulkAnswer & { fields?: object[] } };
}

async function undo(browser: TestClient, id: string | null) {
  const response = await browser.post('/newsroom/changes/undo', { id });
  return { status: response.status, body: (await response.json()) as BulkAnswer };
}

/** An article in a state. */
async function articleIn(state: 'in-review' | 'approved' | 'published', details: object = {}): Promise<string> {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'en', 'Swimming at night');
  await editor.details(id, 1, details);
  await editor.save(id, 'en', 1, 'Lifeguards stay until midnight.');
  await editor.act(id, 'en', 2, 'submit');
  if (state !== 'in-review') await publisher.act(id, 'en', 2, 'approve');
  if (state === 'published') await publisher.act(id, 'en', 2, 'publish');
  return id;
}

const outcomes = ({ body }: { body: BulkAnswer }) => body.outcomes.map(({ id, refused }) => [id, refused]);
const status = async (id: string) => (await site.get(`/articles/${id}?locale=en`)).status;

test('STAFF-6 the inventory has every kind, found by each filter, a page at a time', async () => {
  const all = await list('');
  expect(all.total).toBeGreaterThan(600);
  expect(all.items).toHaveLength(50);
  const second = await list('page=2');
  expect(second.items.map(({ id }) => id)).not.toContain(all.items[0]?.id);
  const totals = await Promise.all(
    ['article', 'place', 'service', 'event', 'question', 'neighbourhood', 'handbook', 'collection'].map(
      async (kind) => (await list(`kind=${kind}`)).total,
    ),
  );
  expect(totals.every((total) => total > 0)).toBe(true);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(all.total);
  for (const { category, kind } of (await list('category=dining&kind=place')).items) {
    expect([category, kind]).toEqual(['dining', 'place']);
  }
  expect((await list('search=burj-khalifa&locale=ar')).items).toContainEqual(
    expect.objectContaining({ id: 'burj-khalifa', titleLocale: 'ar', href: '/tourism/burj-khalifa', owner: null }),
  );
  expect((await list('missing=en')).items.map(({ id }) => id)).not.toContain('burj-khalifa');
  // A translation that users see and that is older than the original.
  await database.db.execute(sql`update content_texts set updated_at = updated_at - interval '1 day'
    where kind = 'place' and item_id = 'burj-khalifa' and locale = 'ar'`);
  for (const language of ['any', 'ar']) {
    expect(
      (await list(`outdated=${language}`)).items.map(({ id }) => id),
      language,
    ).toEqual(['burj-khalifa']);
  }
  expect((await list('outdated=hi')).items).toEqual([]);
  const work = (await (await people.editor.browser.get('/newsroom/work')).json()) as { counts: object };
  expect(work.counts).toMatchObject({ translations: 1, words: null, facts: null });
  const titles = (await list('kind=place&sort=title')).items.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect((await people.curator.browser.get('/newsroom/inventory?category=sports')).status).toBe(400);
});

test('STAFF-6 a draft is in the inventory with its language, owner, due date and no public address', async () => {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'ur', 'رات کی سیر', 'events');
  await editor.details(id, 1, { category: 'events', reviewBy: '2026-11-20' });
  const { body } = await change(people.publisher.browser, 'assign', [id], { ownerId: people.editor.id });
  expect(body.outcomes).toEqual([{ kind: 'article', id, refused: null }]);
  const row = (await list('due=overdue&category=events')).items.find((item) => item.id === id);
  expect(row).toMatchObject({ state: 'draft', href: null, owner: 'Sana Karim', isOverdue: true, titleLocale: 'ur' });
  expect(row?.languages.map(({ state }) => state)).toEqual([null, null, null, 'draft']);
  expect((await list('owner=me', people.editor.browser)).items.map((item) => item.id)).toEqual([id]);
  expect((await undo(people.publisher.browser, body.undo)).body.outcomes[0]?.refused).toBeNull();
  expect((await list('owner=me', people.editor.browser)).total).toBe(0);
});

test('STAFF-6 the figures count each category as the inventory lists it', async () => {
  const { categories } = (await (
    await people.curator.browser.get('/newsroom/inventory-figures')
  ).json()) as InventoryFigures;
  expect(categories).toHaveLength(9);
  expect(categories.reduce((sum, { items }) => sum + items, 0)).toBe((await list('')).total);
  const dining = categories.find(({ category }) => category === 'dining');
  expect(dining?.items).toBe((await list('category=dining')).total);
  expect(dining?.undated).toBe((await list('category=dining&due=undated&state=published')).total);
  expect(dining?.freshness.fresh ?? 0).toBe((await list('category=dining&freshness=fresh')).total);
  expect(dining?.languages.en).toBe(dining?.published);
});

test('STAFF-6 many items are withdrawn, each by the rules; what is refused does not hold back the others; undo shows them again', async () => {
  const [live, draft] = [await articleIn('published'), await articleIn('in-review')];
  const { browser } = people.publisher;
  expect((await change(browser, 'unpublish', [live])).body.fields).toEqual([{ path: 'reason', code: 'required' }]);
  const done = await change(browser, 'unpublish', [live, draft, 'no-such-article'], { reason: 'outdated' });
  expect(Object.fromEntries(outcomes(done))).toEqual({
    [live]: null,
    [draft]: 'not_live',
    'no-such-article': 'not_found',
  });
  expect(await status(live)).toBe(410);
  const place = await change(browser, 'unpublish', ['burj-khalifa'], { reason: 'wrong' }, 'place');
  expect(outcomes(place)).toEqual([['burj-khalifa', null]]);
  const page = async () => (await site.get('/content/burj-khalifa?locale=ar')).status;
  expect(await page()).toBe(410);
  expect(outcomes(await undo(browser, place.body.undo))).toEqual([['burj-khalifa', null]]);
  expect(await page()).toBe(200);
  expect((await undo(people.second.browser, done.body.undo)).status).toBe(404);
  expect(outcomes(await undo(browser, done.body.undo))).toEqual([[live, null]]);
  expect(await status(live)).toBe(200);
  expect(await editor.read(live, 'en')).toMatchObject({ state: 'published', liveVersion: 2 });
  expect((await undo(browser, done.body.undo)).status).toBe(404);
});

test('STAFF-6 undo leaves alone what changed since, and ends after a quarter of an hour', async () => {
  const [one, two] = [await articleIn('approved'), await articleIn('approved')];
  const { browser } = people.publisher;
  const at = { at: '2026-12-01T09:00' };
  const done = await change(browser, 'schedule', [one, two], at);
  expect(await editor.read(one, 'en')).toMatchObject({ state: 'scheduled', scheduledAt: '2026-12-01T09:00' });
  await publisher.act(two, 'en', 2, 'cancel-schedule');
  expect(Object.fromEntries(outcomes(await undo(browser, done.body.undo)))).toEqual({ [one]: null, [two]: 'changed' });
  expect(await editor.read(one, 'en')).toMatchObject({ state: 'approved', scheduledAt: null });
  const late = await change(browser, 'schedule', [one], at);
  now = new Date('2026-11-26T08:16:00Z');
  expect((await undo(browser, late.body.undo)).status).toBe(404);
});

test('STAFF-6 a review date for many items of any kind reaches users, and undo takes it back', async () => {
  const { browser } = people.editor;
  const done = await change(browser, 'set-review', ['burj-khalifa', 'dubai-mall'], { reviewBy: '2027-03-01' }, 'place');
  expect((await list('search=dubai-mall&kind=place')).items[0]).toMatchObject({ reviewBy: '2027-03-01' });
  await undo(browser, done.body.undo);
  expect((await list('search=dubai-mall&kind=place')).items[0]).toMatchObject({ reviewBy: null });
});

test('STAFF-3 many are approved together only where a mistake does little harm, and never by their author', async () => {
  const [low, high] = [await articleIn('in-review'), await articleIn('in-review', { category: 'government' })];
  await editor.act(high, 'en', 2, 'submit');
  expect((await change(people.editor.browser, 'approve', [low])).status).toBe(403);
  const done = await change(people.publisher.browser, 'approve', [low, high]);
  expect(Object.fromEntries(outcomes(done))).toEqual({ [low]: null, [high]: 'high_risk' });
  expect(done.body.undo).toBeNull();
  expect(await editor.read(low, 'en')).toMatchObject({ state: 'approved' });
});

test('STAFF-2 STAFF-6 who may do what to many items', async () => {
  const id = await articleIn('approved');
  for (const [action, more] of [
    ['assign', { ownerId: null }],
    ['set-review', { reviewBy: '2027-03-01' }],
    ['schedule', { at: '2026-12-01T09:00' }],
    ['unpublish', { reason: 'wrong' }],
    ['archive', {}],
  ] as const) {
    expect((await change(people.curator.browser, action, [id], more)).status, action).toBe(403);
    const isWriters = action === 'assign' || action === 'set-review' || action === 'archive';
    expect((await change(people.editor.browser, action, [id], more)).status, action).toBe(isWriters ? 200 : 403);
  }
  const notStaff = await signUpPerson(site, { role: 'user' });
  expect((await change(people.publisher.browser, 'assign', [id], { ownerId: notStaff.id })).body.fields).toEqual([
    { path: 'ownerId', code: 'not_staff' },
  ]);
});

test('STAFF-1 STAFF-2 an editor takes back a draft begun by mistake, undoes that, and archives nothing else', async () => {
  const [id, sent] = [`article-${(count += 1)}`, await articleIn('in-review')];
  await editor.create(id, 'en', 'Begun by mistake');
  expect((await editor.read(id, 'en')).actions).toContain('archive');
  const second = newsroomOf((await signUpPerson(site, { role: 'editor' })).browser);
  expect((await change(people.editor.browser, 'archive', [sent])).body.outcomes).toMatchObject([
    { refused: 'not_permitted' },
  ]);
  const { body } = await change(people.editor.browser, 'archive', [id]);
  expect(body).toMatchObject({ outcomes: [{ id, refused: null }], undo: expect.any(String) });
  expect(await editor.read(id, 'en')).toMatchObject({ state: 'archived' });
  const back = await people.editor.browser.post('/newsroom/changes/undo', { id: body.undo });
  expect(((await back.json()) as BulkAnswer).outcomes).toMatchObject([{ refused: null }]);
  expect(await editor.read(id, 'en')).toMatchObject({ state: 'draft' });
  expect((await editor.act(id, 'en', 1, 'archive')).status).toBe(200);
  const entries = await database.db
    .select()
    .from(complianceAuditLogs)
    .where(eq(complianceAuditLogs.eventType, 'newsroom.state-changed'));
  expect(entries.filter(({ metadata }) => JSON.stringify(metadata).includes(`article/${id}"`))).toMatchObject(
    ['archive', 'undo', 'archive'].map((action) => ({ userId: people.editor.id, metadata: { action } })),
  );
  // A draft on which another person worked, or that was sent for review, is not one's own mistake any more.
  await editor.save(id, 'en', 1, 'Again.');
  await second.save(id, 'en', 2, 'Words of another.');
  expect((await editor.act(id, 'en', 3, 'archive')).status).toBe(403);
  await publisher.act(sent, 'en', 2, 'request-changes', { reason: 'tone' });
  await editor.save(sent, 'en', 2, 'Changed.');
  expect((await editor.read(sent, 'en')).actions).not.toContain('archive');
});

test('STAFF-3 a reviewer is named to others, who can take over; it ends by itself and with a decision', async () => {
  const id = await articleIn('in-review');
  const second = newsroomOf(people.second.browser);
  await database.db.update(profiles).set({ fullName: 'Layla Haddad' }).where(eq(profiles.id, people.publisher.id));
  expect((await editor.claim(id, 'en')).status).toBe(403);
  expect((await publisher.claim(id, 'en')).body).toMatchObject({ isOwn: true });
  expect((await second.claim(id, 'en')).body).toMatchObject({ isOwn: false, reviewer: 'Layla Haddad' });
  expect((await second.claim(id, 'en', true)).body).toMatchObject({ isOwn: true });
  expect((await publisher.claim(id, 'en')).body).toMatchObject({ isOwn: false });
  now = new Date('2026-11-26T08:31:00Z');
  expect((await publisher.claim(id, 'en')).body).toMatchObject({ isOwn: true });
  await publisher.act(id, 'en', 2, 'request-changes', { reason: 'tone' });
  expect((await second.claim(id, 'en')).body).toMatchObject({ isOwn: true });
});

test('STAFF-6 the articles sorted by last change, author, review date and title, in both directions', async () => {
  const id = `article-${(count += 1)}`;
  const author = 'Sana Karim';
  await editor.create(id, 'en', 'Zabeel at night');
  const articles = async (query: string) =>
    (await (await people.curator.browser.get(`/newsroom/articles?locale=en&${query}`)).json()) as {
      items: {
        id: string;
        title: string;
        state: string;
        author: string | null;
        changedAt: string;
        reviewBy: string | null;
      }[];
    };
  const { items } = await articles('sort=changed');
  expect(items.find((item) => item.id === id)).toMatchObject({ state: 'draft', author });
  expect(items[0]?.author).toBe(author);
  const changes = items.map(({ changedAt }) => changedAt);
  expect(changes).toEqual(changes.toSorted().toReversed());
  expect((await articles('sort=changed&direction=up')).items.map(({ changedAt }) => changedAt)).toEqual(
    (await articles('sort=changed&direction=up')).items.map(({ changedAt }) => changedAt).toSorted(),
  );
  const authors = (await articles('sort=author')).items.map(({ author }) => author);
  expect(authors.indexOf(null)).toBeGreaterThan(authors.indexOf(author));
  const dates = (await articles('sort=review')).items.flatMap(({ reviewBy }) => reviewBy ?? []);
  expect(dates).toEqual(dates.toSorted());
  expect((await articles('sort=title&direction=down&search=night')).items[0]?.id).toBe(id);
});
