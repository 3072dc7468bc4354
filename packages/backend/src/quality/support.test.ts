import { randomInt, randomUUID } from 'node:crypto';
import { supportRequests } from '@dalil/database/tables/quality.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, TEST_NOW } from '../test-api.ts';

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  await database.db.delete(supportRequests);
  site = createTestApi(database.db, { limitSecret: randomUUID(), randomInt });
});

afterAll(() => database.close());

function request(change: Record<string, unknown> = {}) {
  return {
    key: randomUUID(),
    kind: 'support',
    topic: 'page-problem',
    message: 'الخريطة فارغة',
    page: '/beaches',
    errorId: '7F3A-19C2',
    replyAddress: null,
    diagnostics: { version: '0.1.0', browser: 'Firefox', browserLanguage: 'ar-AE', isOnline: false },
    locale: 'ar',
    ...change,
  };
}

async function referenceOf(body: unknown): Promise<string> {
  const response = await site.post('/support-requests', body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { reference: string }).reference;
}

const saved = () => database.db.select().from(supportRequests);

test('ERR-8 a message is stored as written, with a reference number to read out', async () => {
  const sent = request({ replyAddress: ' reader@example.org ' });
  const reference = await referenceOf(sent);
  expect(reference).toMatch(/^S-[2-9A-HJKMNP-Z]{8}$/);
  const { key, ...rest } = sent;
  expect(await saved()).toEqual([
    expect.objectContaining({
      ...rest,
      replyAddress: 'reader@example.org',
      idempotencyKey: key,
      reference,
      state: 'open',
      createdAt: TEST_NOW,
    }),
  ]);
});

test.each([
  ['a topic of the other kind', { topic: 'press' }, 'topic'],
  ['an empty message', { message: ' ' }, 'message'],
  ['an address nobody can reply to', { replyAddress: 'reader' }, 'replyAddress'],
  ['details nobody asked for', { diagnostics: { position: '25,55' } }, 'diagnostics.version'],
  ['no key', { key: '' }, 'key'],
])('ERR-8 %s is rejected, naming the field, and nothing is stored', async (_, change, path) => {
  const response = await site.post('/support-requests', request(change));
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: { path: string }[] };
  expect(fields.map((field) => field.path)).toContain(path);
  expect(await saved()).toEqual([]);
});

test('DATA-1 a message delivered again, also at the same time, answers the same reference and is stored once', async () => {
  const sent = request();
  const references = await Promise.all([referenceOf(sent), referenceOf(sent), referenceOf(sent)]);
  expect(new Set(references).size).toBe(1);
  expect(await saved()).toHaveLength(1);
});

test('DATA-1 another message under a key that is taken is rejected', async () => {
  const sent = request();
  await referenceOf(sent);
  const response = await site.post('/support-requests', { ...sent, message: 'Another one.' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'key_reused' });
  expect(await saved()).toHaveLength(1);
});

test('AUTH-12 one address has 5 messages in 15 minutes in all processes together, and learns when to try again', async () => {
  const secret = site.deps.limitSecret;
  const other = createTestApi(database.db, { limitSecret: secret, randomInt });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 ? site : other).post('/support-requests', request())),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const rejected = answers.find(({ status }) => status === 429);
  expect(Number(rejected?.headers.get('retry-after'))).toBe(900 - ((TEST_NOW.getTime() / 1000) % 900));
  expect(rejected?.headers.get('ratelimit-policy')).toBe('"forms";q=5;w=900');
  site.clock.now = new Date(TEST_NOW.getTime() + 900_000);
  expect((await site.post('/support-requests', request())).status).toBe(201);
});
