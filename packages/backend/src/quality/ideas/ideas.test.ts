import { randomInt, randomUUID } from 'node:crypto';
import { complianceAuditLogs, profiles } from '@dalil/database/tables/accounts.ts';
import { openReceipts } from '@dalil/database/tables/offline.ts';
import { ideas } from '@dalil/database/tables/quality.ts';
import { listenToContentChanges } from '@dalil/database/content-changes.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { SYNC_AS_GUEST, SYNC_HEADER } from '@dalil/domain/offline/operation.ts';
import { IDEA_REFERENCE, IDEA_RETENTION_DAYS } from '@dalil/domain/quality/idea.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, signUpPerson } from '../../accounts/test-accounts.ts';
import { deleteExpired } from '../../privacy/delete-expired.job.ts';
import { createTestApi } from '../../test-api.ts';

const SECRET_TEXT = 'Shade at the bus stop where I wait, flat 12.';
const IDEA = { topic: 'transport', message: SECRET_TEXT, locale: 'en' };

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(ideas);
  await database.db.delete(openReceipts);
  site = createTestApi(database.db, { limitSecret: randomUUID(), randomInt });
});

function deliver(payload: unknown, { id = randomUUID(), address = '203.0.113.7' } = {}) {
  return site.api.request(
    '/api/sync/support',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SYNC_HEADER]: SYNC_AS_GUEST },
      body: JSON.stringify({ operations: [{ id, kind: 'idea.send', payload, at: '2026-11-22T07:00:00.000Z' }] }),
    },
    { clientAddress: address },
  );
}

async function send(): Promise<string> {
  const answer = await deliver(IDEA);
  expect(answer.status).toBe(200);
  const { results } = (await answer.json()) as { results: { status: string; reference: string }[] };
  expect(results[0]).toMatchObject({ status: 'applied', reference: expect.stringMatching(IDEA_REFERENCE) });
  return results[0]?.reference ?? '';
}

const json = async (path: string) => (await site.get(path)).json();

test('PWA-7 an idea of a guest gets a reference, once however often it is delivered, and its status has no text', async () => {
  const id = randomUUID();
  const [first, again] = [await deliver(IDEA, { id }), await deliver(IDEA, { id })];
  expect(await again.json()).toEqual(await first.clone().json());
  const [row] = await database.db.select().from(ideas);
  expect(await database.db.select().from(ideas)).toHaveLength(1);
  const status = await site.get(`/ideas/${row?.reference}`);
  expect(status.headers.get('cache-control')).toContain('no-store');
  const body = await status.text();
  expect(JSON.parse(body)).toMatchObject({
    topic: 'transport',
    state: 'received',
    receivedOn: '2026-11-22',
    answer: null,
  });
  expect(body).not.toContain('flat 12');
});

test.each([
  ['no text', { ...IDEA, message: '  ' }],
  ['a text that is too long', { ...IDEA, message: 'x'.repeat(2001) }],
  ['an unknown topic', { ...IDEA, topic: 'weather' }],
])('DATA-1 an idea with %s is refused and not stored', async (_name, payload) => {
  const { status } = await deliver(payload);
  expect(status).toBe(400);
  expect(await database.db.select().from(ideas)).toEqual([]);
});

test('AUTH-12 the sixth idea of an address within a quarter of an hour is told to wait', async () => {
  for (let at = 0; at < 5; at++) expect((await deliver(IDEA)).status).toBe(200);
  const sixth = await deliver(IDEA);
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await deliver(IDEA, { address: '198.51.100.9' })).status).toBe(200);
});

test('ROUTE-9 only staff read the texts and change a status; an unknown reference is unknown', async () => {
  const reference = await send();
  const change = { state: 'closed', authority: null, answer: null, summary: null, staffLocale: 'en' };
  const user = await signUpPerson(site);
  for (const [browser, status] of [
    [newBrowser(site), 401],
    [user.browser, 403],
  ] as const) {
    expect((await browser.get('/ideas')).status).toBe(status);
    expect((await browser.post(`/ideas/${reference}`, change)).status).toBe(status);
  }
  expect(await json(`/ideas/${reference}`)).toMatchObject({ state: 'received' });
  expect((await site.get('/ideas/I-22222222')).status).toBe(404);
});

test('PRIV-9 staff forward, answer and publish in their own words; the log has the step and no text', async () => {
  const reference = await send();
  const { browser, id } = await signUpPerson(site, { role: 'editor' });
  expect(await (await browser.get('/ideas?state=received&limit=50')).json()).toMatchObject({
    items: [{ reference, message: SECRET_TEXT, summary: null }],
    nextCursor: null,
  });
  expect(await json('/published-ideas')).toEqual([]);
  site.clock.now = new Date('2026-11-24T08:00:00Z');
  const answer = await browser.post(`/ideas/${reference}`, {
    state: 'forwarded',
    authority: 'rta',
    answer: 'We wrote to the authority.',
    summary: 'More shade at bus stops',
    staffLocale: 'en',
  });
  expect(answer.status).toBe(200);
  expect(await json(`/ideas/${reference}`)).toMatchObject({
    state: 'forwarded',
    authority: 'rta',
    answer: 'We wrote to the authority.',
    receivedOn: '2026-11-22',
    changedOn: '2026-11-24',
  });
  const published = await json('/published-ideas');
  expect(published).toMatchObject([{ summary: 'More shade at bus stops', state: 'forwarded', authority: 'rta' }]);
  expect(JSON.stringify(published)).not.toMatch(new RegExp(`flat 12|${reference}|We wrote`));
  const [entry] = await database.db
    .select()
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  expect(entry).toMatchObject({
    eventType: 'idea.changed',
    userId: id,
    metadata: { reference, from: 'received', to: 'forwarded', authority: 'rta', isPublished: true },
  });
  expect(JSON.stringify(entry)).not.toMatch(/flat 12|We wrote|More shade/);
});

test.each([
  ['forwarded', 'authority'],
  ['answered', 'answer'],
])('DATA-1 no idea is called %s without its %s', async (state, field) => {
  const reference = await send();
  const { browser } = await signUpPerson(site, { role: 'publisher' });
  const change = { state, authority: null, answer: ' ', summary: null, staffLocale: 'en' };
  const answer = await browser.post(`/ideas/${reference}`, change);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: field }] });
  expect(await json(`/ideas/${reference}`)).toMatchObject({ state: 'received' });
});

test('PRIV-8 an idea is deleted when its time is over', async () => {
  const reference = await send();
  site.clock.now = new Date(site.clock.now.getTime() + (IDEA_RETENTION_DAYS + 1) * 86_400_000);
  await deleteExpired(
    { ...site.deps, sendMail: async () => Promise.reject(new Error('nothing is sent')) },
    {},
    { id: randomUUID(), enqueuedAt: site.clock.now },
  );
  expect((await site.get(`/ideas/${reference}`)).status).toBe(404);
});

test('PROF-3 the name stands at a published idea while its author’s profile is visible to others, and only then', async () => {
  const author = await signUpPerson(site);
  const other = await signUpPerson(site);
  const show = (profileVisibility: string, who = author) =>
    who.browser.post('/user-preferences', {
      preference_category: 'privacyPreferences',
      preference_data: { profileVisibility },
    });
  const sendAs = async (who: typeof author | null, authorId: string | undefined, summary: string) => {
    const payload = { ...IDEA, ...(authorId && { authorId }) };
    const operations = [{ id: randomUUID(), kind: 'idea.send', payload, at: '2026-11-22T07:00:00.000Z' }];
    const browser = who?.browser ?? newBrowser(site);
    const answer = await browser.request('POST', '/sync/support', { operations }, { [SYNC_HEADER]: SYNC_AS_GUEST });
    const { results } = (await answer.json()) as { results: { reference: string }[] };
    await database.db
      .update(ideas)
      .set({ summary })
      .where(eq(ideas.reference, results[0]?.reference ?? ''));
  };
  await sendAs(author, author.id, 'while private');
  await show('public');
  await show('public', other);
  await sendAs(author, author.id, 'named');
  await sendAs(author, undefined, 'without asking for it');
  await sendAs(other, author.id, 'in the name of another');
  await sendAs(null, author.id, 'of a guest');
  const names = async () =>
    Object.fromEntries(
      ((await json('/published-ideas')) as { summary: string; author: string | null }[]).map((idea) => [
        idea.summary,
        idea.author,
      ]),
    );
  const nobody = {
    'while private': null,
    'without asking for it': null,
    'in the name of another': null,
    'of a guest': null,
  };
  expect(await names()).toEqual({ ...nobody, named: 'Amina Reader' });
  await show('private');
  expect(await names()).toEqual({ ...nobody, named: null });
  await show('public');
  const [stored] = await database.db.select().from(ideas).where(eq(ideas.summary, 'named'));
  expect(stored?.authorId).toBe(author.id);
  await database.db.delete(profiles).where(eq(profiles.id, author.id));
  expect(await names()).toEqual({ ...nobody, named: null });
});

test('PROF-3 a change of who may read a name, or of the name, announces the published ideas of that person', async () => {
  const { id: authorId, browser } = await signUpPerson(site);
  const row = { reference: 'I-22222222', topic: 'transport', message: 'x', locale: 'en', state: 'received', authorId };
  await database.db.insert(ideas).values({ ...row, summary: 'Shade', createdAt: new Date(), updatedAt: new Date() });
  const heard: string[] = [];
  const listening = await listenToContentChanges(database.address, (changes) =>
    heard.push(...(changes ?? []).map(({ kind, id }) => `${kind}/${id}`)),
  );
  await browser.post('/user-preferences', {
    preference_category: 'privacyPreferences',
    preference_data: { profileVisibility: 'public' },
  });
  await vi.waitFor(() => expect(heard).toEqual(['idea/I-22222222']));
  await database.db.update(profiles).set({ fullName: 'Amina B' }).where(eq(profiles.id, authorId));
  await vi.waitFor(() => expect(heard).toEqual(['idea/I-22222222', 'idea/I-22222222']));
  await listening.close();
});
