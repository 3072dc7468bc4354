import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { answerFeedback } from '@dalil/database/tables/assistant.ts';
import { problemReports, supportRequests } from '@dalil/database/tables/quality.ts';
import { openReceipts, operationReceipts } from '@dalil/database/tables/offline.ts';
import { NO_ONBOARDING } from '@dalil/domain/accounts/onboarding.ts';
import { OPERATION_ENDPOINTS, SYNC_AS_GUEST, SYNC_HEADER, type SyncMethod } from '@dalil/domain/offline/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBrowser, signUpPerson } from '../accounts/test-accounts.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import type { OpenOperation, Operation } from './sync-operation.ts';

const AT = '2026-11-20T08:00:00.000Z';
const BEACH = { kind: 'place', itemId: 'kite-beach' } as const;

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;
/** A second process on the same database. */
let other: ReturnType<typeof createTestApi>;

beforeAll(async () => {
  database = await createTestDatabase();
  // Each site has its own limits, so that the number of requests in these tests does not reach them.
  [site, other] = [createTestApi(database.db), createTestApi(database.db)];
});
afterAll(() => database.close());

type Person = Awaited<ReturnType<typeof signUpPerson>>;
type Sent = Operation | OpenOperation;

const operation = <Kind extends Sent['kind']>(
  kind: Kind,
  payload: Extract<Sent, { kind: Kind }>['payload'],
  at = AT,
): Extract<Sent, { kind: Kind }> => ({ id: randomUUID(), kind, payload, at }) as Extract<Sent, { kind: Kind }>;

const adding = (itemId: string, note = '') =>
  operation('bookmark.add', { kind: 'place', itemId, folderId: null, note, addedAt: AT });
const noting = (note: string, baseVersion: number) =>
  operation('bookmark.note', { ...BEACH, note, otherNote: null, baseVersion });
const supportRequest = (message = 'The list is cut off.') =>
  operation('support.send', {
    kind: 'support',
    topic: 'other',
    message,
    page: '/support',
    errorId: null,
    replyAddress: null,
    diagnostics: null,
    locale: 'en',
  });

function send(who: Pick<Person, 'browser'> & { id?: string }, operations: readonly Sent[], owner = who.id) {
  const [first] = operations;
  const { type, method } = OPERATION_ENDPOINTS[first?.kind ?? 'bookmark.add'];
  return who.browser.request(method, `/sync/${type}`, { operations }, { [SYNC_HEADER]: owner ?? SYNC_AS_GUEST });
}

type Answer = { code?: string; results?: ({ id: string; status: string } & Record<string, unknown>)[] };
const read = async (response: Response) => (await response.json()) as Answer;
const listOf = async ({ browser }: Person) =>
  (await (await browser.get('/bookmarks')).json()) as { bookmarks: { itemId: string; note: string }[] };

test('PWA-7 what was added, changed and removed arrives at the endpoint of its kind, with its id', async () => {
  const me = await signUpPerson(site);
  const added = adding('kite-beach');
  expect(await read(await send(me, [added]))).toEqual({ results: [{ id: added.id, status: 'applied' }] });
  await send(me, [noting('At sunset', 0)]);
  expect(await listOf(me)).toMatchObject({ bookmarks: [{ itemId: 'kite-beach', note: 'At sunset' }] });
  await send(me, [operation('bookmark.remove', BEACH)]);
  expect((await listOf(me)).bookmarks).toEqual([]);
});

test('PWA-7 no kind is accepted by another endpoint, and nothing of the delivery has an effect', async () => {
  const me = await signUpPerson(site);
  const wrong: [SyncMethod, string, Sent[]][] = [
    ['PUT', 'user-data', [adding('a')]],
    ['POST', 'searches', [adding('a')]],
    ['POST', 'user-data', [adding('a'), operation('bookmark.remove', BEACH)]],
    ['POST', 'articles', [adding('a')]],
    ['POST', 'nothing', [adding('a')]],
  ];
  for (const [method, type, operations] of wrong) {
    const answer = await me.browser.request(method, `/sync/${type}`, { operations }, { [SYNC_HEADER]: me.id });
    expect([method, type, answer.status]).toEqual([method, type, 400]);
  }
  expect((await listOf(me)).bookmarks).toEqual([]);
});

test('PWA-7 without the mark nothing is taken; another person’s is told to sign in', async () => {
  const [me, stranger] = [await signUpPerson(site), await signUpPerson(site)];
  const unmarked = await me.browser.post('/sync/user-data', { operations: [adding('a')] });
  expect(unmarked.status).toBe(400);
  for (const owner of [stranger.id, SYNC_AS_GUEST]) {
    const answer = await send(me, [adding('a')], owner);
    expect([answer.status, (await read(answer)).code]).toEqual([401, 'not_signed_in']);
  }
  expect((await send({ browser: newBrowser(site) }, [adding('a')])).status).toBe(401);
  expect((await listOf(me)).bookmarks).toEqual([]);
});

test('PWA-7 delivered to two processes at once, twenty times, it has one effect and one answer', async () => {
  const me = await signUpPerson(site);
  const there = newBrowser(other);
  for (const [name, value] of me.browser.cookies) there.cookies.set(name, value);
  const batch = [adding('kite-beach', 'one'), adding('burj-khalifa')];
  const sent = Array.from({ length: 20 }, (_none, at) => send(at % 2 ? me : { browser: there, id: me.id }, batch));
  const answers = await Promise.all((await Promise.all(sent)).map(read));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.results?.map(({ status }) => status)).toEqual(['applied', 'applied']);
  expect((await listOf(me)).bookmarks).toHaveLength(2);
});

test('PWA-7 a version that is no more answers 409 with the record as it stands, and so again', async () => {
  const me = await signUpPerson(site);
  await send(me, [adding('kite-beach', 'first')]);
  await send(me, [noting('phone', 1)]);
  const late = noting('laptop', 1);
  for (const answer of [await send(me, [late]), await send(me, [late])]) {
    expect(answer.status).toBe(409);
    expect(await read(answer)).toMatchObject({
      code: 'conflict',
      results: [{ id: late.id, status: 'conflict', current: { note: 'phone', noteVersion: 2 } }],
    });
  }
  const two = await send(me, [noting('tablet', 1), noting('watch', 2)]);
  expect(two.status).toBe(200);
  expect((await read(two)).results?.map(({ status }) => status)).toEqual(['conflict', 'applied']);
});

test.each([
  ['NUL', 'a\0b'],
  ['half a character', 'a\uD83C'],
])('PWA-7 PWA-8 a note with %s is refused by itself: the others of its delivery apply', async (_name, note) => {
  const me = await signUpPerson(site);
  const delivery = [adding('kite-beach'), adding('jumeirah-beach', note), adding('burj-khalifa', 'At sunset')];
  const results = delivery.map(({ id }) => ({ id, status: 'applied' }));
  results[1] = { ...results[1], status: 'refused', code: 'invalid_input' } as (typeof results)[0];
  for (let repeat = 0; repeat < 2; repeat++) {
    const answer = await send(me, delivery);
    expect([answer.status, await read(answer)]).toEqual([200, { results }]);
  }
  const { bookmarks } = await listOf(me);
  expect(bookmarks.map(({ itemId }) => itemId).toSorted()).toEqual(['burj-khalifa', 'kite-beach']);
});

test('PWA-7 a delivery of nothing valid is refused as a whole, naming the field', async () => {
  const me = await signUpPerson(site);
  const answer = await send(me, [adding('kite-beach', 'a\0b')]);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'operations.0.payload.note' }] });
  const report = operation('report.send', { page: '/', reason: 'other', message: 'a\0b', locale: 'en' });
  expect((await send({ browser: newBrowser(site) }, [report])).status).toBe(400);
});

test('PWA-7 an id used for something else answers 422 and does nothing', async () => {
  const me = await signUpPerson(site);
  const added = adding('kite-beach');
  await send(me, [added]);
  const reused = await send(me, [{ ...adding('burj-khalifa'), id: added.id }]);
  expect([reused.status, (await read(reused)).code]).toEqual([422, 'operation_reused']);
  expect((await listOf(me)).bookmarks).toHaveLength(1);
});

test('PROF-3 PWA-7 of preferences the last choice wins, and the one that lost is told what holds', async () => {
  const me = await signUpPerson(site);
  const choose = (compactMode: boolean, at: string) =>
    operation('preference.set', { preference_category: 'contentPreferences', preference_data: { compactMode } }, at);
  const later = '2026-11-20T09:00:00.000Z';
  expect((await read(await send(me, [choose(true, later)]))).results).toMatchObject([{ status: 'applied' }]);
  expect((await read(await send(me, [choose(false, AT)]))).results).toMatchObject([
    { status: 'older', data: { compactMode: true }, updatedAt: later },
  ]);
  // A fast clock counts as now.
  await send(me, [choose(false, '2030-01-01T00:00:00.000Z')]);
  expect(await (await me.browser.get('/user-preferences')).json()).toMatchObject({
    preferences: { contentPreferences: { compactMode: false } },
    changedAt: { contentPreferences: TEST_NOW.toISOString() },
  });
});

test('ONB-2 ONB-3 PWA-7 how far the introduction was read joins what the account knows; begun anew it is from then on', async () => {
  const me = await signUpPerson(site);
  const state = { ...NO_ONBOARDING, completedSteps: ['welcome'], startedAt: AT };
  const merge = operation('onboarding.merge', state as Extract<Sent, { kind: 'onboarding.merge' }>['payload']);
  expect((await read(await send(me, [merge]))).results).toMatchObject([{ status: 'applied' }]);
  const steps = async () => ((await (await me.browser.get('/onboarding')).json()) as typeof state).completedSteps;
  expect(await steps()).toEqual(['welcome']);
  const again = { ...state, completedSteps: ['features'] } as typeof merge.payload;
  await send(me, [operation('onboarding.reset', {}), operation('onboarding.merge', again)]);
  expect(await steps()).toEqual(['features']);
  // A repeated delivery has no second effect.
  await send(me, [merge]);
  expect(await steps()).toEqual(['features']);
});

test('SEARCH-5 PWA-7 searches are kept and forgotten in their order; one made after that stays', async () => {
  const me = await signUpPerson(site);
  const save = (query: string, createdAt = AT) =>
    operation('search.keep', { query, resultsCount: 3, createdAt }, createdAt);
  const forget = (query: string | null, at: string) => operation('search.forget', { query }, at);
  const noon = '2026-11-20T12:00:00.000Z';
  const queries = async () => {
    const body = await (await me.browser.get('/search/history')).json();
    return (body as { searches: { query: string }[] }).searches.map(({ query }) => query);
  };
  await send(me, [save('Beach'), save('visa'), save('late', noon)]);
  await send(me, [forget('  BEACH', AT)]);
  expect(await queries()).toEqual(['late', 'visa']);
  await send(me, [forget(null, '2026-11-20T11:00:00.000Z')]);
  expect(await queries()).toEqual(['late']);
});

test('PWA-7 a guest’s message arrives once, whatever its device repeats, and whoever signs in meanwhile', async () => {
  const guest = { browser: newBrowser(site) };
  const requests = supportRequest();
  const report = operation('report.send', { page: '/news', reason: 'wrong-fact', message: 'Old price.', locale: 'en' });
  for (const [message, table] of [
    [requests, supportRequests],
    [report, problemReports],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 2 }, async () => read(await send(guest, [message]))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.results).toMatchObject([{ status: 'applied', reference: expect.stringMatching(/^[RS]-/) }]);
    expect(await database.db.select().from(table)).toHaveLength(1);
    const me = await signUpPerson(site);
    expect(await read(await send({ browser: me.browser }, [message]))).toEqual(answers[0]);
  }
  const reused = await send({ browser: newBrowser(site) }, [{ ...supportRequest('Another.'), id: requests.id }]);
  expect([reused.status, (await read(reused)).code]).toEqual([422, 'operation_reused']);
  expect(await database.db.select().from(openReceipts)).toHaveLength(2);
});

test('PWA-7 CHAT-5 what is thought of an answer of a device arrives once, of nobody; a changed mind replaces it', async () => {
  const me = await signUpPerson(site);
  const key = randomUUID();
  const rating = (given: 'useful' | 'not_useful', message: string | null = null) =>
    operation('answer.rate', {
      key,
      rating: given,
      message,
      locale: 'en',
      engine: 'grounded',
      outcome: 'answered',
      cited: ['fact/visa.overstay.fine'],
    });
  const saved = async () => (await database.db.select().from(answerFeedback)).filter((row) => row.key === key);
  const [useful, changed] = [rating('useful'), rating('not_useful', 'Too old')];
  // Without an account, although a user is signed in.
  const deliver = async (one: OpenOperation) => read(await send({ browser: me.browser }, [one]));
  const first = await deliver(useful);
  expect(first.results).toEqual([{ id: useful.id, status: 'applied' }]);
  expect(await saved()).toMatchObject([{ rating: 'useful', message: null, question: null, answer: null }]);
  await deliver(changed);
  // A late repetition of the first one has no second effect.
  expect(await deliver(useful)).toEqual(first);
  expect(await saved()).toMatchObject([{ rating: 'not_useful', message: 'Too old', question: null, answer: null }]);
  expect(JSON.stringify(await saved())).not.toContain(me.id);
  const reused = await send({ browser: newBrowser(site) }, [{ ...rating('useful'), id: changed.id }]);
  expect([reused.status, (await read(reused)).code]).toEqual([422, 'operation_reused']);
});

test('PWA-7 AUTH-12 messages are limited as the form is', async () => {
  const guest = { browser: newBrowser(site) };
  const answers = [];
  for (let at = 0; at < 6; at++) answers.push(await send(guest, [supportRequest(`Message ${at}`)]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
});

test('PWA-7 no effect without its receipt, and no receipt without its effect', async () => {
  const me = await signUpPerson(site);
  const added = adding('kite-beach');
  await database.pool.query(
    `alter table operation_receipts add constraint broken check (operation_id <> '${added.id}')`,
  );
  expect((await send(me, [added])).status).toBe(500);
  await database.pool.query('alter table operation_receipts drop constraint broken');
  const receipts = await database.db.select().from(operationReceipts);
  expect(receipts.filter(({ operationId }) => operationId === added.id)).toEqual([]);
  expect((await listOf(me)).bookmarks).toEqual([]);
  expect((await read(await send(me, [added]))).results).toMatchObject([{ status: 'applied' }]);
});
