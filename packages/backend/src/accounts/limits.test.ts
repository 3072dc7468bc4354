import { verifications } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { openDatabase, type OpenDatabase } from '@dalil/database/connection.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { subjectOfAddress } from '../core/rate-limit.ts';
import { type ApiDocument, exampleAddress, operationsOf } from '../description/document.ts';
import { TEST_NOW } from '../test-api.ts';
import { createTestClient, type TestClient } from '../test-client.ts';
import {
  codeOf,
  copyBrowser,
  createTestSite,
  freshAddress,
  freshEmail,
  isSignedIn,
  lastCode,
  lastMail,
  newBrowser,
  setUpSite,
  signUpPerson,
  TEST_PASSWORD,
  type TestSite,
} from './test-accounts.ts';
import { spendUnlockToken } from './unlock-link.ts';

let database: TestDatabase;
let second: OpenDatabase;
let site: TestSite;

setUpSite(async (context) => {
  ({ database, site } = context);
  second ??= await openDatabase(database.address, { maxConnections: 5 });
});

afterAll(() => second.close());

/** Another server process on the same database, or the same one after a restart. */
function aProcess({ db }: Pick<OpenDatabase, 'db'>): TestSite {
  return createTestSite(db, { limitSecret: site.deps.limitSecret });
}

const wrong = (email: string) => ({ email, password: 'not the password at all' });

const signUpBody = (password = TEST_PASSWORD) => ({ email: freshEmail(), password, fullName: 'A' });

/** What 100 requests at once are allowed, first of one account, then of as many as there are requests. */
test.each([
  ['/auth/sign-in', 5, (email: string) => wrong(email)],
  ['/auth/sign-in', 30, () => wrong(freshEmail())],
  ['/auth/sign-up', 5, () => signUpBody('password1234')],
  ['/auth/sign-up', 20, () => signUpBody()],
  ['/auth/forgot-password', 5, (email: string) => ({ email })],
  ['/auth/forgot-password', 20, () => ({ email: freshEmail() })],
  ['/auth/unlock-link', 5, (email: string) => ({ email })],
  ['/auth/unlock-link', 20, () => ({ email: freshEmail() })],
  ['/auth/send-code', 5, (email: string) => ({ email })],
  ['/auth/send-code', 20, () => ({ email: freshEmail() })],
  ['/auth/verify-email', 5, (email: string) => ({ email, code: '123456' })],
  ['/auth/verify-email', 30, () => ({ email: freshEmail(), code: '123456' })],
  ['/auth/reset-password', 5, () => ({ token: 'a guess', password: TEST_PASSWORD })],
  ['/auth/reset-password', 30, () => ({ token: freshEmail(), password: TEST_PASSWORD })],
  ['/auth/second-factor', 5, () => ({ code: '123456' })],
] as const)(
  'AUTH-12 %s: %i tries of an address in a quarter of an hour, exactly, of 100 at once in two processes with forged headers',
  async (path, limit, bodyOf) => {
    const address = freshAddress();
    const email = freshEmail();
    const processes = [site, aProcess(second)];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const { api } = processes[at % 2] ?? site;
        const forged = {
          'x-forwarded-for': `10.1.1.${at}`,
          'x-dalil-client-address': `10.1.2.${at}`,
          forwarded: `for=10.1.3.${at}`,
        };
        return createTestClient(api, 'https://dalil.example', address).post(path, bodyOf(email), forged);
      }),
    );
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(100 - limit);
    const [one] = rejected;
    expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(one?.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(one?.headers.get('ratelimit')).toMatch(/^"\w+";r=0;t=\d+$/);
    expect(one?.headers.get('ratelimit-policy')).toMatch(new RegExp(`;q=${limit};w=900$`));
    expect(await codeOf(one as Response)).toBe('too_many_requests');
    const restarted = createTestClient(aProcess(database).api, 'https://dalil.example', address);
    expect((await restarted.post(path, bodyOf(email))).status).toBe(429);
    expect((await newBrowser(site).post(path, bodyOf(email))).status).not.toBe(429);
    vi.setSystemTime(new Date(TEST_NOW.getTime() + 900_000));
    expect((await restarted.post(path, bodyOf(email))).status).not.toBe(429);
  },
);

test('AUTH-12 AUTH-2 seven colleagues sign up, confirm and sign in from one office in a quarter of an hour', async () => {
  const office = freshAddress();
  const colleagues = Array.from({ length: 7 }, () => ({ email: freshEmail(), browser: newBrowser(site, office) }));
  const all = async (work: (one: (typeof colleagues)[number]) => Promise<Response>) =>
    (await Promise.all(colleagues.map(work))).map(({ status }) => status);
  const succeeded = Array.from({ length: 7 }, () => 200);
  const body = { password: TEST_PASSWORD, fullName: 'Amina Reader' };
  expect(await all(({ browser, email }) => browser.post('/auth/sign-up', { ...body, email }))).toEqual(succeeded);
  expect(
    await all(({ browser, email }) => browser.post('/auth/verify-email', { email, code: lastCode(site, email) })),
  ).toEqual(succeeded);
  const enter = (browser: TestClient, email: string) =>
    browser.post('/auth/sign-in', { email, password: TEST_PASSWORD });
  for (let round = 0; round < 6; round += 1) {
    expect(await all(({ email }) => enter(newBrowser(site, office), email))).toEqual(succeeded);
  }
});

test('AUTH-12 a right password gives its attempt back, and four wrong ones before and after it still count as four each', async () => {
  const owner = await signUpPerson(site);
  const address = freshAddress();
  const at = () => newBrowser(site, address);
  const enter = async (password: string) => (await at().post('/auth/sign-in', { email: owner.email, password })).status;
  for (let attempt = 0; attempt < 4; attempt += 1) expect(await enter('not the password')).toBe(401);
  for (let attempt = 0; attempt < 6; attempt += 1) expect(await enter(TEST_PASSWORD)).toBe(200);
  expect(await enter('not the password')).toBe(401);
  expect(await enter(TEST_PASSWORD)).toBe(429);
});

test('AUTH-12 right passwords between 100 parallel guesses free nothing for the guesses', async () => {
  const owner = await signUpPerson(site);
  const address = freshAddress();
  const processes = [site, aProcess(second)];
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const browser = createTestClient((processes[at % 2] ?? site).api, 'https://dalil.example', address);
      const password = at % 3 === 0 ? TEST_PASSWORD : `guess ${at}`;
      return (await browser.post('/auth/sign-in', { email: owner.email, password })).status;
    }),
  );
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(statuses.filter((status) => ![200, 401, 429].includes(status))).toEqual([]);
});

test('AUTH-12 who guesses at one account from a hotel does not use up what the others there may do', async () => {
  const hotel = freshAddress();
  const guest = await signUpPerson(site);
  const target = freshEmail();
  await Promise.all(Array.from({ length: 100 }, () => newBrowser(site, hotel).post('/auth/sign-in', wrong(target))));
  const own = { email: guest.email, password: TEST_PASSWORD };
  expect((await newBrowser(site, hotel).post('/auth/sign-in', own)).status).toBe(200);
});

test('AUTH-12 a right password in the settings does not count, a wrong one does', async () => {
  const { browser } = await signUpPerson(site);
  const change = async (currentPassword: string) =>
    (await browser.post('/auth/change-password', { currentPassword, newPassword: TEST_PASSWORD })).status;
  for (let attempt = 0; attempt < 7; attempt += 1) expect(await change(TEST_PASSWORD)).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await change('not the password')).toBe(400);
  expect(await change(TEST_PASSWORD)).toBe(429);
});

const REPORT = { id: '7K2M9QXD', kind: 'loading', name: 'TypeError', path: '/ar/news' };

test.each([
  ['what a guest asks in private', 'api', 100, 900, (browser: TestClient, forged: object) => read(browser, forged)],
  ['what a guest writes', 'writes', 30, 60, (browser: TestClient, forged: object) => write(browser, forged)],
] as const)(
  'AUTH-12 %s is counted exactly, at once in two processes, after a restart, and for nobody else',
  async (_, limiter, limit, windowSeconds, send) => {
    const address = freshAddress();
    const processes = [site, aProcess(second)];
    const visitor = (at: number, from = address) =>
      createTestClient((processes[at % 2] ?? site).api, 'https://dalil.example', from);
    const answers = await Promise.all(
      Array.from({ length: limit + 50 }, (_none, at) => send(visitor(at), { 'x-forwarded-for': `10.2.2.${at}` })),
    );
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(50);
    for (const { headers } of answers) expect(headers.get('ratelimit')).toMatch(new RegExp(`^"${limiter}";r=\\d+;t=`));
    expect(rejected[0]?.headers.get('ratelimit-policy')).toBe(`"${limiter}";q=${limit};w=${windowSeconds}`);
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(rejected[0] as Response)).toBe('too_many_requests');
    processes[0] = aProcess(database);
    expect((await send(visitor(0), {})).status).toBe(429);
    expect((await send(visitor(0, freshAddress()), {})).status).not.toBe(429);
    vi.setSystemTime(new Date(TEST_NOW.getTime() + windowSeconds * 1000));
    expect((await send(visitor(0), {})).status).not.toBe(429);
  },
);

const read = (browser: TestClient, headers: object) => browser.request('GET', '/profile', undefined, { ...headers });
const write = (browser: TestClient, headers: object) => browser.post('/monitoring/errors', REPORT, headers);

/** Sends requests until no private request is answered. */
async function exhausted(): Promise<TestClient> {
  const browser = newBrowser(site);
  await Promise.all(Array.from({ length: 101 }, () => browser.get('/profile')));
  expect((await browser.get('/profile')).status).toBe(429);
  return browser;
}

test('AUTH-12 public reads, the session, the health of the site and pages made on the server are not counted', async () => {
  const browser = await exhausted();
  for (const path of ['/auth/providers', '/health', '/openapi.json', '/session', '/session?passive=1']) {
    const answer = await browser.get(path);
    expect([path, answer.status, answer.headers.get('ratelimit')]).toEqual([path, 200, null]);
  }
  const { headers } = await browser.get('/auth/providers');
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await browser.request('GET', '/auth/providers', undefined, known)).status).toBe(304);
  for (let page = 0; page < 101; page += 1) expect((await site.get('/session')).status).toBe(200);
});

test.each([
  ['an address that does not exist', (browser: TestClient) => browser.get('/no-such-thing'), 404],
  ['an item that does not exist', (browser: TestClient) => browser.get('/places/no-such-place'), 404],
  ['what is for members', (browser: TestClient) => browser.get('/profile'), 401],
  ['what is for staff', (browser: TestClient) => browser.get('/users'), 401],
  ['wrong input', (browser: TestClient) => browser.post('/auth/sign-in', { email: 1 }), 400],
  ['an operation without a session', (browser: TestClient) => browser.post('/sync/user-data', { operations: [] }), 400],
] as const)('AUTH-12 %s is counted for a guest', async (_, send, status) => {
  const answer = await send(newBrowser(site));
  expect([answer.status, answer.headers.get('ratelimit')]).toEqual([status, '"api";r=99;t=900']);
  expect((await send(await exhausted())).status).toBe(429);
});

test('AUTH-12 a guest behind the same address takes nothing away from somebody signed in', async () => {
  const address = freshAddress();
  const person = await signUpPerson(site);
  const guest = newBrowser(site, address);
  const member = copyBrowser(site, person.browser, address);
  await Promise.all(Array.from({ length: 31 }, () => write(guest, {})));
  await Promise.all(Array.from({ length: 101 }, () => read(guest, {})));
  expect([(await write(guest, {})).status, (await read(guest, {})).status]).toEqual([429, 429]);
  expect((await read(member, {})).status).toBe(200);
  const own = await Promise.all(Array.from({ length: 40 }, () => member.patch('/profile', { fullName: 'Noor' })));
  expect(own.filter(({ status }) => status === 200)).toHaveLength(30);
});

test('AUTH-12 every write of the API is counted, whoever makes it', async () => {
  const document = (await (await site.get('/openapi.json')).json()) as ApiDocument;
  const { browser: admin } = await signUpPerson(site, { role: 'admin' });
  const uncounted = new Set<string>();
  for (const { method, path, operation } of operationsOf(document)) {
    if (method === 'get') continue;
    const address = (exampleAddress(path, operation) ?? '').replace('/api', '');
    const body = operation.requestBody?.content['application/json']?.example;
    for (const requests of [newBrowser(site), copyBrowser(site, admin)]) {
      const answer = await requests.request(method.toUpperCase(), address, body);
      const limiter = answer.headers.get('ratelimit')?.split(';')[0];
      // A request that is counted with its response must have no effect.
      if (limiter === undefined || (limiter === '"api"' && answer.status < 400)) uncounted.add(`${method} ${path}`);
    }
  }
  // A signed-in user can always sign out.
  expect([...uncounted]).toEqual(['post /api/auth/sign-out']);
});

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

test('AUTH-12 a link by mail lets the owner in on a new device past the attempts of others: once, for 15 minutes, with the password', async () => {
  const owner = await signUpPerson(site);
  const other = await signUpPerson(site);
  const linkOf = async (email: string) => {
    await newBrowser(site).post('/auth/unlock-link', { email });
    const mail = lastMail(site, email);
    expect(mail).toMatchObject({ template: 'unlock', data: { fullName: 'Amina Reader', validMinutes: 15 } });
    const link = new URL(mail && 'link' in mail.data ? mail.data.link : '');
    expect(link.pathname).toBe('/auth/signin');
    return link.searchParams.get('unlock');
  };
  await Promise.all(Array.from({ length: 21 }, () => newBrowser(site).post('/auth/sign-in', wrong(owner.email))));
  const own = { email: owner.email, password: TEST_PASSWORD };
  const enter = async (browser: TestClient, body: object) => (await browser.post('/auth/sign-in', body)).status;
  expect(await enter(newBrowser(site), own)).toBe(429);

  const unlockToken = await linkOf(owner.email);
  expect(JSON.stringify(await database.db.select().from(verifications))).not.toContain(unlockToken);
  expect(await enter(newBrowser(site), { ...own, unlockToken: await linkOf(other.email) })).toBe(429);
  expect(await enter(newBrowser(site), { ...own, unlockToken: 'a guess' })).toBe(429);
  const device = newBrowser(site);
  expect(await enter(device, { ...wrong(owner.email), unlockToken })).toBe(401);
  expect(await isSignedIn(device)).toBe(false);
  expect(await enter(device, own)).toBe(200);
  expect(await enter(newBrowser(site), { ...own, unlockToken })).toBe(429);

  const late = await linkOf(owner.email);
  vi.setSystemTime(new Date(TEST_NOW.getTime() + 900_000));
  await Promise.all(Array.from({ length: 21 }, () => newBrowser(site).post('/auth/sign-in', wrong(owner.email))));
  expect(await enter(newBrowser(site), { ...own, unlockToken: late })).toBe(429);
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

test('AUTH-12 of 50 parallel uses of an unlock link one succeeds', async () => {
  const { email } = await signUpPerson(site);
  await newBrowser(site).post('/auth/unlock-link', { email });
  const mail = lastMail(site, email);
  const link = new URL(mail && 'link' in mail.data ? mail.data.link : '');
  const token = link.searchParams.get('unlock') ?? '';
  const uses = await Promise.all(Array.from({ length: 50 }, () => spendUnlockToken(site.deps, email, token)));
  expect(uses.filter(Boolean)).toHaveLength(1);
});
