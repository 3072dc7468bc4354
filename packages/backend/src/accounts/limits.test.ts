import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { openDatabase, type OpenDatabase } from '@dalil/database/connection.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { subjectOfAddress } from '../core/rate-limit.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { createTestClient } from '../test-client.ts';
import { codeOf, freshAddress, newBrowser, signUpPerson, TEST_PASSWORD } from './test-account.ts';

let database: TestDatabase;
let second: OpenDatabase;
let limitSecret: string;
let site: ReturnType<typeof createTestApi>;

beforeAll(async () => {
  database = await createTestDatabase();
  second = await openDatabase(database.address, { maxConnections: 5 });
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
  limitSecret = randomUUID();
  site = aProcess(database);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  await second.close();
  await database.close();
});

/** Another server process on the same database, or the same one after a restart. */
function aProcess({ db }: Pick<OpenDatabase, 'db'>) {
  return createTestApi(db, { limitSecret, now: () => new Date() });
}

const wrong = (email: string) => ({ email, password: 'not the password at all' });

test.each([
  ['/auth/sign-in', () => wrong(`${randomUUID()}@example.com`)],
  ['/auth/sign-up', () => ({ email: `${randomUUID()}@example.com`, password: TEST_PASSWORD, fullName: 'A' })],
  ['/auth/forgot-password', () => ({ email: `${randomUUID()}@example.com` })],
  ['/auth/send-code', () => ({ email: `${randomUUID()}@example.com` })],
  ['/auth/verify-email', () => ({ email: `${randomUUID()}@example.com`, code: '123456' })],
] as const)(
  'AUTH-12 %s: five tries of an address in a quarter of an hour, exactly, of 100 at once in two processes with forged headers',
  async (path, body) => {
    const address = freshAddress();
    const processes = [site, aProcess(second)];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const { api } = processes[at % 2] ?? site;
        const forged = {
          'x-forwarded-for': `10.1.1.${at}`,
          'x-dalil-client-address': `10.1.2.${at}`,
          forwarded: `for=10.1.3.${at}`,
        };
        return createTestClient(api, 'https://dalil.example', address).post(path, body(), forged);
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(95);
    const [one] = refused;
    expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(one?.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(one?.headers.get('ratelimit')).toMatch(/^"\w+";r=0;t=\d+$/);
    expect(one?.headers.get('ratelimit-policy')).toMatch(/;q=5;w=900$/);
    expect(await codeOf(one as Response)).toBe('too_many_requests');
    const restarted = createTestClient(aProcess(database).api, 'https://dalil.example', address);
    expect((await restarted.post(path, body())).status).toBe(429);
    expect((await newBrowser(site).post(path, body())).status).not.toBe(429);
    vi.setSystemTime(new Date(TEST_NOW.getTime() + 900_000));
    expect((await restarted.post(path, body())).status).not.toBe(429);
  },
);

test('AUTH-12 a crowd guessing at an account is stopped, and its owner gets in on the device they know', async () => {
  const owner = await signUpPerson(site);
  const crowd = await Promise.all(
    Array.from({ length: 60 }, () => newBrowser(site).post('/auth/sign-in', wrong(owner.email))),
  );
  expect(crowd.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(crowd.filter(({ status }) => status === 429)).toHaveLength(40);
  await owner.browser.post('/auth/sign-out');
  const own = { email: owner.email, password: TEST_PASSWORD };
  expect((await owner.browser.post('/auth/sign-in', own)).status).toBe(200);
  expect((await newBrowser(site).post('/auth/sign-in', own)).status).toBe(429);
  vi.setSystemTime(new Date(TEST_NOW.getTime() + 900_000));
  expect((await newBrowser(site).post('/auth/sign-in', own)).status).toBe(200);
});

test('AUTH-12 a neighbour behind the same address does not block a known device, and a mark is good for its own account only', async () => {
  const address = freshAddress();
  const at = () => createTestClient(site.api, 'https://dalil.example', address);
  const owner = await signUpPerson(site);
  const other = await signUpPerson(site);
  for (let attempt = 0; attempt < 6; attempt += 1) await at().post('/auth/sign-in', wrong(other.email));
  const device = at();
  for (const [name, value] of owner.browser.cookies) if (name.endsWith('.device')) device.cookies.set(name, value);
  expect((await device.post('/auth/sign-in', wrong(other.email))).status).toBe(429);
  expect((await device.post('/auth/sign-in', { email: owner.email, password: TEST_PASSWORD })).status).toBe(200);
});

test('AUTH-12 a mailbox gets five mails in a quarter of an hour, whoever asks; the answer does not tell', async () => {
  const { email } = await signUpPerson(site);
  const before = site.emails.length;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => newBrowser(site).post('/auth/forgot-password', { email })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(site.emails.length - before).toBeLessThanOrEqual(5);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('AUTH-12 the address %s is counted as %s', (address, subject) => {
  expect(subjectOfAddress(address)).toBe(subject);
});
