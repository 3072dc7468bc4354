import { randomUUID } from 'node:crypto';
import { profiles, sessions, verifications } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { readConfirmHash } from '@dalil/domain/accounts/confirm-link.ts';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { writeEmail } from '../emails/write-email.ts';
import { TEST_NOW } from '../test-api.ts';
import {
  codeOf,
  copyBrowser,
  createTestSite,
  freshEmail,
  isSignedIn,
  lastCode,
  lastMail,
  newBrowser,
  setUpSite,
  signIn,
  signUpPerson,
  TEST_PASSWORD,
  type TestSite,
} from './test-accounts.ts';

let database: TestDatabase;
let site: TestSite;
setUpSite((context) => void ({ database, site } = context));

const request = (email: string, change = {}) => ({
  email,
  password: TEST_PASSWORD,
  fullName: 'Amina Reader',
  userType: 'tourist',
  locale: 'ar',
  ...change,
});

test('AUTH-2 AUTH-8 a resident signs up, confirms by code and is signed in with role user', async () => {
  const email = freshEmail();
  const browser = newBrowser(site);
  const answer = await browser.post('/auth/sign-up', request(email.toUpperCase()));
  expect([answer.status, await answer.json()]).toEqual([200, { state: 'code_sent' }]);
  expect(await isSignedIn(browser)).toBe(false);
  expect(lastMail(site, email)).toMatchObject({
    template: 'verification',
    locale: 'ar',
    data: { fullName: 'Amina Reader', code: expect.stringMatching(/^\d{6}$/), validMinutes: 10 },
  });
  const confirmed = await browser.post('/auth/verify-email', { email, code: lastCode(site, email) });
  expect([confirmed.status, await confirmed.json()]).toEqual([200, { state: 'signed_in', hasPassword: true }]);
  expect(confirmed.headers.get('cache-control')).toBe('private, no-store');
  const session = (await (await browser.get('/session')).json()) as object;
  expect(session).toMatchObject({
    actor: { kind: 'user', role: 'user' },
    profile: { email, fullName: 'Amina Reader', role: 'user', userType: 'tourist', language: 'ar', avatar: null },
  });
  expect(lastMail(site, email)).toMatchObject({ template: 'welcome' });
});

test('AUTH-3 AUTH-9 a session cookie is for this host, unreadable to scripts, and lasts only when asked to', async () => {
  const { email } = await signUpPerson(site);
  const cookieOf = async (rememberMe: boolean) => {
    const { response } = await signIn(site, email, TEST_PASSWORD, rememberMe);
    return response.headers.getSetCookie().find((line) => line.startsWith('__Host-dalil.session_token=')) ?? '';
  };
  const brief = await cookieOf(false);
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(brief).toContain(part);
  expect(brief).not.toMatch(/Max-Age|Expires|Domain/);
  expect(await cookieOf(true)).toContain('Max-Age=2592000');
});

test('AUTH-4 a wrong password and an unknown address are refused alike', async () => {
  const { email } = await signUpPerson(site);
  const wrong = await signIn(site, email, 'not the password at all');
  const unknown = await signIn(site, freshEmail(), 'not the password at all');
  expect(wrong.response.status).toBe(401);
  expect(unknown.response.status).toBe(401);
  const body = await wrong.response.text();
  expect(body).toBe(await unknown.response.text());
  expect(JSON.parse(body)).toMatchObject({ code: 'invalid_credentials' });
  expect(wrong.response.headers.getSetCookie()).toEqual([]);
});

test('AUTH-4 sign-up, another code and a reset answer the same for known and unknown addresses', async () => {
  const { email } = await signUpPerson(site);
  for (const [path, body] of [
    ['/auth/sign-up', request],
    ['/auth/send-code', (address: string) => ({ email: address })],
    ['/auth/forgot-password', (address: string) => ({ email: address })],
    ['/auth/unlock-link', (address: string) => ({ email: address })],
  ] as const) {
    const known = await newBrowser(site).post(path, body(email));
    const unknown = await newBrowser(site).post(path, body(freshEmail()));
    expect([known.status, await known.text()], path).toEqual([unknown.status, await unknown.text()]);
    expect(known.status, path).toBe(200);
    const names = (response: Response) => response.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(names(known), path).toEqual(names(unknown));
  }
});

test('AUTH-2 whoever signs up with a confirmed address changes nothing; its owner is told', async () => {
  const { email } = await signUpPerson(site);
  await newBrowser(site).post('/auth/sign-up', request(email, { password: 'an intruder chose this', fullName: 'X' }));
  expect(lastMail(site, email)).toMatchObject({ template: 'known-address', data: { fullName: 'Amina Reader' } });
  expect((await signIn(site, email)).response.status).toBe(200);
  expect((await signIn(site, email, 'an intruder chose this')).response.status).toBe(401);
});

test('AUTH-2 an address that nobody confirmed belongs to whoever confirms it, with the password of that browser', async () => {
  const email = freshEmail();
  const owner = newBrowser(site);
  await owner.post('/auth/sign-up', request(email));
  await newBrowser(site).post('/auth/sign-up', request(email, { password: 'an intruder chose this' }));
  // As an Arabic keyboard writes it.
  const code = lastCode(site, email).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const answer = await owner.post('/auth/verify-email', { email, code });
  expect(await answer.json()).toEqual({ state: 'signed_in', hasPassword: false });
  expect((await signIn(site, email, 'an intruder chose this')).response.status).toBe(401);
});

test('AUTH-8 a code is kept as a hash, works once of 50 times at once, for ten minutes and five tries', async () => {
  const email = freshEmail();
  const browser = newBrowser(site);
  await browser.post('/auth/sign-up', request(email));
  const code = lastCode(site, email);
  const rows = await database.db.select().from(verifications);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(email);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => newBrowser(site).post('/auth/verify-email', { email, code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const rejected of answers.filter(({ status }) => status !== 200))
    expect(await codeOf(rejected)).toBe('invalid_code');

  const second = freshEmail();
  await newBrowser(site).post('/auth/sign-up', request(second));
  const late = lastCode(site, second);
  vi.setSystemTime(new Date(TEST_NOW.getTime() + 600_001));
  expect((await newBrowser(site).post('/auth/verify-email', { email: second, code: late })).status).toBe(400);

  const third = freshEmail();
  await newBrowser(site).post('/auth/sign-up', request(third));
  const right = lastCode(site, third);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await newBrowser(site).post('/auth/verify-email', { email: third, code: wrong });
  }
  expect((await newBrowser(site).post('/auth/verify-email', { email: third, code: right })).status).toBe(400);
});

/** The link of the last mail to an address. */
async function linkIn(email: string): Promise<URL> {
  const mail = lastMail(site, email);
  if (!mail) throw new Error('no mail was sent');
  const { text } = await writeEmail(mail, { now: TEST_NOW, publicUrl: 'https://guide.example' });
  return new URL(/https:\S+#confirm=\S+/.exec(text)?.[0] ?? '');
}

/** What the page of a link sends when its button is pressed. */
const pressed = ({ hash }: URL) => {
  const { email, code } = readConfirmHash(hash) ?? {};
  return { email, code };
};

test('AUTH-2 ROUTE-5 the link of a mail is its code: one use, ended by a newer one and after ten minutes', async () => {
  const email = freshEmail();
  const owner = newBrowser(site);
  await owner.post('/auth/sign-up', request(email, { returnTo: '/ar/bookmarks' }));
  const first = await linkIn(email);
  expect(`${first.origin}${first.pathname}${first.search}`).toBe('https://guide.example/ar/auth/callback');
  expect(readConfirmHash(first.hash)?.returnTo).toBe('/ar/bookmarks');
  expect(await isSignedIn(owner)).toBe(false);
  await newBrowser(site).post('/auth/send-code', { email, returnTo: 'https://elsewhere.example' });
  const second = await linkIn(email);
  expect(readConfirmHash(second.hash)?.returnTo).toBeUndefined();
  if (first.hash !== second.hash)
    expect(await codeOf(await owner.post('/auth/verify-email', pressed(first)))).toBe('invalid_code');
  const answer = await owner.post('/auth/verify-email', pressed(second));
  expect(await answer.json()).toEqual({ state: 'signed_in', hasPassword: true });
  expect(await codeOf(await newBrowser(site).post('/auth/verify-email', pressed(second)))).toBe('invalid_code');

  const late = freshEmail();
  await newBrowser(site).post('/auth/sign-up', request(late));
  const link = await linkIn(late);
  vi.setSystemTime(new Date(TEST_NOW.getTime() + 600_001));
  expect(await codeOf(await newBrowser(site).post('/auth/verify-email', pressed(link)))).toBe('invalid_code');
});

test('AUTH-2 AUTH-4 a link that a sign-in sent again leads to the page that was asked for', async () => {
  const email = freshEmail();
  await newBrowser(site).post('/auth/sign-up', request(email));
  await newBrowser(site).post('/auth/sign-in', { email, password: TEST_PASSWORD, returnTo: '/settings' });
  expect(readConfirmHash((await linkIn(email)).hash)?.returnTo).toBe('/settings');
});

test('AUTH-4 before the address is confirmed nobody gets in; the right password sends another code', async () => {
  const email = freshEmail();
  await newBrowser(site).post('/auth/sign-up', request(email));
  const first = lastCode(site, email);
  expect(await codeOf((await signIn(site, email, 'not the password at all')).response)).toBe('invalid_credentials');
  expect(lastCode(site, email)).toBe(first);
  const { browser, response } = await signIn(site, email);
  expect([response.status, await codeOf(response)]).toEqual([403, 'email_not_verified']);
  expect(await isSignedIn(browser)).toBe(false);
  expect(site.emails.filter(({ to }) => to === email)).toHaveLength(2);
});

test('AUTH-8 a code in the mailbox stays valid while no other mail is sent: the mailbox is full, or the mail fails', async () => {
  const email = freshEmail();
  const owner = newBrowser(site);
  await owner.post('/auth/sign-up', request(email));
  for (let mail = 0; mail < 4; mail += 1) await newBrowser(site).post('/auth/send-code', { email });
  const code = lastCode(site, email);
  const queueEmail = vi.spyOn(site.deps, 'queueEmail').mockRejectedValue(new Error('no disk'));
  const unlimited = createTestSite(database.db, { ...site.deps, limitSecret: randomUUID() });
  await newBrowser(unlimited).post('/auth/send-code', { email });
  expect(queueEmail).toHaveBeenCalledOnce();
  queueEmail.mockRestore();
  await newBrowser(site).post('/auth/send-code', { email });
  expect(site.emails.filter(({ to }) => to === email)).toHaveLength(5);
  const answer = await owner.post('/auth/verify-email', { email, code });
  expect(await answer.json()).toEqual({ state: 'signed_in', hasPassword: true });
});

test.each([
  ['password', { password: 'too short' }],
  ['password', { password: 'x'.repeat(129) }],
  ['password', { password: 'Password123' }],
  ['password', { password: 'qwertyuiop' }],
  ['password', { password: 'aaaaaaaaaaaa' }],
  ['password', { password: 'Dubai-Guide-2026' }],
  ['email', { email: 'nobody' }],
  ['email', { email: `${'x'.repeat(250)}@example.com` }],
  ['fullName', { fullName: ' ' }],
  ['fullName', { fullName: 'x'.repeat(101) }],
  ['userType', { userType: 'admin' }],
])('AUTH-13 a sign-up with a wrong %s is refused, naming the field', async (field, change) => {
  const response = await newBrowser(site).post('/auth/sign-up', request(freshEmail(), change));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: field }] });
});

test('AUTH-2 nobody gives themselves a role or a confirmed address at sign-up', async () => {
  const email = freshEmail();
  await newBrowser(site).post(
    '/auth/sign-up',
    request(email, { role: 'admin', emailVerified: true, id: randomUUID() }),
  );
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.email, email));
  expect(profile).toMatchObject({ role: 'user', emailVerified: false });
});

test('AUTH-9 a session ends after 24 hours without activity; activity moves the end, remembered or not', async () => {
  const { email } = await signUpPerson(site);
  for (const rememberMe of [false, true]) {
    vi.setSystemTime(TEST_NOW);
    site = createTestSite(database.db);
    const { browser } = await signIn(site, email, TEST_PASSWORD, rememberMe);
    const at = (hours: number) => vi.setSystemTime(new Date(TEST_NOW.getTime() + hours * 3_600_000));
    at(23);
    expect(await isSignedIn(browser)).toBe(true);
    at(46);
    expect(await isSignedIn(browser)).toBe(true);
    at(70.01);
    expect(await isSignedIn(browser)).toBe(false);
  }
});

test('AUTH-9 a passive question is no activity, and activity is written at most every five minutes', async () => {
  const { browser } = await signUpPerson(site);
  const expiry = async (path: string) => {
    const { session } = (await (await browser.get(path)).json()) as { session: { expiresAt: string } };
    return Date.parse(session.expiresAt) - TEST_NOW.getTime();
  };
  const hours = 3_600_000;
  vi.setSystemTime(new Date(TEST_NOW.getTime() + 299_000));
  expect(await expiry('/session')).toBe(24 * hours);
  vi.setSystemTime(new Date(TEST_NOW.getTime() + hours));
  expect(await expiry('/session?passive=1')).toBe(24 * hours);
  expect(await expiry('/session')).toBe(25 * hours);
});

test('AUTH-9 no session outlives 30 days, whatever its owner does', async () => {
  const { browser } = await signUpPerson(site);
  for (let day = 1; day < 30; day += 1) {
    vi.setSystemTime(new Date(TEST_NOW.getTime() + day * 86_000_000));
    expect(await isSignedIn(browser)).toBe(true);
  }
  vi.setSystemTime(new Date(TEST_NOW.getTime() + 30 * 86_400_000));
  expect(await isSignedIn(browser)).toBe(false);
});

test('AUTH-3 signing in again ends the session the browser had; signing out ends it for good', async () => {
  const { browser, email } = await signUpPerson(site);
  const old = copyBrowser(site, browser);
  await browser.post('/auth/sign-in', { email, password: TEST_PASSWORD });
  expect(await isSignedIn(browser)).toBe(true);
  expect(await isSignedIn(old)).toBe(false);
  const copy = new Map(browser.cookies);
  expect((await browser.post('/auth/sign-out')).status).toBe(200);
  expect(browser.cookies.has('__Host-dalil.session_token')).toBe(false);
  for (const [name, value] of copy) browser.cookies.set(name, value);
  expect(await isSignedIn(browser)).toBe(false);
  expect((await browser.post('/auth/sign-out')).status).toBe(200);
});

test('ROUTE-9 a forged, a foreign and an empty cookie are a guest, and no session is looked for', async () => {
  const statements = vi.spyOn(database.pool, 'query');
  const browser = newBrowser(site);
  for (const value of ['', 'x', 'x.y', `${'a'.repeat(32)}.${'b'.repeat(44)}`]) {
    browser.cookies.set('__Host-dalil.session_token', value);
    expect(await isSignedIn(browser)).toBe(false);
  }
  browser.cookies.clear();
  expect(await isSignedIn(browser)).toBe(false);
  expect(statements.mock.calls.filter(([statement]) => /\bsessions\b/.test(JSON.stringify(statement)))).toEqual([]);
  statements.mockRestore();
});

test('AUTH-11 the configured address is admin from the moment it is confirmed, and not before', async () => {
  const email = freshEmail();
  site = createTestSite(database.db, { accounts: { ...site.deps.accounts, adminEmail: email } });
  const { browser } = await signUpPerson(site, { email });
  expect(await (await browser.get('/session')).json()).toMatchObject({
    actor: { role: 'admin' },
    profile: { role: 'admin' },
  });
  await database.db.update(profiles).set({ emailVerified: false }).where(eq(profiles.email, email));
  expect(await (await browser.get('/session')).json()).toMatchObject({ actor: { role: 'user' } });
});

test('AUTH-9 the address of a session is the one our server saw, whatever a request claims', async () => {
  const { id, email } = await signUpPerson(site);
  await database.db.delete(sessions).where(eq(sessions.userId, id));
  const forged = { 'x-forwarded-for': '6.6.6.6', 'x-dalil-client-address': '6.6.6.6', 'x-real-ip': '6.6.6.6' };
  await newBrowser(site, '192.0.2.77').post('/auth/sign-in', { email, password: TEST_PASSWORD }, forged);
  const [session] = await database.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(session).toMatchObject({ ipAddress: '192.0.2.77', userAgent: 'test browser' });
});
