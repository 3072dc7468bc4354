import { randomUUID } from 'node:crypto';
import { answerFeedback } from '@dalil/database/tables/assistant.ts';
import { contentItems } from '@dalil/database/tables/guide.ts';
import { pictures } from '@dalil/database/tables/pictures.ts';
import { qualityFindings } from '@dalil/database/tables/quality-control.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../../accounts/test-accounts.ts';
import type { DataView } from '../../newsroom/get-data.ts';
import { openTestSite } from '../../test-site.ts';
import type { TestClient } from '../../test-client.ts';
import { checkQuality } from './check-quality.job.ts';
import type { FindingDetails } from './get-finding.ts';
import type { Overview } from './get-quality-overview.ts';
import type { PartReport } from './part-report.ts';

const BY_REPORTER = 'alcohol-rules';
const START = new Date('2026-11-26T08:00:00Z');
const { database, site } = await openTestSite({ hasContent: true });
const { db } = database;
const jobDeps = { ...site.deps, sendMail: async () => ({ sent: 1 as const }) };
const admin = (await signUpPerson(site, { role: 'admin' })).browser;
const editor = (await signUpPerson(site, { role: 'editor' })).browser;
const publisher = (await signUpPerson(site, { role: 'publisher' })).browser;

beforeEach(() => {
  site.clock.now = START;
  site.deps.limitSecret = randomUUID();
});

type Body = { data: Record<string, unknown>; head: object; facts: Record<string, unknown> };
type Answer = { status: number; body: { state?: string; code?: string; fields?: { path: string; code: string }[] } };

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
async function sent(browser: TestClient, path: string, body: object): Promise<Answer> {
  const answer = await browser.post(path, body);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
const read = (kind: string, id: string) =>
  json<Omit<DataView, 'body'> & { body: Body }>(editor.get(`/newsroom/items/${kind}/${id}/data?locale=en`));
const reportOf = (kind: string, id: string) =>
  json<PartReport>(publisher.get(`/quality-control/texts/${kind}/${id}/data`));
const act = (browser: TestClient, [kind, id]: [string, string], version: number, action: string, more = {}) =>
  sent(browser, `/newsroom/texts/${kind}/${id}/data/state`, { action, version, comment: '', ...more });

/** Data of an item in review with these changes. Answers their version. */
async function submitted([kind, id]: [string, string], changed: Partial<Body>): Promise<number> {
  const { version, body, details } = await read(kind, id);
  const { version: baseVersion, category, neighbourhoods, audience, method, sources } = details;
  const reviewed = { baseVersion, category, neighbourhoods, audience, method, sources, reviewBy: '2027-05-01' };
  expect((await sent(editor, `/newsroom/items/${kind}/${id}/details`, reviewed)).status).toBe(200);
  const next = { ...body, ...changed, data: { ...body.data, ...changed.data } };
  const saved = await sent(editor, `/newsroom/items/${kind}/${id}/data`, {
    baseVersion: version,
    body: next,
    note: '',
  });
  expect(saved.body.fields).toBeUndefined();
  expect((await act(editor, [kind, id], version + 1, 'submit')).status).toBe(200);
  return version + 1;
}
const run = () => checkQuality(jobDeps, {}, { id: 'job', enqueuedAt: START });
const findingsOf = (rule: string) => db.select().from(qualityFindings).where(eq(qualityFindings.rule, rule));

const [event] = await db.select().from(contentItems).where(eq(contentItems.kind, 'event')).limit(1);

test('STAFF-5 data of an event that is over are refused at approval; a waiver lets them through, and their author cannot give it', async () => {
  const key: [string, string] = ['event', event?.id ?? ''];
  const recurrence = { rule: 'once', startsAt: '2026-11-20', endsAt: '2026-11-25', isCancelled: false };
  const version = await submitted(key, { data: { frequency: 'once', recurrence } });
  const refused = await act(publisher, key, version, 'approve');
  expect(refused).toMatchObject({ status: 409, body: { code: 'workflow_refused' } });
  expect(refused.body.fields).toEqual([
    { path: 'action', code: 'quality' },
    { path: 'quality.event-past', code: '2026-11-25' },
  ]);
  const { blocked } = await json<Overview>(admin.get('/quality-control'));
  expect(blocked).toMatchObject([{ kind: 'event', id: key[1], locale: 'data', rules: ['event-past'] }]);
  expect(blocked[0]?.editHref).toMatch(/^\/dashboard\/content-management\/[a-z]+\/event\//);
  expect(blocked[0]?.title).not.toBe('');
  const waiver = { rule: 'event-past', kind: 'event', id: key[1], locale: null, subject: 'dates', until: '2026-11-26' };
  expect((await admin.post('/quality-control/waivers', { ...waiver, reason: 'A correction.' })).status).toBe(200);
  expect((await reportOf(...key)).findings).toContainEqual(
    expect.objectContaining({ rule: 'event-past', isBlocking: true, isWaived: true }),
  );
  expect((await act(publisher, key, version, 'approve')).body).toMatchObject({ state: 'approved' });
  site.clock.now = new Date('2026-11-27T08:00:00Z');
  expect((await act(publisher, key, version, 'publish')).status).toBe(409);
});

test('STAFF-5 a price dated in the future blocks the data of its place, and old hours only warn', async () => {
  const key: [string, string] = ['place', 'zabeel-park'];
  const { facts } = await read(...key);
  const ramadan = facts.find(({ set }) => set === 'ramadan');
  const row = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '08:00', to: '22:00' };
  const source = { sourceName: 'Dubai Municipality', sourceUrl: 'https://www.dm.gov.ae/parks', confidence: 'official' };
  const hours = { ...source, value: [row], base: ramadan?.version ?? null, asOf: '2026-08', reviewBy: '2027-05-01' };
  const price = { ...source, value: 5, base: null, asOf: '2027-01', reviewBy: '2027-05-01' };
  const version = await submitted(key, {
    data: { prices: [{ fact: 'price.zabeel-park.adult', isUsual: true }] },
    facts: { [ramadan?.factId ?? '']: hours, 'price.zabeel-park.adult': price },
  });
  const { findings, failed } = await reportOf(...key);
  expect(failed).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'hours-unverified',
      isBlocking: false,
      evidence: `${ramadan?.factId} · 2026-08 · 87 > 30`,
    }),
  );
  const refused = await act(publisher, key, version, 'approve');
  expect(refused.body.fields).toEqual([
    { path: 'action', code: 'quality' },
    { path: 'quality.fact-incomplete', code: 'price.zabeel-park.adult · 2027-01' },
  ]);
});

test('STAFF-5 the starting content names every fact, source and date, and what answers lack is found', async () => {
  const rating = { rating: 'not_useful', locale: 'ur', engine: 'grounded', outcome: 'answered' };
  const rate = (cited: string[], createdAt: Date, more: object = {}) =>
    db.insert(answerFeedback).values({ key: randomUUID(), ...rating, cited, createdAt, ...more });
  await db.execute(sql`update content_items set updated_at = '2026-11-20T00:00:00Z' where id = 'dubai-frame'`);
  const shared = { question: 'How high is it?', answer: 'Ten metres.', message: 'That is wrong.' };
  await rate(['place/dubai-frame'], new Date('2026-11-21T00:00:00Z'), shared);
  await rate(['place/dubai-frame'], new Date('2026-11-22T00:00:00Z'), { locale: 'en' });
  // Before the last change of the place, and about something that does not exist.
  await rate(['place/dubai-frame'], new Date('2026-11-19T00:00:00Z'));
  await rate(['place/gone', 'tool/prayer-times'], new Date('2026-11-21T00:00:00Z'));
  await rate([], new Date('2026-11-21T00:00:00Z'));
  await db.execute(
    sql`insert into unanswered_counts (day, topic, locale, questions) values ('2026-11-20', 'parking', 'en', 12)`,
  );
  await run();
  expect((await findingsOf('fact-missing')).map(({ itemId, evidence }) => [itemId, evidence])).toEqual([]);
  expect((await findingsOf('fact-incomplete')).map(({ itemId, evidence }) => [itemId, evidence])).toEqual([]);
  const wrong = await findingsOf('answer-wrong');
  expect(wrong.map(({ kind, itemId, evidence }) => `${kind} ${itemId} ${evidence}`).toSorted()).toEqual([
    'page /ai-mayor 1 · ur',
    'place dubai-frame 2 · en, ur',
  ]);
  const missing = await findingsOf('answer-missing');
  expect(missing).toMatchObject([{ kind: 'page', evidence: expect.stringMatching(/ · 12$/) }]);
  const number = wrong.find(({ kind }) => kind === 'place')?.id ?? 0;
  const details = await json<FindingDetails>(admin.get(`/quality-control/findings/${number}`));
  expect(details.finding.editHref).toMatch(/\/place\/dubai-frame$/);
  expect(details.answers).toMatchObject([shared]);
  await db.execute(sql`update content_items set updated_at = '2026-11-23T00:00:00Z' where id = 'dubai-frame'`);
  site.clock.now = new Date('2026-11-26T09:00:00Z');
  await run();
  expect((await findingsOf('answer-wrong')).filter(({ resolvedAt }) => resolvedAt !== null)).toHaveLength(1);
});

test('STAFF-5 a picture whose file is larger than 200 kB is found where it is shown, also one from before sizes were noted', async () => {
  const id = 'ab'.repeat(16);
  const alt = Object.fromEntries(LOCALES.map((locale) => [locale, 'The park']));
  const row = { id, width: 640, height: 400, alt, licence: 'own', version: 1, createdAt: START, updatedAt: START };
  await db.insert(pictures).values(row);
  await site.deps.pictureFiles.save(`/pictures/${id}-320.webp`, new Uint8Array(9));
  await site.deps.pictureFiles.save(`/pictures/${id}-640.webp`, new Uint8Array(250_001));
  await db.execute(
    sql`update content_items set data = data || ${JSON.stringify({ picture: id })}::jsonb where kind = 'place' and id = 'safa-park'`,
  );
  await run();
  expect(await findingsOf('picture-large')).toMatchObject([
    { kind: 'place', itemId: 'safa-park', evidence: '251 kB > 200 kB' },
  ]);
  const [stored] = await db.select().from(pictures).where(eq(pictures.id, id));
  expect(stored?.largestBytes).toBe(250_001);
});

test('STAFF-5 scores are told by author: people, reporters and texts without one, with the runs before', async () => {
  const author = await signUpPerson(site, { role: 'editor' });
  await db.execute(sql`
    insert into newsroom_items (kind, item_id, provenance, original, version, created_at, updated_at)
    select 'article', id, provenance, 'en', 1, now(), now() from content_items where id in ('how-salik-gates-charge', ${BY_REPORTER})
      and kind = 'article' on conflict do nothing`);
  for (const [id, authorId] of [
    ['how-salik-gates-charge', author.id],
    [BY_REPORTER, null],
  ] as const) {
    await db.execute(sql`insert into newsroom_texts (kind, item_id, locale, state, version, live_version, state_since, updated_at)
      values ('article', ${id}, 'en', 'published', 1, 1, now(), now()) on conflict (kind, item_id, locale) do update
      set version = 1, live_version = 1`);
    await db.execute(sql`insert into newsroom_versions (kind, item_id, locale, number, title, summary, body, note, author_id, created_at)
      values ('article', ${id}, 'en', 1, 'T', 'S', '{}', '', ${authorId}, now())`);
  }
  await db.execute(sql`insert into reporter_runs (reporter_id, trigger, state, method, article_id, started_at)
    select id, 'schedule', 'drafted', 'event-digest', ${BY_REPORTER}, now() from reporters where name = 'Event digest'`);
  await run();
  site.clock.now = new Date('2026-11-26T10:00:00Z');
  await run();
  const { authors } = await json<Overview>(admin.get('/quality-control'));
  const own = authors.find(({ kind }) => kind === 'person');
  expect(own).toMatchObject({ id: `person ${author.id}`, texts: 1, name: expect.any(String) });
  expect(own?.trend.at(-1)).toBe(own?.score);
  expect(own?.trend.filter((score) => score !== null)).toHaveLength(2);
  expect(authors.find(({ kind }) => kind === 'reporter')).toMatchObject({ name: 'Event digest', texts: 1 });
  expect(authors.find(({ kind }) => kind === 'none')?.texts).toBeGreaterThan(1000);
  await db.execute(sql`delete from profiles where id = ${author.id}`);
  site.clock.now = new Date('2026-11-26T11:00:00Z');
  await run();
  const after = await json<Overview>(admin.get('/quality-control'));
  expect(after.authors.map(({ kind }) => kind).toSorted()).toEqual(['none', 'reporter']);
});
