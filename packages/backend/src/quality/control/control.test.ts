import { randomUUID } from 'node:crypto';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { contentItems, contentTexts } from '@dalil/database/tables/guide.ts';
import { linkChecks, qualityFindings, qualityRuns, qualityWaivers } from '@dalil/database/tables/quality-control.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { MAX_WAIVER_DAYS } from '@dalil/domain/quality/rules/rule-ids.ts';
import type { Rule } from '@dalil/domain/quality/rules/rule.ts';
import { RULES } from '@dalil/domain/quality/rules/rule-list.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../../accounts/test-accounts.ts';
import { publishScheduled } from '../../newsroom/publish-scheduled.job.ts';
import { newsroomOf } from '../../newsroom/test-newsroom.ts';
import { createFetchPublic, FetchRefused } from '../../providers/fetch/fetch-public.ts';
import { startTestPublisher } from '../../providers/feeds/test-publisher.ts';
import { openTestSite } from '../../test-site.ts';
import { checkLinks } from './check-links.job.ts';
import { beginRun, checkQuality, evaluateAll } from './check-quality.job.ts';
import type { FindingView } from './finding-views.ts';
import type { FindingDetails } from './get-finding.ts';
import type { Overview } from './get-quality-overview.ts';

const START = new Date('2026-11-26T08:00:00Z');
const HOUR = 3_600_000;
const publisher = await startTestPublisher();
const { fetchPublic: fetchTest, close } = createFetchPublic({ allowHosts: [publisher.host], timeoutMs: 400 });
/** The addresses of the starting content are not asked. */
const fetchPublic: typeof fetchTest = (url, headers) =>
  url.startsWith(publisher.origin) ? fetchTest(url, headers) : Promise.reject(new FetchRefused('unreachable'));
const { database, site } = await openTestSite({ hasContent: true }, { fetchPublic });
site.deps.live = { ...site.deps.live, pause: async () => {} };
const { db } = database;
const jobDeps = { ...site.deps, sendMail: async () => ({ sent: 1 as const }) };
const admin = await signUpPerson(site, { role: 'admin' });
const editor = await signUpPerson(site, { role: 'editor' });
const publisherPerson = await signUpPerson(site, { role: 'publisher' });
let count = 0;

afterAll(async () => {
  await close();
  await publisher.close();
});
beforeEach(() => {
  site.clock.now = new Date(
    site.clock.now.getTime() > START.getTime() ? site.clock.now.getTime() + 1000 : START.getTime(),
  );
  site.deps.limitSecret = randomUUID();
  jobDeps.limitSecret = site.deps.limitSecret;
});

const run = (payload: { runId?: number } = {}) => checkQuality(jobDeps, payload, { id: 'job', enqueuedAt: START });
const json = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;
const overview = () => json<Overview>(admin.browser.get('/quality-control'));
const list = (query: string) =>
  json<{ items: FindingView[]; total: number }>(admin.browser.get(`/quality-control/findings?${query}`));
const details = (number: number) => json<FindingDetails>(admin.browser.get(`/quality-control/findings/${number}`));
const later = (hours: number) => (site.clock.now = new Date(site.clock.now.getTime() + hours * HOUR));

async function addArticle(markdown: string, id = `checked-${(count += 1)}`): Promise<string> {
  const provenance = { method: 'person', sources: [{ id: 'rta', names: { en: 'RTA' }, url: 'https://www.rta.ae' }] };
  const data = { isEvergreen: true, placeIds: [] };
  const base = { id, kind: 'article', category: 'transport', dataVersion: 1, state: 'published', asOf: '2026-11' };
  await db.insert(contentItems).values({ ...base, data, provenance, publishedAt: START });
  for (const locale of ['en', 'ar', 'hi', 'ur']) {
    const text = {
      title: `Title ${count}`,
      summary: 'A summary.',
      body: { markdown: locale === 'en' ? markdown : 'x' },
    };
    await db.insert(contentTexts).values({
      kind: 'article',
      itemId: id,
      locale,
      ...text,
      translation: null,
      state: 'published',
      updatedAt: START,
    });
  }
  return id;
}
const rewrite = (id: string, markdown: string) =>
  db
    .update(contentTexts)
    .set({ body: { markdown } })
    .where(and(eq(contentTexts.itemId, id), eq(contentTexts.locale, 'en')));

async function findingOf(id: string, rule = 'link-broken') {
  const [row] = await db
    .select()
    .from(qualityFindings)
    .where(and(eq(qualityFindings.itemId, id), eq(qualityFindings.rule, rule)));
  return row;
}

/** A text in review with these words, in version 2. */
async function submitted(markdown: string): Promise<string> {
  const id = `text-${(count += 1)}`;
  const texts = newsroomOf(editor.browser);
  await texts.create(id, 'en', 'Swimming at night');
  await texts.details(id, 1);
  await texts.save(id, 'en', 1, markdown);
  expect((await texts.act(id, 'en', 2, 'submit')).status).toBe(200);
  return id;
}

test('STAFF-5 a run over the whole guide scores it by section and language and lists the worst first', async () => {
  const broken = await addArticle('[x](/news/no-such-page) Obviously.');
  expect((await admin.browser.post('/quality-control/runs', {})).status).toBe(200);
  expect((await admin.browser.post('/quality-control/runs', {})).status).toBe(409);
  expect((await overview()).current).toMatchObject({ state: 'waiting', isScheduled: false });
  const job = site.jobs.findLast(({ name }) => name === 'check-quality');
  await run(job?.payload as { runId: number });
  const state = await overview();
  expect(state.current).toBeNull();
  expect(state.latest?.itemsDone).toBe(state.latest?.itemsTotal);
  expect(state.latest?.rules.map(({ rule }) => rule)).toEqual(RULES.map(({ id }) => id));
  expect(state.latest?.rules.filter(({ state: one }) => one === 'failed')).toEqual([]);
  expect(Object.keys(state.scores?.locales ?? {})).toEqual(['ar', 'en', 'hi', 'ur']);
  expect(state.scores?.sections).toHaveProperty('transport');
  expect(state.worst.map(({ score }) => score)).toEqual(
    state.worst.map(({ score }) => score).toSorted((a, b) => a - b),
  );
  expect(state.trend).toHaveLength(1);
  // The other tests need only some of the guide.
  await db.execute(sql`delete from content_items where position > 3 and id not like 'checked-%'`);
  const { items } = await list('severity=high');
  expect(items[0]).toMatchObject({ rule: 'link-broken', id: broken, isBlocking: true, evidence: '/news/no-such-page' });
  expect(items[0]).toMatchObject({
    href: `/news/${broken}`,
    editHref: `/dashboard?tab=articles&edit=${broken}&language=en`,
  });
});

test('STAFF-5 a finding is the same across runs, is resolved when it is gone and comes back with its history', async () => {
  const id = await addArticle('[x](/news/no-such-page)');
  await run();
  const first = await findingOf(id);
  later(1);
  await run();
  const again = await findingOf(id);
  expect([again?.id, again?.firstSeen, again?.lastSeen]).toEqual([first?.id, first?.firstSeen, site.clock.now]);
  await rewrite(id, 'No link.');
  later(1);
  await run();
  expect((await overview()).latest).toMatchObject({ resolvedFindings: 1, newFindings: 0 });
  expect((await findingOf(id))?.resolvedAt).toEqual(site.clock.now);
  await rewrite(id, '[x](/news/no-such-page)');
  const checked = await json<object>(admin.browser.post(`/quality-control/items/article/${id}/check`, {}));
  expect(checked).toMatchObject({ isNew: 1 });
  const { history, finding } = await details(first?.id ?? 0);
  expect(history.map(({ event }) => event)).toEqual(['found', 'resolved', 'found-again']);
  expect(finding.resolvedAt).toBeNull();
});

test('STAFF-5 a rule that crashes is shown as failed, and resolves nothing it has found before', async () => {
  const id = await addArticle('[x](/news/no-such-page)');
  await run();
  await rewrite(id, 'No link.');
  later(1);
  const crash: Rule['item'] = () => {
    throw new RangeError('boom');
  };
  const rules = RULES.map((rule) => (rule.id === 'link-broken' ? { ...rule, item: crash } : rule));
  await evaluateAll(site.deps, await beginRun(site.deps, null), rules);
  const { latest } = await overview();
  expect(latest?.rules.find(({ rule }) => rule === 'link-broken')).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('RangeError · '),
  });
  expect((await findingOf(id))?.resolvedAt).toBeNull();
});

test('STAFF-5 other work of the process goes on between two items of a run', async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const seen: number[] = [];
  const slow: Rule['item'] = () => {
    seen.push(turns);
    const until = performance.now() + 16;
    while (performance.now() < until);
    return [];
  };
  const rules = RULES.filter(({ id }) => id === 'link-broken').map((rule) => ({ ...rule, item: slow }));
  await evaluateAll(site.deps, await beginRun(site.deps, null), rules);
  clearImmediate(next);
  expect(seen.length).toBeGreaterThan(3);
  expect(new Set(seen).size).toBe(seen.length);
  await db.delete(qualityRuns).where(eq(qualityRuns.state, 'done'));
});

test('STAFF-5 a run that fails is shown as failed', async () => {
  const runId = await beginRun(site.deps, null);
  const gone = { execute: () => Promise.reject(new Error('gone')) };
  const failing = { ...jobDeps, db: Object.assign(Object.create(db) as typeof db, gone) };
  await expect(checkQuality(failing, { runId }, { id: 'job', enqueuedAt: START })).rejects.toThrow('gone');
  expect((await overview()).current).toMatchObject({ number: runId, state: 'failed' });
  await db.delete(qualityRuns).where(eq(qualityRuns.id, runId));
});

test('STAFF-5 what blocks is refused at approval with its findings; a waiver lets it through until its day', async () => {
  const id = await submitted('Use the promo code SUN.');
  const release = newsroomOf(publisherPerson.browser);
  const refused = await release.act(id, 'en', 2, 'approve');
  expect([refused.status, refused.body.code]).toEqual([409, 'workflow_refused']);
  expect(refused.body.fields).toEqual([
    { path: 'action', code: 'quality' },
    { path: 'quality.promotion-unlabelled', code: expect.stringContaining('promo code SUN') },
  ]);
  const report = await json<{ findings: object[] }>(
    publisherPerson.browser.get(`/quality-control/texts/article/${id}/en`),
  );
  const [found] = report.findings.filter((one) => (one as { isBlocking: boolean }).isBlocking);
  expect(found).toMatchObject({ rule: 'promotion-unlabelled', isWaived: false });
  expect((await overview()).blocked).toMatchObject([{ id, locale: 'en', rules: ['promotion-unlabelled'] }]);

  const waiver = {
    rule: 'promotion-unlabelled',
    kind: 'article',
    id,
    locale: 'en',
    subject: 'promo code',
    reason: 'A quotation.',
  };
  const until = site.clock.now.toISOString().slice(0, 10);
  for (const days of [-1, MAX_WAIVER_DAYS + 1]) {
    const outside = { ...waiver, until: addDays(until, days) };
    expect((await admin.browser.post('/quality-control/waivers', outside)).status, `${days}`).toBe(400);
  }
  expect((await admin.browser.post('/quality-control/waivers', { ...waiver, until })).status).toBe(200);
  expect((await overview()).blocked).toEqual([]);
  expect((await release.act(id, 'en', 2, 'approve')).body).toMatchObject({ state: 'approved' });
  const [entry] = await db
    .select()
    .from(complianceAuditLogs)
    .where(eq(complianceAuditLogs.eventType, 'quality.waived'))
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  expect(entry).toMatchObject({ userId: admin.id, metadata: { subject: `article/${id}`, until } });
  later(13);
  expect(await release.act(id, 'en', 2, 'publish')).toMatchObject({ status: 409, body: { code: 'workflow_refused' } });
});

test('STAFF-5 a stored finding counts as waived to the end of the last day', async () => {
  const id = await addArticle('See [this](/news/a-page-that-is-not).');
  await admin.browser.post(`/quality-control/items/article/${id}/check`, {});
  const finding = await findingOf(id);
  if (!finding) throw new Error('the rule found nothing');
  const { rule, kind, locale, subject } = finding;
  const until = dubaiDate(site.clock.now);
  const waiver = { rule, kind, id, locale, subject, reason: 'It comes tomorrow.', until };
  expect((await admin.browser.post('/quality-control/waivers', waiver)).status).toBe(200);
  expect((await details(finding.id)).finding.isWaived).toBe(true);
  const yesterday = { until: addDays(until, -1) };
  await db.update(qualityWaivers).set(yesterday).where(eq(qualityWaivers.itemId, id));
  expect((await details(finding.id)).finding.isWaived).toBe(false);
});

test('STAFF-5 whoever wrote a text cannot waive what blocks it', async () => {
  const id = `text-${(count += 1)}`;
  const texts = newsroomOf(admin.browser);
  await texts.create(id, 'en', 'Swimming at night');
  await texts.save(id, 'en', 1, 'Use the promo code SUN.');
  const until = site.clock.now.toISOString().slice(0, 10);
  const waiver = {
    rule: 'promotion-unlabelled',
    kind: 'article',
    id,
    locale: 'en',
    subject: 'promo code',
    reason: 'Mine.',
    until,
  };
  const answer = await admin.browser.post('/quality-control/waivers', waiver);
  expect([answer.status, await answer.json()]).toMatchObject([409, { fields: [{ path: 'action', code: 'own_text' }] }]);
});

test('STAFF-5 a scheduled text that is refused stays scheduled, and the next one is published', async () => {
  const release = newsroomOf(publisherPerson.browser);
  const ids = [await submitted('See [this](/news/a-page-that-goes).'), await submitted('A good text.')];
  await addArticle('x', 'a-page-that-goes');
  const at = new Date(site.clock.now.getTime() + 5 * HOUR).toISOString().slice(0, 16);
  for (const id of ids) {
    expect((await release.act(id, 'en', 2, 'approve')).status).toBe(200);
    expect((await release.act(id, 'en', 2, 'schedule', { at })).status).toBe(200);
  }
  await db.delete(contentItems).where(eq(contentItems.id, 'a-page-that-goes'));
  later(2);
  site.logged.length = 0;
  await publishScheduled(jobDeps, {}, { id: 'job', enqueuedAt: START });
  const states = await Promise.all(ids.map(async (id) => (await newsroomOf(editor.browser).read(id, 'en')).state));
  expect(states).toEqual(['scheduled', 'published']);
  expect(site.logged).toMatchObject([{ event: 'schedule_refused', fields: { id: ids[0], reason: 'quality' } }]);
});

test('STAFF-5 findings are assigned together and exported as CSV without formulas', async () => {
  const id = await addArticle('[x](/=HYPERLINK("x"),no)');
  await admin.browser.post(`/quality-control/items/article/${id}/check`, {});
  await db.update(contentTexts).set({ title: '=1+1' }).where(eq(contentTexts.itemId, id));
  const finding = await findingOf(id);
  const numbers = [finding?.id ?? 0];
  const wrong = { numbers, ownerId: randomUUID(), due: null };
  expect((await admin.browser.post('/quality-control/assignments', wrong)).status).toBe(400);
  const given = { numbers, ownerId: editor.id, due: '2026-12-01' };
  expect(await json(admin.browser.post('/quality-control/assignments', given))).toEqual({ assigned: 1 });
  expect((await details(numbers[0] ?? 0)).finding).toMatchObject({ ownerId: editor.id, due: '2026-12-01' });
  const answer = await admin.browser.get('/quality-control/findings.csv?rule=link-broken');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const table = await answer.text();
  expect(table).toContain(`,'=1+1,`);
  expect(
    table
      .split('\r\n')
      .slice(1)
      .filter((line) => /(?:^|,)"?[=+@]/.test(line)),
  ).toEqual([]);
});

test('STAFF-5 a report of a user is a finding; its sender reads how far it has come, and nothing else', async () => {
  const id = await addArticle('A text.');
  const sent = { page: `/news/${id}`, reason: 'wrong-fact', message: 'My name is Sam, flat 12.', locale: 'en' };
  const { reference } = await json<{ reference: string }>(site.post('/problem-reports', sent));
  const { items } = await list('rule=user-report');
  expect(items[0]).toMatchObject({ kind: 'article', id, subject: reference, evidence: 'wrong-fact' });
  expect(JSON.stringify(items)).not.toContain('flat 12');
  expect((await details(items[0]?.number ?? 0)).report).toMatchObject({ message: sent.message, state: 'received' });
  const status = await site.get(`/problem-reports/${reference}`);
  expect(status.headers.get('cache-control')).toContain('no-store');
  expect(await status.json()).toEqual({
    reference,
    state: 'received',
    answer: null,
    answerLocale: null,
    receivedOn: expect.any(String),
    changedOn: null,
  });
  const change = { state: 'corrected', answer: 'The price is now right.', answerLocale: 'en' };
  expect((await editor.browser.post(`/problem-reports/${reference}`, change)).status).toBe(200);
  expect(await json(site.get(`/problem-reports/${reference}`))).toMatchObject(change);
  expect((await findingOf(id, 'user-report'))?.resolvedAt).toEqual(site.clock.now);
  await run();
  await editor.browser.post(`/problem-reports/${reference}`, { ...change, state: 'checking' });
  expect((await findingOf(id, 'user-report'))?.resolvedAt).toBeNull();
  expect((await site.get('/problem-reports/R-22222222')).status).toBe(404);
});

test('STAFF-5 five texts a week are judged; agreement is told only where two people judged the same', async () => {
  type Samples = { samples: { number: number; own: object | null; judges: number }[]; agreement: object | null };
  const draw = (person: typeof admin) => json<Samples>(person.browser.post('/quality-control/samples', {}));
  const { samples, agreement } = await draw(admin);
  expect([samples.length, agreement]).toEqual([5, null]);
  expect((await draw(admin)).samples.map(({ number }) => number)).toEqual(samples.map(({ number }) => number));
  const number = samples[0]?.number ?? 0;
  const marks = { accuracy: 5, clarity: 4, sources: 5, note: '' };
  expect((await admin.browser.post(`/quality-control/samples/${number}`, { ...marks, accuracy: 6 })).status).toBe(400);
  for (const accuracy of [4, 5]) await admin.browser.post(`/quality-control/samples/${number}`, { ...marks, accuracy });
  expect(await draw(admin)).toMatchObject({ agreement: null, samples: [{ judges: 1, own: marks }, {}, {}, {}, {}] });
  const second = await signUpPerson(site, { role: 'admin' });
  await second.browser.post(`/quality-control/samples/${number}`, { ...marks, accuracy: 1, clarity: 5 });
  expect((await draw(second)).agreement).toEqual({ pairs: 1, percent: 67 });
});

test('STAFF-5 addresses of other sites are asked as robots.txt allows, and are dead when the site says so', async () => {
  const { origin, replies, received } = publisher;
  const link = (path: string) => `[x](${origin}${path})`;
  replies.set('/robots.txt', { body: 'User-agent: *\nDisallow: /private\n' });
  replies.set('/there', { body: 'ok' });
  const id = await addArticle([link('/there'), link('/gone'), link('/private')].join(' '));
  await checkLinks({ ...jobDeps, live: { ...site.deps.live, isOn: false } }, {}, { id: 'job', enqueuedAt: START });
  expect(received).toEqual([]);
  await checkLinks({ ...jobDeps, live: site.deps.live }, {}, { id: 'job', enqueuedAt: START });
  expect(received.map(({ path }) => path).toSorted()).toEqual(['/gone', '/robots.txt', '/there']);
  const rows = await db
    .select()
    .from(linkChecks)
    .where(sql`${linkChecks.url} like ${`${origin}%`}`);
  expect(Object.fromEntries(rows.map(({ url, result }) => [url.slice(origin.length), result]))).toEqual({
    '/there': 'ok',
    '/gone': 'http_404',
    '/private': 'robots_forbid',
  });
  await run();
  expect(await findingOf(id, 'link-dead')).toMatchObject({ subject: `${origin}/gone`, resolvedAt: null });
});

test('STAFF-5 open findings of an erased account stay, without their owner', async () => {
  const open = await db.select().from(qualityFindings).where(isNull(qualityFindings.resolvedAt)).limit(1);
  const leaving = await signUpPerson(site, { role: 'editor' });
  const numbers = [open[0]?.id ?? 0];
  await admin.browser.post('/quality-control/assignments', { numbers, ownerId: leaving.id, due: null });
  await db.execute(sql`delete from profiles where id = ${leaving.id}`);
  expect((await details(numbers[0] ?? 0)).finding).toMatchObject({ owner: null, ownerId: null });
});
