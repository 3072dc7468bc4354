import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { indexChanges } from '../search/index-changes.ts';
import { readJson, type TestClient } from '../test-client.ts';
import type { DataView } from './get-data.ts';
import { publishScheduled } from './publish-scheduled.job.ts';

let database: TestDatabase;
let site: TestSite;
let now: Date;
let editor: TestClient;
let publisher: TestClient;
const sendMail = async () => ({ sent: 1 }) as const;
const job = { id: 'job', enqueuedAt: new Date('2026-11-26T08:00:00Z') };

beforeAll(async () => {
  now = new Date('2026-11-26T08:00:00Z');
  database = await createTestDatabase({ hasIndex: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
  editor = (await signUpPerson(site, { role: 'editor' })).browser;
  publisher = (await signUpPerson(site, { role: 'publisher' })).browser;
}, 60_000);
beforeEach(() => {
  now = new Date('2026-11-26T08:00:00Z');
  site.deps.limitSecret = randomUUID();
});
afterAll(() => database.close());

type DataBody = { data: Record<string, unknown>; head: Record<string, unknown>; facts: Record<string, unknown> };
type Data = Omit<DataView, 'body'> & { body: DataBody };

const path = (kind: string, id: string) => `/newsroom/items/${kind}/${id}`;
const data = async (kind: string, id: string, browser = editor) =>
  (await readJson<Data>(browser.get(`${path(kind, id)}/data?locale=en`))).body;
const save = (kind: string, id: string, baseVersion: number, body: unknown) =>
  readJson(editor.post(`${path(kind, id)}/data`, { baseVersion, body, note: '' }));
const act = (kind: string, id: string, action: string, version: number, more: object = {}, by = publisher) =>
  readJson(by.post(`/newsroom/texts/${kind}/${id}/data/state`, { action, version, comment: '', ...more }));
const restore = (kind: string, id: string, number: number, by = editor) =>
  readJson<{ version: number }>(by.post(`/newsroom/texts/${kind}/${id}/data/restore`, { number }));
const changes = async (kind: string, id: string, from: number, to: number) =>
  (await readJson<{ changes: unknown[] }>(editor.get(`${path(kind, id)}/data/changes?from=${from}&to=${to}`))).body
    .changes;
const page = (id: string, locale = 'en') => readJson(site.get(`/content/${id}?locale=${locale}`));
const tombstones = async () => (await readJson<{ id: string }[]>(site.get('/tombstones?locale=en'))).body;

async function setReview(kind: string, id: string) {
  const { details } = await data(kind, id);
  const { version: baseVersion, category, neighbourhoods, audience, method, sources } = details;
  const known = sources.length > 0 ? sources : [{ name: 'Dubai Municipality', url: 'https://www.dm.gov.ae' }];
  const given = { baseVersion, category, neighbourhoods, audience, method, sources: known, reviewBy: '2027-05-01' };
  expect((await readJson(editor.post(`${path(kind, id)}/details`, given))).status).toBe(200);
}

/** Saves data and has them approved. The version that was saved. */
async function approved(kind: string, id: string, change: (body: DataBody) => DataBody): Promise<number> {
  const found = await data(kind, id);
  const version = found.version + 1;
  expect((await save(kind, id, found.version, change(found.body))).status).toBe(200);
  await act(kind, id, 'submit', version, {}, editor);
  expect((await act(kind, id, 'approve', version)).status).toBe(200);
  return version;
}

const withBand =
  (priceBand: number) =>
  (body: DataBody): DataBody => ({ ...body, data: { ...body.data, priceBand } });

test.each([
  ['place', 'dubai-aquarium', 'Dubai Aquarium', '/sections/tourism/places'],
  ['event', 'gulfood', 'Gulfood', '/events'],
  ['service', 'tourist-visa', 'Tourist visa', '/services'],
  ['question', 'whom-to-tip', 'Whom do I tip', '/questions'],
] as const)(
  'STAFF-1 a withdrawn %s is gone from its page, its lists and search in all languages, and says why',
  async (kind, id, words, list) => {
    const address = { service: `/services/${id}`, place: `/content/${id}`, event: `/content/${id}`, question: null }[
      kind
    ];
    const search = async () =>
      JSON.stringify(
        (await readJson(site.get(`/search?${new URLSearchParams({ locale: 'en', search: `q=${words}` })}`))).body,
      );
    const listed = async () => JSON.stringify((await readJson(site.get(`${list}?locale=en`))).body);
    expect(await listed()).toContain(`"id":"${id}"`);
    expect(await search()).toContain(`"id":"${id}"`);
    const { version, actions } = await data(kind, id, publisher);
    expect(actions).toContain('unpublish');
    expect((await data(kind, id)).actions).not.toContain('unpublish');
    expect((await act(kind, id, 'unpublish', version, { reason: 'wrong' }, editor)).status).toBe(403);
    expect((await act(kind, id, 'unpublish', version)).body['fields']).toEqual([{ path: 'reason', code: 'required' }]);
    expect((await act(kind, id, 'unpublish', version, { reason: 'tone' })).status).toBe(400);
    expect((await act(kind, id, 'unpublish', version + 1, { reason: 'wrong' })).status).toBe(409);
    expect((await act(kind, id, 'unpublish', version, { reason: 'outdated' })).status).toBe(200);
    for (const locale of address ? LOCALES : []) {
      const { status, body } = await readJson(site.get(`${address}?locale=${locale}`));
      expect({ status, ...body }).toMatchObject({ status: 410, withdrawn: { reason: 'outdated' } });
    }
    await indexChanges(database.db);
    expect(await listed()).not.toContain(`"id":"${id}"`);
    expect(await search()).not.toContain(`"id":"${id}"`);
    expect(await tombstones()).toContainEqual(expect.objectContaining({ kind, id, reason: 'outdated' }));
    const after = await data(kind, id, publisher);
    expect(after).toMatchObject({ withdrawn: { reason: 'outdated' }, state: 'published' });
    expect(after.languages.map(({ state, isLive }) => [state, isLive])).toEqual(
      LOCALES.map(() => ['unpublished', false]),
    );
    expect((await act(kind, id, 'unpublish', version, { reason: 'wrong' })).body['fields']).toEqual([
      { path: 'action', code: 'wrong_state' },
    ]);
    const { rows } = await database.db.execute(sql`
    select distinct metadata->>'to' as "to" from compliance_audit_logs where metadata->>'subject' = ${`${kind}/${id}`}
      and metadata->>'action' = 'unpublish'`);
    expect(rows).toEqual([{ to: 'unpublished' }]);
  },
);

test('STAFF-1 a withdrawn place is published again from its versions, and archiving takes it away for good', async () => {
  const [kind, id] = ['place', 'ski-dubai'] as const;
  await setReview(kind, id);
  const { version } = await data(kind, id);
  await act(kind, id, 'unpublish', version, { reason: 'wrong', isReasonPrivate: true });
  expect((await page(id)).body).toMatchObject({ withdrawn: { reason: null } });
  const text = `/newsroom/texts/${kind}/${id}/en`;
  const step = (action: string, number: number, by = publisher) =>
    readJson(by.post(`${text}/state`, { action, version: number, comment: '' }));
  const restored = (await readJson<{ version: number }>(editor.post(`${text}/restore`, { number: 1 }))).body.version;
  expect((await step('submit', restored, editor)).body).toMatchObject({ state: 'in-review' });
  expect((await step('approve', restored)).body).toMatchObject({ state: 'approved' });
  expect((await step('publish', restored)).body).toMatchObject({ state: 'published' });
  expect((await page(id)).status).toBe(200);
  expect((await data(kind, id)).withdrawn).toBeNull();
  expect((await act(kind, id, 'archive', version)).status).toBe(200);
  expect((await page(id)).status).toBe(410);
  const { languages, actions } = await data(kind, id, publisher);
  expect(new Set(languages.map(({ state }) => state))).toEqual(new Set(['archived']));
  expect(actions).not.toContain('archive');
});

test('STAFF-1 what is scheduled does not bring a withdrawn place back', async () => {
  const [kind, id] = ['place', 'dubai-frame'] as const;
  await setReview(kind, id);
  const version = await approved(kind, id, withBand(3));
  await act(kind, id, 'schedule', version, { at: '2026-11-26T13:00' });
  await act(kind, id, 'unpublish', version, { reason: 'legal' });
  expect(await data(kind, id)).toMatchObject({ state: 'approved', scheduledAt: null });
  now = new Date('2026-11-26T09:30:00Z');
  await publishScheduled({ ...site.deps, sendMail }, {}, job);
  expect((await page(id)).status).toBe(410);
});

test('STAFF-1 data are published at their minute in Dubai, and not a minute earlier', async () => {
  const [kind, id] = ['place', 'zabeel-park'] as const;
  await setReview(kind, id);
  const before = (await data(kind, id)).body.data['priceBand'];
  const version = await approved(kind, id, withBand(4));
  expect((await act(kind, id, 'schedule', version, { at: '2026-11-26T11:00' })).body['fields']).toEqual([
    { path: 'action', code: 'time_past' },
  ]);
  expect((await act(kind, id, 'schedule', version, { at: '2026-11-26T13:00' })).body).toMatchObject({
    state: 'scheduled',
  });
  const run = async (at: string) => {
    now = new Date(at);
    await publishScheduled({ ...site.deps, sendMail }, {}, job);
    return ((await page(id)).body['place'] as { priceBand: number }).priceBand;
  };
  expect(await run('2026-11-26T08:59:59Z')).toBe(before);
  expect(await run('2026-11-26T09:00:00Z')).toBe(4);
  expect(await data(kind, id)).toMatchObject({ state: 'corrected', liveVersion: version, scheduledAt: null });
});

const DAILY = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '10:00', to: '23:00' };
const SOURCE = {
  sourceName: 'Global Village',
  sourceUrl: 'https://www.globalvillage.ae/en/plan-your-visit',
  asOf: '2026-11',
  reviewBy: '2027-05-01',
  confidence: 'official',
};
const hours = async (id: string) => ((await page(id)).body['place'] as { hours: { weekly: unknown } }).hours.weekly;

test('STAFF-1 versions of data are compared field by field, and an earlier one comes back with its hours', async () => {
  const [kind, id] = ['place', 'etihad-museum'] as const;
  await setReview(kind, id);
  const found = await data(kind, id);
  const slot = found.facts.find(({ set }) => set === 'weekly');
  if (!slot) throw new Error('no hours');
  const first = found.version;
  now = new Date('2026-11-26T09:00:00Z');
  const corrected = await approved(kind, id, (body) => ({
    ...withBand(4)(body),
    facts: { [slot.factId]: { ...SOURCE, value: [DAILY], confirmed: [DAILY], base: slot.version } },
  }));
  expect((await act(kind, id, 'publish', corrected)).status).toBe(200);
  expect(await hours(id)).toEqual([DAILY]);
  const [before, priceBand] = [slot.value, found.body.data['priceBand']];
  expect(await changes(kind, id, first, corrected)).toEqual(
    expect.arrayContaining([
      { path: 'priceBand', before: priceBand, after: 4 },
      { path: 'hours.weekly', before, after: [DAILY] },
    ]),
  );
  expect(await changes(kind, id, first, first)).toEqual([]);
  expect((await readJson(editor.get(`${path(kind, id)}/data/changes?from=0&to=99`))).status).toBe(404);

  now = new Date('2026-11-26T10:00:00Z');
  expect((await restore(kind, id, first, publisher)).status).toBe(403);
  expect((await restore(kind, id, 99)).status).toBe(404);
  const restored = (await restore(kind, id, first)).body.version;
  expect(restored).toBe(corrected + 1);
  const draft = await data(kind, id);
  expect(draft).toMatchObject({ state: 'draft', approvals: [] });
  expect(draft.changes).toEqual(
    expect.arrayContaining([
      { path: 'priceBand', before: 4, after: priceBand },
      { path: 'hours.weekly', before: [DAILY], after: before },
    ]),
  );
  expect(await hours(id)).toEqual([DAILY]);
  await act(kind, id, 'submit', restored, {}, editor);
  await act(kind, id, 'approve', restored);
  expect((await act(kind, id, 'publish', restored)).status).toBe(200);
  expect(await hours(id)).toEqual(before);
});

test('STAFF-1 a publisher goes back to data users had, hours included, without another approval', async () => {
  const [kind, id] = ['place', 'miracle-garden'] as const;
  await setReview(kind, id);
  const found = await data(kind, id);
  const slot = found.facts.find(({ set }) => set === 'weekly');
  if (!slot) throw new Error('no hours');
  const was = await hours(id);
  now = new Date('2026-11-26T09:00:00Z');
  const wrong = await approved(kind, id, (body) => ({
    ...body,
    facts: { [slot.factId]: { ...SOURCE, value: [DAILY], confirmed: [DAILY], base: slot.version } },
  }));
  await act(kind, id, 'publish', wrong);
  expect((await data(kind, id, publisher)).versions).toMatchObject([{ isLive: true }, { wasLive: true }]);
  now = new Date('2026-11-26T10:00:00Z');
  expect((await act(kind, id, 'roll-back', wrong, { number: found.version }, editor)).status).toBe(403);
  expect((await act(kind, id, 'roll-back', wrong, { number: found.version })).body).toMatchObject({
    state: 'corrected',
  });
  expect(await hours(id)).toEqual(was);
  expect(await data(kind, id)).toMatchObject({ version: found.version, liveVersion: found.version });
});

test('STAFF-1 the data of a neighbourhood are corrected by its form; a stop needs a name in every language first', async () => {
  const [kind, id] = ['neighbourhood', 'deira'] as const;
  await setReview(kind, id);
  const view = async () =>
    (await page(id)).body['neighbourhood'] as { freehold: { status: string }; transit: { stop: string }[] };
  const was = (await view()).transit.length;
  const found = await data(kind, id);
  const withStop = (body: DataBody): DataBody => ({
    ...body,
    data: { ...body.data, transit: [...(body.data['transit'] as object[]), { mode: 'bus', line: null }] },
  });
  expect((await save(kind, id, found.version, withStop(found.body))).status).toBe(200);
  expect((await act(kind, id, 'submit', found.version + 1, {}, editor)).body['fields']).toEqual([
    { path: 'data.transit', code: 'unnamed_stop' },
  ]);
  const limited = { ...found.body, data: { ...found.body.data, freehold: 'limited' } };
  expect((await save(kind, id, found.version + 1, limited)).status).toBe(200);
  const version = found.version + 2;
  await act(kind, id, 'submit', version, {}, editor);
  await act(kind, id, 'approve', version);
  expect((await act(kind, id, 'publish', version)).status).toBe(200);
  expect(await view()).toMatchObject({ freehold: { status: 'limited' } });
  expect((await view()).transit).toHaveLength(was);
  const unknown = { ...limited, data: { ...limited.data, landmarkPlaceIds: ['never-was'] } };
  expect((await save(kind, id, version, unknown)).body['fields']).toEqual([
    { path: 'data.landmarkPlaceIds', code: 'unknown_item' },
  ]);
});

test('STAFF-1 a line of public transport gets a stop when every language names it', async () => {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from content_items where kind = 'service' and jsonb_array_length(data->'route'->'lines') > 0 order by id limit 1`);
  const [kind, id] = ['service', rows[0]?.id ?? ''] as const;
  const found = await data(kind, id);
  const route = found.body.data['route'] as { lines: { stops: string[] }[] };
  const lines = route.lines.map((line, at) => (at === 0 ? { ...line, stops: [...line.stops, 'a-new-stop'] } : line));
  const body = { ...found.body, data: { ...found.body.data, route: { ...route, lines } } };
  expect((await save(kind, id, found.version, body)).status).toBe(200);
  const submit = async () => (await act(kind, id, 'submit', found.version + 1, {}, editor)).body;
  expect((await submit())['fields']).toEqual([{ path: 'data.route.lines', code: 'unnamed_stop' }]);
  await database.db.execute(sql`
    update content_texts set body = jsonb_set(body, '{stops,a-new-stop}', '"A new stop"') where kind = 'service' and item_id = ${id}`);
  expect(await submit()).toMatchObject({ state: 'in-review' });
});

test('STAFF-1 a new event under embargo appears at its minute, its data before the text that needs them', async () => {
  const [kind, id] = ['event', 'creek-night'] as const;
  const begin = { kind, id, locale: 'ar', title: 'ليلة الخور', category: 'events' };
  expect((await readJson(editor.post('/newsroom/articles', begin))).status).toBe(200);
  await setReview(kind, id);
  const text = `/newsroom/texts/${kind}/${id}/ar`;
  const body = { venue: 'السيف', organiser: null, recurrenceNote: 'مرة واحدة' };
  const words = { baseVersion: 1, title: 'ليلة الخور', summary: 'أكشاك عند الخور', body, note: '' };
  expect((await readJson(editor.post(text, words))).status).toBe(200);
  const recurrence = { rule: 'once', startsAt: '2027-01-15T18:00', endsAt: '2027-01-15T23:00', isCancelled: false };
  const fields = { type: 'food', frequency: 'once', recurrence, usualMonths: [1], hasConfirmedDates: true };
  const more = { isTypicallyFree: true, placeId: null, website: null, confidence: 'cross-checked' };
  const head = { category: 'events', sections: [], tags: [], neighbourhoods: [], audience: ['resident'] };
  expect((await save(kind, id, 0, { data: { ...fields, ...more }, head, facts: {} })).status).toBe(200);
  for (const [part, version] of [
    [text, 2],
    [`/newsroom/texts/${kind}/${id}/data`, 1],
  ] as const) {
    const step = (action: string, by: TestClient, given: object = {}) =>
      readJson(by.post(`${part}/state`, { action, version, comment: '', ...given }));
    await step('submit', editor);
    await step('approve', publisher);
    expect((await step('schedule', publisher, { at: '2026-11-26T13:00' })).body).toMatchObject({ state: 'scheduled' });
  }
  expect((await page(id)).status).toBe(404);
  now = new Date('2026-11-26T09:00:00Z');
  await publishScheduled({ ...site.deps, sendMail }, {}, job);
  expect((await page(id, 'ar')).body).toMatchObject({ event: { title: 'ليلة الخور', next: { start: '2027-01-15' } } });
});
