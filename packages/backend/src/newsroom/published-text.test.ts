import { profiles } from '@dalil/database/tables/accounts.ts';
import { newsroomTexts } from '@dalil/database/tables/newsroom.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { GUEST } from '../core/actor.ts';
import { listFeed } from '../guide/list-feed.ts';
import { markOverdue } from './mark-overdue.job.ts';
import { publishScheduled } from './publish-scheduled.job.ts';
import { newsroomOf } from './test-newsroom.ts';

let database: TestDatabase;
let site: TestSite;
let now: Date;
let count = 0;
let editor: ReturnType<typeof newsroomOf>;
let publisher: ReturnType<typeof newsroomOf>;

beforeAll(async () => {
  now = new Date('2026-11-26T08:00:00Z');
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
  const people = {
    editor: await signUpPerson(site, { role: 'editor' }),
    publisher: await signUpPerson(site, { role: 'publisher' }),
  };
  await database.db.update(profiles).set({ fullName: 'Layla Haddad' }).where(eq(profiles.id, people.publisher.id));
  editor = newsroomOf(people.editor.browser);
  publisher = newsroomOf(people.publisher.browser);
});

beforeEach(() => {
  now = new Date('2026-11-26T08:00:00Z');
  site.deps.limitSecret = randomUUID();
});

afterAll(() => database.close());

const job = { id: 'job', enqueuedAt: new Date('2026-11-26T08:00:00Z') };
const sendMail = async () => ({ sent: 1 }) as const;

/** A published article in English, in version 2. */
async function published(details: object = {}): Promise<string> {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'en', 'Swimming at night');
  await editor.details(id, 1, details);
  await editor.save(id, 'en', 1, 'Lifeguards stay until midnight.');
  await editor.act(id, 'en', 2, 'submit');
  await publisher.act(id, 'en', 2, 'approve');
  expect((await publisher.act(id, 'en', 2, 'publish')).status).toBe(200);
  return id;
}

/** Another version, approved. Returns its number. */
async function approvedChange(id: string, markdown: string): Promise<number> {
  const { version } = await editor.read(id, 'en');
  await editor.save(id, 'en', version, markdown);
  await editor.act(id, 'en', version + 1, 'submit');
  await publisher.act(id, 'en', version + 1, 'approve');
  return version + 1;
}

async function article(id: string) {
  const response = await site.get(`/articles/${id}?locale=en`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function newsIds(): Promise<string[]> {
  const response = await site.get('/articles?locale=en');
  return ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
}

test('STAFF-1 users see what was corrected and when, on the page and in the feed; a typo has no note', async () => {
  const id = await published();
  expect((await article(id)).body).toMatchObject({ corrections: [], overdueSince: null });
  now = new Date('2026-11-26T09:00:00Z');
  const note = 'We wrote midnight. It is ten.';
  await publisher.act(id, 'en', await approvedChange(id, 'Lifeguards stay until ten.'), 'publish', { comment: note });
  await publisher.act(id, 'en', await approvedChange(id, 'Lifeguards stay until 10 pm.'), 'publish');
  const corrections = [{ at: '2026-11-26T09:00:00.000Z', note }];
  expect((await article(id)).body).toMatchObject({ corrections, updatedAt: '2026-11-26T09:00:00Z' });
  const entries = await listFeed(site.deps, GUEST, { area: 'news', locale: 'en' });
  expect(entries.find((entry) => entry.id === id)?.correction).toEqual(corrections[0]);
});

test('STAFF-1 the note of a scheduled correction reaches users with it', async () => {
  const id = await published();
  const version = await approvedChange(id, 'Lifeguards stay until one.');
  await publisher.act(id, 'en', version, 'schedule', { at: '2026-11-26T13:00', comment: 'The hour was wrong.' });
  now = new Date('2026-11-26T09:00:00Z');
  await publishScheduled({ ...site.deps, sendMail }, {}, job);
  expect((await article(id)).body).toMatchObject({ corrections: [{ note: 'The hour was wrong.' }] });
});

test('STAFF-1 a withdrawn article answers since when it is gone, and why only if staff say so', async () => {
  const [told, untold] = [await published(), await published()];
  await publisher.act(told, 'en', 2, 'unpublish', { reason: 'safety' });
  await publisher.act(untold, 'en', 2, 'unpublish', { reason: 'legal', isReasonPrivate: true });
  expect(await article(told)).toMatchObject({
    status: 410,
    body: { code: 'withdrawn', withdrawn: { at: '2026-11-26T08:00:00.000Z', reason: 'safety' } },
  });
  expect((await article(untold)).body).toMatchObject({ withdrawn: { reason: null } });
  const list = (await (await site.get('/tombstones?locale=en')).json()) as { id: string; href: string }[];
  expect(list.find(({ id }) => id === told)).toMatchObject({
    kind: 'article',
    href: `/news/${told}`,
    reason: 'safety',
  });
  expect((await site.get('/articles/never-was?locale=en')).status).toBe(404);
});

test('STAFF-1 a withdrawn article that is published again has its page back', async () => {
  const id = await published();
  await publisher.act(id, 'en', 2, 'unpublish', { reason: 'wrong' });
  await publisher.act(id, 'en', await approvedChange(id, 'Lifeguards stay until nine.'), 'publish');
  expect((await article(id)).status).toBe(200);
});

test('STAFF-1 a publisher goes back to a version users had, with a note, but not to one they never saw', async () => {
  const id = await published();
  await publisher.act(id, 'en', await approvedChange(id, 'Lifeguards never leave.'), 'publish');
  await editor.save(id, 'en', 3, 'An idea.');
  expect((await editor.act(id, 'en', 4, 'roll-back', { number: 2 })).status).toBe(403);
  expect((await publisher.act(id, 'en', 4, 'roll-back')).body.fields).toEqual([{ path: 'number', code: 'required' }]);
  expect((await publisher.act(id, 'en', 4, 'roll-back', { number: 4 })).body.fields).toEqual([
    { path: 'action', code: 'never_live' },
  ]);
  expect((await publisher.act(id, 'en', 4, 'roll-back', { number: 9 })).status).toBe(404);
  const back = await publisher.act(id, 'en', 4, 'roll-back', { number: 2, comment: 'They do leave.' });
  expect(back.body).toMatchObject({ state: 'corrected' });
  const { body } = await article(id);
  expect(JSON.stringify(body)).toContain('until midnight');
  expect(body).toMatchObject({ corrections: [{ note: 'They do leave.' }], provenance: { approvedBy: 'Layla Haddad' } });
  expect(await editor.read(id, 'en')).toMatchObject({ version: 2, liveVersion: 2, state: 'corrected' });
  expect((await editor.save(id, 'en', 2, 'Next.')).body).toMatchObject({ version: 5 });
});

test('STAFF-1 a restored version whose approval still holds is sent on by whoever gave it', async () => {
  const id = await published();
  await editor.save(id, 'en', 2, 'Something else.');
  await editor.restore(id, 'en', 2);
  await editor.act(id, 'en', 4, 'submit');
  expect((await publisher.act(id, 'en', 4, 'approve')).body).toMatchObject({ state: 'approved', approvals: 1 });
});

test('STAFF-6 an overdue article is marked, then leaves the lists; its address opens with the warning; a check brings it back', async () => {
  const id = await published({ reviewBy: '2026-11-30' });
  const mark = (at: string) => markOverdue({ ...site.deps, now: () => new Date(at), sendMail }, {}, job);
  await mark('2026-11-30T19:00:00Z');
  expect((await article(id)).body).not.toHaveProperty('isOverdue');
  await mark('2026-11-30T20:30:00Z');
  expect((await article(id)).body).toMatchObject({ isOverdue: true, overdueSince: '2026-11-30' });
  expect(await newsIds()).toContain(id);
  await mark('2026-12-30T21:00:00Z');
  expect(await newsIds()).not.toContain(id);
  expect(await article(id)).toMatchObject({ status: 200, body: { overdueSince: '2026-11-30' } });
  const { details } = await editor.read(id, 'en');
  expect((await editor.details(id, details.version, { reviewBy: '2027-06-01' })).status).toBe(200);
  expect((await article(id)).body).toMatchObject({ overdueSince: null });
  expect(await newsIds()).toContain(id);
});

test('STAFF-1 STAFF-3 an article in the category News is news, another a guide, and what its editor chooses decides', async () => {
  const publish = async (id: string, version: number) => {
    await editor.act(id, 'en', version, 'submit');
    await publisher.act(id, 'en', version, 'approve');
    expect((await publisher.act(id, 'en', version, 'publish')).status).toBe(200);
    return ((await (await site.get(`/articles/${id}?locale=en`)).json()) as { isEvergreen: boolean }).isEvergreen;
  };
  const begin = async (category: string) => {
    const id = `article-${(count += 1)}`;
    await editor.create(id, 'en', 'Swimming at night', category);
    await editor.details(id, 1, { category });
    await editor.save(id, 'en', 1, 'Lifeguards stay until midnight.');
    return id;
  };
  const [news, guide] = [await begin('news'), await begin('attractions')];
  expect((await editor.read(news, 'en')).details.isNews).toBe(true);
  expect([await publish(news, 2), await publish(guide, 2)]).toEqual([false, true]);

  expect((await editor.details(guide, 2, { isNews: true })).status).toBe(200);
  await editor.save(guide, 'en', 2, 'Lifeguards stay until one.');
  expect((await publisher.read(guide, 'en')).details.isNews).toBe(true);
  expect(await publish(guide, 3)).toBe(false);
  // Other details that are saved later leave the choice as it was.
  await editor.details(guide, 3, { reviewBy: '2027-06-01' });
  expect((await editor.read(guide, 'en')).details.isNews).toBe(true);
});

const EMPTY = [400, [{ path: 'markdown', code: 'required' }]];
const refusal = ({ status, body }: Awaited<ReturnType<typeof editor.act>>) => [status, body.fields];

test('STAFF-1 an empty text is neither sent to review, approved, scheduled nor published, however it came there', async () => {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'en', 'Swimming at night');
  await editor.details(id, 1);
  expect((await editor.act(id, 'en', 1, 'submit')).body.fields).toEqual([
    { path: 'summary', code: 'required' },
    { path: 'markdown', code: 'required' },
  ]);
  await editor.save(id, 'en', 1, '## Where\n');
  expect(refusal(await editor.act(id, 'en', 2, 'submit'))).toEqual(EMPTY);
  // As a draft of a program that was stored before there was this rule.
  const set = (state: string) => database.db.update(newsroomTexts).set({ state }).where(eq(newsroomTexts.itemId, id));
  await set('in-review');
  expect(refusal(await publisher.act(id, 'en', 2, 'approve'))).toEqual(EMPTY);
  const bulk = { action: 'approve', items: [{ kind: 'article', id }], comment: '' };
  const { outcomes } = (await (await publisher.browser.post('/newsroom/changes', bulk)).json()) as {
    outcomes: object[];
  };
  expect(outcomes).toEqual([{ kind: 'article', id, refused: 'incomplete' }]);
  expect(await site.get(`/articles/${id}?locale=en`)).toMatchObject({ status: 404 });
});

test('STAFF-3 a reviewer approves and publishes in one step, and what cannot be published is not approved either', async () => {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'en', 'Swimming at dawn');
  await editor.save(id, 'en', 1, 'Lifeguards come at seven.');
  await editor.details(id, 1, { reviewBy: null });
  await editor.act(id, 'en', 2, 'submit');
  expect(await publisher.act(id, 'en', 2, 'approve', { isReleased: true })).toMatchObject({
    status: 409,
    body: { code: 'workflow_refused', fields: [{ code: 'review_by_missing' }] },
  });
  expect(await editor.read(id, 'en')).toMatchObject({ state: 'in-review', approvals: [] });
  await editor.details(id, 2);
  await editor.act(id, 'en', 2, 'submit');
  expect((await editor.act(id, 'en', 2, 'approve', { isReleased: true })).status).not.toBe(200);
  expect((await publisher.act(id, 'en', 2, 'approve', { isReleased: true })).body).toMatchObject({
    state: 'published',
  });
  expect((await article(id)).body).toMatchObject({ provenance: { approvedBy: 'Layla Haddad' } });
  const { entries } = await editor.read(id, 'en');
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(expect.arrayContaining(['approve', 'publish']));
});

test('STAFF-3 the first of two approvals publishes nothing', async () => {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'en', 'Swimming permits');
  await editor.details(id, 1, { category: 'government' });
  await editor.save(id, 'en', 1, 'A permit is needed.');
  await editor.act(id, 'en', 2, 'submit');
  expect((await publisher.act(id, 'en', 2, 'approve', { isReleased: true })).body).toMatchObject({
    state: 'in-review',
    approvalsNeeded: 2,
  });
  expect((await article(id)).status).toBe(404);
});

test('STAFF-1 a new article begins with a review date, which its editor may change', async () => {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'en', 'A market by the sea');
  expect((await editor.read(id, 'en')).details).toMatchObject({ reviewBy: expect.stringMatching(/^2027-/) });
});
