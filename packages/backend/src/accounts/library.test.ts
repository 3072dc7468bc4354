import { randomUUID } from 'node:crypto';
import { profiles, sessions, verifications } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openJobQueue } from '../core/job-queue.ts';
import { type ApiDocument, exampleAddress, operationsOf } from '../description/document.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { IMPORT_LIMIT } from '../newsroom/exchange/read-import.ts';
import { createTestApi } from '../test-api.ts';
import { createAuth } from './auth.ts';
import { createPasswordHasher } from './password-hasher.ts';
import {
  codeOf,
  copyBrowser,
  freshEmail,
  isSignedIn,
  lastCode,
  lastMail,
  newBrowser,
  setUpSite,
  signIn,
  signUpPerson,
  signUpWithApp,
  TEST_PASSWORD,
  type TestSite,
} from './test-accounts.ts';
import { startTestProvider } from './test-provider.ts';

const KIBIBYTE = 1024;

/** In bytes. A letter takes up to four bytes in a file and three in a text. */
function longestBody(name: string): number {
  if (name === 'post /api/newsroom/import') return 4 * IMPORT_LIMIT;
  return 64 * KIBIBYTE + (/ \/api\/newsroom\/(?:texts\/|preview$)/.test(name) ? 3 * TEXT_LIMITS.markdown : 0);
}

let database: TestDatabase;
let site: TestSite;
setUpSite((context) => void ({ database, site } = context));

async function writes() {
  const operations = operationsOf((await (await site.get('/openapi.json')).json()) as ApiDocument);
  return operations
    .filter(({ method }) => method !== 'get')
    .map(({ method, path, operation }) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase(),
      address: (exampleAddress(path, operation) ?? '').replace('/api', ''),
      body: operation.requestBody?.content['application/json']?.example,
    }));
}

const succeeded = (answers: readonly Response[]) => answers.filter(({ status }) => status === 200).length;

test('AUTH-12 nothing of the library is reachable but through the endpoints of the API', async () => {
  const document = (await (await site.get('/openapi.json')).json()) as ApiDocument;
  const own = new Set(Object.keys(document.paths));
  const { api } = createAuth(site.deps, 'https://dalil.example');
  const paths = Object.values(api).flatMap(({ path }) => (path === undefined ? [] : [path]));
  expect(paths).toContain('/sign-in/email-otp');
  const open: string[] = [];
  for (const path of paths) {
    const address = path.replace(/:\w+/g, 'x');
    if (own.has(`/api/auth${path}`) || address.startsWith('/callback/')) continue;
    for (const method of ['GET', 'POST']) {
      const answer = await newBrowser(site).request(method, `/auth${address}`, method === 'POST' ? {} : undefined);
      if (answer.status !== 404) open.push(`${method} ${path}: ${answer.status}`);
    }
  }
  expect(open).toEqual([]);
});

test('AUTH-8 a code makes no account: whoever has none stays without', async () => {
  const email = freshEmail();
  await newBrowser(site).post('/auth/send-code', { email });
  expect((await newBrowser(site).post('/auth/verify-email', { email, code: '123456' })).status).toBe(400);
  const { api } = createAuth(site.deps, 'https://dalil.example');
  const otp = await api.createVerificationOTP({ body: { email, type: 'sign-in' } });
  await expect(api.signInEmailOTP({ body: { email, otp } })).rejects.toThrow(/OTP/i);
  expect(await database.db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
});

test('AUTH-7 AUTH-13 links and codes are nowhere in the database as they are in the mail', async () => {
  const { browser, email } = await signUpPerson(site);
  await newBrowser(site).post('/auth/forgot-password', { email });
  const mail = lastMail(site, email);
  const token = mail && 'link' in mail.data ? new URL(mail.data.link).searchParams.get('token') : null;
  expect(token).toMatch(/^\w{20,}$/);
  const newEmail = freshEmail();
  await browser.post('/auth/change-email', { newEmail, password: TEST_PASSWORD });
  const rows = JSON.stringify(await database.db.select().from(verifications));
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(newEmail);
  expect(rows).not.toMatch(new RegExp(`"${lastCode(site, newEmail)}[":]`));
});

test('AUTH-13 the code of a new address works once of 50 times at once', async () => {
  const { browser, id } = await signUpPerson(site);
  const newEmail = freshEmail();
  await browser.post('/auth/change-email', { newEmail, password: TEST_PASSWORD });
  const code = lastCode(site, newEmail);
  // Each request uses a process with its own counters, so that the code is rejected and not the attempt.
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => {
      const other = createTestApi(database.db, { ...site.deps, limitSecret: randomUUID() });
      const copy = newBrowser(other);
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      return copy.post('/auth/change-email/confirm', { newEmail, code });
    }),
  );
  expect(succeeded(answers)).toBe(1);
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, id));
  expect(profile).toMatchObject({ email: newEmail, emailVerified: true });
});

test('AUTH-13 a challenge of the second factor opens one session, whatever number of right codes come at once', async () => {
  const { email, id, backupCodes } = await signUpWithApp(site);
  await database.db.delete(sessions).where(eq(sessions.userId, id));
  const { browser } = await signIn(site, email);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      copyBrowser(site, browser).post('/auth/second-factor', { kind: 'backup', code: backupCodes[at % 10] }),
    ),
  );
  expect(succeeded(answers)).toBe(1);
  expect(await database.db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
});

test('AUTH-5 an account that a provider opens is made whole or not at all', async () => {
  const provider = await startTestProvider();
  const email = freshEmail();
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Noor' };
  site.deps.accounts.providers = {
    oidc: { clientId: 'dalil', clientSecret: 'secret', name: 'City ID', discoveryUrl: provider.discoveryUrl },
  };
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before insert on accounts for each row when (new.provider_id = 'oidc') execute function refuse()`);
  try {
    vi.useRealTimers();
    const browser = newBrowser(site);
    const begun = await browser.post('/auth/sign-in/provider', { provider: 'oidc', returnTo: '/' });
    const { url } = (await begun.json()) as { url: string };
    const agreed = await fetch(url, { redirect: 'manual' });
    const back = new URL(agreed.headers.get('location') ?? '');
    const answer = await browser.get(back.pathname.replace('/api', '') + back.search);
    expect(answer.headers.get('location')).toMatch(/^\/auth\/callback\?error=/);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await database.db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
  } finally {
    await database.pool.query('drop trigger refuse on accounts; drop function refuse()');
    await provider.close();
  }
});

test('AUTH-4 NOTIF-4 a mail is a row of the queue when the answer is given, and sent by nobody who answers', async () => {
  const queue = await openJobQueue({ ...database, log: site.deps.log });
  site = createTestApi(database.db, {
    ...site.deps,
    queueEmail: (target, email) => queue.enqueue(target, 'send-email', email),
  });
  const email = freshEmail();
  const request = { email, password: TEST_PASSWORD, fullName: 'Amina Reader' };
  expect((await newBrowser(site).post('/auth/sign-up', request)).status).toBe(200);
  const { rows } = await database.pool.query(
    `select state, data->>'template' as template from pgboss.job where name = 'send-email' and data->>'to' = $1`,
    [email],
  );
  expect(rows).toEqual([{ state: 'created', template: 'verification' }]);
  await queue.close();
});

test.each([
  ['/auth/forgot-password', (email: string) => ({ email })],
  ['/auth/send-code', (email: string) => ({ email })],
  ['/auth/sign-up', (email: string) => ({ email, password: TEST_PASSWORD, fullName: 'Amina Reader' })],
] as const)('AUTH-4 %s asks the database as often for a known address as for an unknown one', async (path, body) => {
  const { email } = await signUpPerson(site);
  const later: (() => Promise<unknown>)[] = [];
  site = createTestApi(database.db, { ...site.deps, afterAnswer: async (work) => void later.push(work) });
  const client = await database.pool.connect();
  const statements = vi.spyOn(Object.getPrototypeOf(client), 'query');
  client.release();
  const requests = async (address: string) => {
    statements.mockClear();
    await newBrowser(site).post(path, body(address));
    return statements.mock.calls.length;
  };
  expect(await requests(email)).toBe(await requests(freshEmail()));
  statements.mockRestore();
  expect(site.emails).toEqual([]);
  await Promise.all(later.map((work) => work()));
});

test('ROUTE-9 no write of the API is open to another site or takes a body that is too long', async () => {
  const { browser } = await signUpPerson(site, { role: 'admin' });
  for (const { name, method, address, body } of await writes()) {
    const foreign = await copyBrowser(site, browser).request(method, address, body, { origin: 'https://evil.example' });
    expect([name, foreign.status, await codeOf(foreign)]).toEqual([name, 403, 'origin_refused']);
    if (body === undefined) continue;
    const large = await copyBrowser(site, browser).request(method, address, {
      ...body,
      more: 'x'.repeat(longestBody(name)),
    });
    expect([name, large.status, await codeOf(large)]).toEqual([name, 413, 'payload_too_large']);
  }
  expect(await isSignedIn(browser)).toBe(true);
});

test('AUTH-3 AUTH-9 nothing of a session but its token is on the device; without its row it is over at once', async () => {
  const { id, email } = await signUpPerson(site);
  const { browser } = await signIn(site, email, TEST_PASSWORD, true);
  expect([...browser.cookies.keys()].sort()).toEqual([
    '__Host-dalil.device',
    '__Host-dalil.session_token',
    'dalil_signed_in',
  ]);
  // Scripts read it, so it says that somebody is signed in and nothing more.
  expect(browser.cookies.get('dalil_signed_in')).toBe('1');
  expect(await isSignedIn(browser)).toBe(true);
  await database.db.delete(sessions).where(eq(sessions.userId, id));
  expect(await isSignedIn(browser)).toBe(false);
  expect((await browser.get('/profile')).status).toBe(401);
});

test('AUTH-13 passwords are hashed two at a time; a hundred wait, and who comes then is told to come again', async () => {
  const hasher = createPasswordHasher({ N: 16, r: 1, p: 1 });
  const crowd = await Promise.allSettled(Array.from({ length: 110 }, () => hasher.hash(TEST_PASSWORD)));
  expect(crowd.filter(({ status }) => status === 'fulfilled')).toHaveLength(102);
  for (const one of crowd.filter((outcome) => outcome.status === 'rejected')) {
    expect(one.reason).toMatchObject({ code: 'busy', retryAfter: 10 });
  }
  expect(await hasher.hash(TEST_PASSWORD)).toMatch(/^scrypt:/);
});
