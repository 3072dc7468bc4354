import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import type { TestClient } from '../test-client.ts';
import type { DataView } from './get-data.ts';

let database: TestDatabase;
let site: TestSite;
const now = new Date('2026-11-26T08:00:00Z');
let editor: TestClient;
let second: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
  editor = (await signUpPerson(site, { role: 'editor' })).browser;
  second = (await signUpPerson(site, { role: 'editor' })).browser;
  publisher = (await signUpPerson(site, { role: 'publisher' })).browser;
});
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});
afterAll(() => database.close());

type Body = { data: Record<string, unknown>; head: Record<string, unknown>; facts: Record<string, unknown> };

const read = async (kind: string, id: string, browser = editor) =>
  (await (await browser.get(`/newsroom/items/${kind}/${id}/data?locale=en`)).json()) as Omit<DataView, 'body'> & {
    body: Body;
  };

async function sent(browser: TestClient, path: string, body: unknown) {
  const response = await browser.post(path, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const save = (kind: string, id: string, baseVersion: number, body: unknown, browser = editor) =>
  sent(browser, `/newsroom/items/${kind}/${id}/data`, { baseVersion, body, note: '' });
const act = (browser: TestClient, kind: string, id: string, version: number, action: string, locale = 'data') =>
  sent(browser, `/newsroom/texts/${kind}/${id}/${locale}/state`, { action, version, comment: '' });

async function reviewBy(kind: string, id: string, reviewDate = '2027-05-01') {
  const { details } = await read(kind, id);
  const { version: baseVersion, category, neighbourhoods, audience, method, sources } = details;
  const known = sources.length > 0 ? sources : [{ name: 'Al Seef', url: 'https://www.alseef.ae' }];
  const given = { baseVersion, category, neighbourhoods, audience, method, sources: known, reviewBy: reviewDate };
  expect((await sent(editor, `/newsroom/items/${kind}/${id}/details`, given)).status).toBe(200);
}

const DAILY = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '10:00', to: '23:00' };
const SOURCE = {
  sourceName: 'Zabeel Park',
  sourceUrl: 'https://www.dm.gov.ae/parks',
  asOf: '2026-11',
  reviewBy: '2027-05-01',
  confidence: 'official',
};

test('STAFF-1 corrected hours of a place need one approval and reach users in four languages at the same moment', async () => {
  const found = await read('place', 'zabeel-park');
  const slot = found.facts.find(({ set }) => set === 'ramadan');
  if (!slot) throw new Error('no hours in Ramadan');
  await reviewBy('place', 'zabeel-park');
  const proposal = { ...SOURCE, value: [DAILY], confirmed: [DAILY], base: slot.version };
  // Facts of places are changed by the rules of the facts desk: new evidence, and an unusual value is named twice.
  const { sourceUrl, asOf } = slot;
  const unproven = { ...proposal, value: [{ ...DAILY, to: '11:00' }], sourceUrl, asOf };
  const refused = await save('place', 'zabeel-park', found.version, {
    ...found.body,
    facts: { [slot.factId]: unproven },
  });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      fields: [
        { path: `facts.${slot.factId}.asOf`, code: 'evidence_unchanged' },
        { path: `facts.${slot.factId}.value`, code: 'needs_confirmation' },
      ],
    },
  });
  const body = { ...found.body, facts: { [slot.factId]: proposal } };
  expect(await save('place', 'zabeel-park', found.version, body)).toMatchObject({
    status: 200,
    body: { state: 'draft' },
  });
  const version = found.version + 1;
  expect((await act(editor, 'place', 'zabeel-park', version, 'submit')).body).toMatchObject({ state: 'in-review' });
  expect((await act(editor, 'place', 'zabeel-park', version, 'approve')).status).toBe(403);

  const queue = (await (await publisher.get('/newsroom/queue?part=review')).json()) as { items: unknown[] };
  expect(queue.items).toMatchObject([{ kind: 'place', id: 'zabeel-park', locale: 'data', title: 'Zabeel Park' }]);
  const review = await read('place', 'zabeel-park', publisher);
  expect(review.changes).toMatchObject([
    { path: 'hours.ramadan', before: slot.value, after: [DAILY] },
    { path: 'hours.ramadan.sourceUrl' },
  ]);
  await act(publisher, 'place', 'zabeel-park', version, 'approve');
  expect((await act(publisher, 'place', 'zabeel-park', version, 'publish')).body).toMatchObject({ state: 'corrected' });
  for (const locale of LOCALES) {
    const place = (await (await site.get(`/content/zabeel-park?locale=${locale}`)).json()) as {
      place: { hours: { ramadan: unknown }; facts: { id: string; source: unknown }[] };
    };
    expect(place.place.hours.ramadan).toEqual([DAILY]);
    expect(place.place.facts.find(({ id }) => id === slot.factId)?.source).toEqual({
      name: 'Zabeel Park',
      url: SOURCE.sourceUrl,
    });
  }
  const { rows } = await database.db.execute(sql`select reason from fact_versions where fact_id = ${slot.factId}`);
  expect(rows).toEqual([{ reason: 'world-changed' }]);
});

test('STAFF-1 an edit voids the approval of data, and their author cannot approve', async () => {
  const found = await read('place', 'dubai-frame');
  await reviewBy('place', 'dubai-frame');
  const changed = { ...found.body, data: { ...found.body.data, priceBand: 3 } };
  await save('place', 'dubai-frame', found.version, changed);
  await act(editor, 'place', 'dubai-frame', found.version + 1, 'submit');
  await act(publisher, 'place', 'dubai-frame', found.version + 1, 'approve');
  await save(
    'place',
    'dubai-frame',
    found.version + 1,
    { ...changed, data: { ...changed.data, priceBand: 4 } },
    second,
  );
  const after = await read('place', 'dubai-frame', publisher);
  expect(after).toMatchObject({ state: 'draft', approvals: [] });
  expect((await act(publisher, 'place', 'dubai-frame', found.version + 2, 'publish')).status).toBe(409);
  expect((await save('place', 'dubai-frame', found.version + 1, changed)).status).toBe(409);
});

test.each([
  [
    'a place in the sea off Abu Dhabi',
    { data: { position: { lat: 24.5, lon: 54.3, precisionMetres: 50 } } },
    'data.position',
    'custom',
  ],
  ['a subcategory that is no term', { data: { subcategory: 'volcano' } }, 'data.subcategory', 'unknown_term'],
  ['a price band of 9', { data: { priceBand: 9 } }, 'data.priceBand', 'too_big'],
  ['an unknown field', { data: { stars: 5 } }, 'data', 'unrecognized_keys'],
  ['no category', { head: { category: null } }, 'head.category', 'required'],
  [
    'a fact that the place does not name',
    { facts: { 'salik.peak.price': { ...SOURCE, value: 1, base: null } } },
    'facts.salik.peak.price.value',
    'wrong_for_type',
  ],
  ['a picture that is not in the library', { data: { picture: 'a'.repeat(32) } }, 'data.picture', 'unknown_picture'],
])('STAFF-1 data with %s are refused with the field', async (_name, changed: Partial<Body>, path, code) => {
  const { version, body } = await read('place', 'ski-dubai');
  const given = {
    data: { ...body.data, ...changed.data },
    head: { ...body.head, ...changed.head },
    facts: changed.facts ?? {},
  };
  const { status, body: problem } = await save('place', 'ski-dubai', version, given);
  expect(status).toBe(400);
  expect(problem['fields']).toContainEqual({ path, code });
});

test('STAFF-1 overlapping hours, and a fact that changed meanwhile, are refused', async () => {
  const found = await read('place', 'global-village');
  const slot = found.facts.find(({ set }) => set === 'weekly');
  if (!slot) throw new Error('no hours');
  await reviewBy('place', 'global-village');
  const withRows = (rows: unknown[]) => ({
    ...found.body,
    facts: { [slot.factId]: { ...SOURCE, value: rows, confirmed: rows, base: slot.version } },
  });
  const overlapping = await save(
    'place',
    'global-village',
    found.version,
    withRows([DAILY, { ...DAILY, from: '22:00', to: '24:00' }]),
  );
  expect(overlapping.body).toMatchObject({ fields: [{ path: `facts.${slot.factId}.value` }] });

  await save('place', 'global-village', found.version, withRows([DAILY]));
  await act(editor, 'place', 'global-village', found.version + 1, 'submit');
  await act(publisher, 'place', 'global-village', found.version + 1, 'approve');
  await database.db.execute(sql`update facts set as_of = '2026-11-25' where id = ${slot.factId}`);
  const late = await act(publisher, 'place', 'global-village', found.version + 1, 'publish');
  expect(late).toMatchObject({ status: 409, body: { fields: [{ path: `facts.${slot.factId}`, code: 'changed' }] } });
});

test('STAFF-1 a new event is written, approved in its data and its text, published, and then cancelled', async () => {
  const begin = { kind: 'event', id: 'night-market', locale: 'en', title: 'Night market', category: 'events' };
  expect((await sent(editor, '/newsroom/articles', begin)).status).toBe(200);
  await reviewBy('event', 'night-market');
  const text = { baseVersion: 1, title: 'Night market', summary: 'Stalls by the creek.', note: '' };
  const words = { venue: 'Al Seef', organiser: null, recurrenceNote: 'Once, in January.' };
  const path = '/newsroom/texts/event/night-market/en';
  expect((await sent(editor, path, { ...text, body: { venue: 'Al Seef' } })).body).toMatchObject({
    fields: [{ path: 'body.organiser' }, { path: 'body.recurrenceNote' }],
  });
  expect((await sent(editor, path, { ...text, body: words })).body).toMatchObject({ kind: 'saved', version: 2 });
  await act(editor, 'event', 'night-market', 2, 'submit', 'en');
  expect((await act(publisher, 'event', 'night-market', 2, 'approve', 'en')).body).toMatchObject({ state: 'approved' });
  const early = await act(publisher, 'event', 'night-market', 2, 'publish', 'en');
  expect(early.body).toMatchObject({ fields: [{ path: 'data', code: 'required' }] });

  const once = { rule: 'once', startsAt: '2027-01-15T18:00', endsAt: '2027-01-15T23:00', isCancelled: false };
  const data = {
    type: 'food',
    frequency: 'once',
    recurrence: once,
    usualMonths: [1],
    hasConfirmedDates: true,
    isTypicallyFree: true,
    placeId: null,
    website: null,
    confidence: 'cross-checked',
  };
  const head = { category: 'events', sections: [], tags: [], neighbourhoods: [], audience: ['resident', 'tourist'] };
  const publish = async (version: number, changed: object) => {
    const body = { data: { ...data, recurrence: { ...once, ...changed } }, head, facts: {} };
    expect((await save('event', 'night-market', version, body)).status).toBe(200);
    await act(editor, 'event', 'night-market', version + 1, 'submit');
    await act(publisher, 'event', 'night-market', version + 1, 'approve');
    expect((await act(publisher, 'event', 'night-market', version + 1, 'publish')).status).toBe(200);
  };
  await publish(0, {});
  expect((await act(publisher, 'event', 'night-market', 2, 'publish', 'en')).body).toMatchObject({
    state: 'published',
  });
  const event = async () => (await (await site.get('/content/night-market?locale=en')).json()) as { event: unknown };
  expect(await event()).toMatchObject({
    event: { title: 'Night market', isCancelled: false, next: { start: '2027-01-15' } },
  });
  await publish(1, { isCancelled: true });
  expect(await event()).toMatchObject({ event: { isCancelled: true } });
});
