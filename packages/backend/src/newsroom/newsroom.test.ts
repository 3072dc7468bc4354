import { complianceAuditLogs, profiles } from '@dalil/database/tables/accounts.ts';
import { contentItems, contentTexts } from '@dalil/database/tables/guide.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { verifyAuditLog } from '../privacy/audit/verify-audit-log.ts';
import { publishScheduled } from './publish-scheduled.job.ts';
import { newsroomOf } from './test-newsroom.ts';

let database: TestDatabase;
let site: TestSite;
/** A second server on the same database. */
let other: TestSite;
let now = new Date('2026-11-26T08:00:00Z');
let count = 0;
let people: Record<'editor' | 'second' | 'publisher' | 'admin' | 'curator', Awaited<ReturnType<typeof signUpPerson>>>;
let editor: ReturnType<typeof newsroomOf>;
let publisher: ReturnType<typeof newsroomOf>;
let admin: ReturnType<typeof newsroomOf>;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  const limitSecret = randomUUID();
  site = createTestSite(database.db, { limitSecret, now: () => now });
  other = createTestSite(database.db, { limitSecret, now: () => now });
  people = {
    editor: await signUpPerson(site, { role: 'editor' }),
    second: await signUpPerson(site, { role: 'editor' }),
    publisher: await signUpPerson(site, { role: 'publisher' }),
    admin: await signUpPerson(site, { role: 'admin' }),
    curator: await signUpPerson(site, { role: 'curator' }),
  };
  await database.db.update(profiles).set({ fullName: 'Layla Haddad' }).where(eq(profiles.id, people.publisher.id));
  await database.db.update(profiles).set({ fullName: 'Omar Ali' }).where(eq(profiles.id, people.admin.id));
  editor = newsroomOf(people.editor.browser);
  publisher = newsroomOf(people.publisher.browser);
  admin = newsroomOf(people.admin.browser);
});

beforeEach(() => {
  site.deps.limitSecret = randomUUID();
  other.deps.limitSecret = site.deps.limitSecret;
});

afterAll(() => database.close());

/** An article in English that is ready for a reviewer, in version 2. */
async function submitted(markdown = 'Lifeguards stay until midnight.'): Promise<string> {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'en', 'Swimming at night');
  await editor.details(id, 1);
  await editor.save(id, 'en', 1, markdown);
  await editor.act(id, 'en', 2, 'submit');
  return id;
}

const article = (id: string, locale = 'en') => site.get(`/articles/${id}?locale=${locale}`);
const dump = (body: unknown) => JSON.stringify(body);

test('STAFF-1 STAFF-9 an article goes from a draft to its users, by three people, and says who approved it', async () => {
  const id = await submitted('A crossing costs {{salik.peak.price}}.');
  expect((await article(id)).status).toBe(404);
  expect(
    await publisher.act(id, 'en', 2, 'request-changes', { reason: 'sources', comment: 'Who says so?' }),
  ).toMatchObject({
    status: 200,
    body: { state: 'changes-requested' },
  });
  expect((await editor.read(id, 'en')).entries[0]).toMatchObject({
    reason: 'sources',
    comment: 'Who says so?',
    by: 'Layla Haddad',
  });
  await editor.save(id, 'en', 2, 'A crossing costs {{salik.peak.price}}, Salik says.');
  await editor.act(id, 'en', 3, 'submit');
  expect((await publisher.act(id, 'en', 3, 'approve')).body).toMatchObject({ state: 'approved', approvals: 1 });
  expect((await publisher.act(id, 'en', 3, 'publish')).body).toMatchObject({ state: 'published' });
  const answer = await article(id);
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as { facts: object[]; provenance: object };
  expect(body).toMatchObject({
    title: 'Swimming at night',
    provenance: { method: 'person', approvedBy: 'Layla Haddad', sources: [{ name: 'Dubai Municipality' }] },
    facts: [{ id: 'salik.peak.price' }],
  });
  const entries = await database.db.select().from(complianceAuditLogs).orderBy(asc(complianceAuditLogs.sequence));
  const steps = entries.filter(({ metadata }) => (metadata as { subject?: string }).subject === `article/${id}`);
  expect(steps.map(({ metadata }) => (metadata as { action?: string }).action ?? '')).toEqual([
    '',
    '',
    'submit',
    'request-changes',
    'submit',
    'approve',
    'publish',
  ]);
  expect(steps.at(-1)?.metadata).toMatchObject({
    from: 'approved',
    to: 'published',
    version: 3,
    hash: expect.any(String),
  });
  const actor = { kind: 'user', userId: people.admin.id, sessionId: randomUUID(), role: 'admin' } as const;
  expect(await verifyAuditLog(site.deps, actor, {})).toMatchObject({ isIntact: true });
});

test('STAFF-1 no author approves their own text, not even an admin who only corrected it', async () => {
  const id = await submitted();
  await admin.save(id, 'en', 2, 'Lifeguards stay until ten.');
  await admin.act(id, 'en', 3, 'submit');
  expect(await admin.act(id, 'en', 3, 'approve')).toMatchObject({
    status: 409,
    body: { code: 'workflow_refused', fields: [{ path: 'action', code: 'own_text' }] },
  });
  expect((await publisher.act(id, 'en', 3, 'approve')).status).toBe(200);
});

test('STAFF-1 an edit voids an approval, of the text and of what belongs to all languages', async () => {
  const id = await submitted();
  await publisher.act(id, 'en', 2, 'approve');
  await editor.save(id, 'en', 2, 'Lifeguards stay until one.');
  expect(await editor.read(id, 'en')).toMatchObject({ state: 'draft', approvals: [] });
  expect((await publisher.act(id, 'en', 3, 'publish')).body.fields).toEqual([{ path: 'action', code: 'wrong_state' }]);
  await editor.act(id, 'en', 3, 'submit');
  await publisher.act(id, 'en', 3, 'approve');
  await editor.details(id, 2, { sources: [{ name: 'Another publisher' }] });
  expect(await editor.read(id, 'en')).toMatchObject({ state: 'draft', approvals: [] });
});

test('STAFF-1 a version that was replaced while it was read is not approved by mistake', async () => {
  const id = await submitted();
  await editor.save(id, 'en', 2, 'Lifeguards stay until two.');
  await editor.act(id, 'en', 3, 'submit');
  expect(await publisher.act(id, 'en', 2, 'approve')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await editor.read(id, 'en')).toMatchObject({ state: 'in-review', approvals: [] });
});

test('STAFF-1 a text about government needs two people, and a review date', async () => {
  const id = await submitted();
  await editor.details(id, 2, { category: 'government', reviewBy: null });
  await editor.act(id, 'en', 2, 'submit');
  expect((await publisher.act(id, 'en', 2, 'approve')).body).toMatchObject({ state: 'in-review', approvalsNeeded: 2 });
  expect((await publisher.act(id, 'en', 2, 'approve')).body.fields).toEqual([
    { path: 'action', code: 'already_approved' },
  ]);
  expect((await admin.act(id, 'en', 2, 'approve')).body).toMatchObject({ state: 'approved' });
  expect((await publisher.act(id, 'en', 2, 'publish')).body.fields).toEqual([
    { path: 'action', code: 'review_by_missing' },
  ]);
  await editor.details(id, 3, { category: 'government', reviewBy: '2027-05-01' });
  expect((await publisher.act(id, 'en', 2, 'publish')).body).toMatchObject({ state: 'published' });
  const body = (await (await article(id)).json()) as { provenance: object };
  expect(body.provenance).toMatchObject({ approvedBy: 'Layla Haddad · Omar Ali' });
});

test('STAFF-1 two editors at the same time: the second is answered both texts, and nothing is lost', async () => {
  const id = await submitted();
  const second = newsroomOf(people.second.browser);
  expect((await editor.save(id, 'en', 2, 'Until ten.')).body).toMatchObject({ kind: 'saved', version: 3 });
  expect((await second.save(id, 'en', 2, 'Until eleven.')).body).toEqual({
    kind: 'conflict',
    version: 3,
    title: 'Swimming at night',
    summary: 'Three beaches have light.',
    markdown: 'Until ten.',
    body: null,
  });
  expect((await second.save(id, 'en', 3, 'Until ten or eleven.')).body).toMatchObject({ kind: 'saved', version: 4 });
  const both = await Promise.all([editor.save(id, 'en', 4, 'One.'), second.save(id, 'en', 4, 'Two.')]);
  expect(both.map(({ body }) => String(body.kind)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'conflict',
    'saved',
  ]);
  expect((await editor.details(id, 1)).status).toBe(409);
});

test('STAFF-1 words that changed between versions, in Arabic as well, and an older version restored', async () => {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'ar', 'السباحة ليلا');
  await editor.save(id, 'ar', 1, 'يبقى المنقذون حتى منتصف الليل', 'السباحة ليلا');
  await editor.save(id, 'ar', 2, 'يبقى المنقذون حتى العاشرة', 'السباحة ليلا');
  expect((await editor.changes(id, 'ar', 2, 3)).body).toEqual([
    { kind: 'same', text: 'يبقى المنقذون حتى ' },
    { kind: 'removed', text: 'منتصف الليل' },
    { kind: 'added', text: 'العاشرة' },
  ]);
  expect((await editor.restore(id, 'ar', 2)).body).toEqual({ version: 4 });
  expect(await editor.read(id, 'ar')).toMatchObject({ markdown: 'يبقى المنقذون حتى منتصف الليل', version: 4 });
  expect((await editor.read(id, 'ar')).versions).toHaveLength(4);
});

test('STAFF-1 a published article is corrected, then withdrawn in all languages with a reason', async () => {
  const id = await submitted();
  await publisher.act(id, 'en', 2, 'approve');
  await publisher.act(id, 'en', 2, 'publish');
  await editor.save(id, 'en', 2, 'Lifeguards stay until ten.');
  expect(dump(await (await article(id)).json())).toContain('until midnight');
  await editor.act(id, 'en', 3, 'submit');
  await publisher.act(id, 'en', 3, 'approve');
  expect((await publisher.act(id, 'en', 3, 'publish', { comment: 'The hour was wrong.' })).body).toMatchObject({
    state: 'corrected',
  });
  expect(dump(await (await article(id)).json())).toContain('until ten');
  expect((await publisher.act(id, 'en', 3, 'unpublish')).body.fields).toEqual([{ path: 'reason', code: 'required' }]);
  expect((await publisher.act(id, 'en', 3, 'unpublish', { reason: 'wrong', isWholeItem: true })).body).toMatchObject({
    state: 'unpublished',
  });
  expect((await article(id)).status).toBe(410);
});

test('STAFF-1 a text that names an unknown fact is not submitted', async () => {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'en', 'Swimming at night');
  await editor.save(id, 'en', 1, 'It costs {{no.such.fact}}.');
  expect((await editor.act(id, 'en', 2, 'submit')).body.fields).toEqual([{ path: 'markdown', code: 'unknown_fact' }]);
});

test('STAFF-1 two servers publish a scheduled text once, at its minute in Dubai', async () => {
  const id = await submitted();
  await publisher.act(id, 'en', 2, 'approve');
  expect((await publisher.act(id, 'en', 2, 'schedule', { at: '2026-11-26T11:59' })).body.fields).toEqual([
    { path: 'action', code: 'time_past' },
  ]);
  expect((await publisher.act(id, 'en', 2, 'schedule', { at: '2026-11-26T13:00' })).body).toMatchObject({
    state: 'scheduled',
  });
  const sendMail = async () => ({ sent: 1 }) as const;
  const run = () =>
    Promise.all(
      [site, other].map(({ deps }) => publishScheduled({ ...deps, sendMail }, {}, { id: 'job', enqueuedAt: now })),
    );
  now = new Date('2026-11-26T08:59:00Z');
  await run();
  expect((await article(id)).status).toBe(404);
  now = new Date('2026-11-26T09:00:00Z');
  await run();
  expect((await article(id)).status).toBe(200);
  const view = await editor.read(id, 'en');
  expect(view).toMatchObject({ state: 'published', liveVersion: 2 });
  expect(view.entries.filter(({ action }) => action === 'publish')).toHaveLength(1);
});

test('STAFF-1 MON-1 a scheduled text that cannot be written holds up no other, and is published later', async () => {
  const before = now;
  const [poison, behind] = [await submitted(), await submitted()];
  for (const [id, at] of [
    [poison, '2026-11-26T13:30'],
    [behind, '2026-11-26T13:31'],
  ] as const) {
    await publisher.act(id, 'en', 2, 'approve');
    expect((await publisher.act(id, 'en', 2, 'schedule', { at })).body).toMatchObject({ state: 'scheduled' });
  }
  await database.db.execute(sql`
    create function refuse_poison() returns trigger language plpgsql as $$ begin
      if new.item_id = tg_argv[0] then raise exception 'poison'; end if; return new; end $$`);
  await database.db.execute(
    sql.raw(`create trigger refuse_poison before insert or update on content_texts
      for each row execute function refuse_poison('${poison}')`),
  );
  const sendMail = async () => ({ sent: 1 }) as const;
  const run = () => publishScheduled({ ...site.deps, sendMail }, {}, { id: 'job', enqueuedAt: now });
  const statuses = async () => [(await article(poison)).status, (await article(behind)).status];
  now = new Date('2026-11-26T09:31:00Z');
  await run();
  expect(await statuses()).toEqual([404, 200]);
  expect(await database.db.select().from(rowFailures)).toMatchObject([
    { loop: 'publish-scheduled', rowKey: `article/${poison}/en`, attempts: 1 },
  ]);
  await database.db.execute(sql`drop trigger refuse_poison on content_texts`);
  await run();
  expect(await statuses()).toEqual([404, 200]);
  now = new Date('2026-11-26T09:32:00Z');
  await run();
  expect(await statuses()).toEqual([200, 200]);
  expect(await database.db.$count(rowFailures)).toBe(0);
  now = before;
});

test('STAFF-1 two publishers on two servers at the same time publish once', async () => {
  const id = await submitted();
  await publisher.act(id, 'en', 2, 'approve');
  const there = newsroomOf((await copyTo(other)).browser);
  const answers = await Promise.all([publisher.act(id, 'en', 2, 'publish'), there.act(id, 'en', 2, 'publish')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const approved = await submitted();
  const both = await Promise.all([
    publisher.act(approved, 'en', 2, 'approve'),
    there.act(approved, 'en', 2, 'approve'),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

/** The publisher, signed in at another server. */
async function copyTo(server: TestSite) {
  const { copyBrowser } = await import('../accounts/test-accounts.ts');
  return { browser: copyBrowser(server, people.publisher.browser) };
}

test('STAFF-2 STAFF-9 imported texts are published and not approved, until a person approves one in its language', async () => {
  const [id, kind] = ['dubai-mall', 'place'];
  const view = await publisher.read(id, 'en', kind);
  expect(view).toMatchObject({
    state: 'published',
    details: { method: 'machine-drafted' },
    approvals: [],
    actions: ['approve', 'unpublish', 'archive'],
  });
  const [before] = await database.db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), eq(contentItems.id, id)));
  await publisher.act(id, 'en', view.version, 'approve', {}, kind);
  const [after] = await database.db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), eq(contentItems.id, id)));
  expect(after?.provenance).toMatchObject({ approvedBy: { en: { name: 'Layla Haddad' } } });
  // A later import may still improve it: it has not been edited.
  expect(after?.importHash).toBe(before?.importHash);
  const inLocale = async (locale: string) =>
    (await (await site.get(`/content/${id}?locale=${locale}`)).json()) as { place: object };
  expect((await inLocale('en')).place).toMatchObject({ provenance: { approvedBy: 'Layla Haddad' } });
  expect((await inLocale('ar')).place).toMatchObject({ provenance: { approvedBy: null } });
});

test('STAFF-1 an edited article of the starting content is not imported again', async () => {
  const id = 'metro-in-one-page';
  const view = await editor.read(id, 'ar');
  expect(view).toMatchObject({ state: 'published', version: 1, original: { locale: 'en' } });
  await editor.save(id, 'ar', 1, 'نص جديد');
  const [row] = await database.db.select().from(contentItems).where(eq(contentItems.id, id));
  expect(row?.importHash).toBeNull();
  const [text] = await database.db
    .select()
    .from(contentTexts)
    .where(and(eq(contentTexts.itemId, id), eq(contentTexts.locale, 'ar')));
  expect(dump(text?.body)).not.toContain('نص جديد');
});

test('STAFF-3 the queue: what waits for review, for release, and the imported items most others lead to', async () => {
  const id = await submitted();
  const queue = async (part: string) =>
    (await (await people.publisher.browser.get(`/newsroom/queue?part=${part}`)).json()) as {
      items: { id: string; links: number | null }[];
      counts: Record<string, number>;
    };
  const review = await queue('review');
  expect(review.items.find((item) => item.id === id)).toMatchObject({ authors: ['Amina Reader'], href: `/news/${id}` });
  const imported = await queue('imported');
  expect(imported.items).toHaveLength(50);
  expect(imported.counts.imported).toBeGreaterThan(500);
  expect(imported.items[0]?.links).toBeGreaterThan(2);
  expect(imported.items.map((item) => item.id)).not.toContain('dubai-mall');
});

test('ROUTE-6 STAFF-6 the work of a person: what was sent back to them first, and what their role has to do', async () => {
  type Found = { id: string; state: string };
  type WorkOf = { own: { items: Found[] }; review: { items: Found[] } | null; counts: Record<string, number | null> };
  const work = async ({ browser }: { browser: typeof people.editor.browser }) =>
    (await (await browser.get('/newsroom/work')).json()) as WorkOf;
  const [waiting, returned] = [await submitted(), await submitted()];
  await publisher.act(returned, 'en', 2, 'request-changes', { reason: 'clarity', comment: 'Which beaches?' });
  const own = await work(people.editor);
  expect(own.own.items[0]).toMatchObject({ state: 'changes-requested' });
  const ids = (items: Found[]) => items.map(({ id }) => id);
  expect(ids(own.own.items)).toEqual(expect.arrayContaining([waiting, returned]));
  expect(own).toMatchObject({ review: null, counts: { release: null, findings: null, ideas: 0, sources: 0 } });
  // Another editor has nothing to do with them, a reviewer has.
  expect(ids((await work(people.second)).own.items)).not.toContain(returned);
  const review = (await work(people.publisher)).review?.items ?? [];
  expect(review.every(({ state }) => state === 'in-review')).toBe(true);
  expect(review.length).toBeGreaterThan(0);
  expect(await work(people.curator)).toMatchObject({ review: null, counts: { ideas: null, alerts: null } });
});

test('STAFF-6 the articles with the state of each language, found by state, language and words', async () => {
  const id = `article-${(count += 1)}`;
  await editor.create(id, 'ur', 'رات کو اونٹوں کی سیر');
  const list = async (query: string) =>
    (await (await people.curator.browser.get(`/newsroom/articles?${query}`)).json()) as {
      items: { id: string; title: string; languages: { locale: string; state: string | null }[] }[];
      total: number;
    };
  const all = await list('locale=en');
  expect(all.total).toBeGreaterThan(40);
  const found = await list(`search=${encodeURIComponent('اونٹوں کی سیر')}`);
  expect(found.items.map((item) => [item.id, item.languages.map(({ state }) => state)])).toEqual([
    [id, [null, null, null, 'draft']],
  ]);
  expect((await list('state=draft&missing=ar')).items.map((item) => item.id)).toContain(id);
  expect((await list('missing=ur')).items.map((item) => item.id)).not.toContain(id);
  expect((await list('search=salik&locale=hi')).items[0]?.title).not.toMatch(/Salik gates/);
});
