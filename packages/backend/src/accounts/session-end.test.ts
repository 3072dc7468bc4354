import { complianceAuditLogs, endedSessions, sessions } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { SIGNED_IN_COOKIE } from '@dalil/domain/accounts/signed-in-cookie.ts';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TestClient } from '../test-client.ts';
import {
  advanceClock,
  copyBrowser,
  isSignedIn,
  lastMail,
  newBrowser,
  setUpSite,
  signIn,
  signUpPerson,
  TEST_PASSWORD,
  type TestSite,
} from './test-accounts.ts';

const DAY_SECONDS = 86_400;

let database: TestDatabase;
let site: TestSite;

setUpSite((context) => {
  ({ database, site } = context);
});

async function endOf(browser: TestClient): Promise<unknown> {
  const body = (await (await browser.get('/session')).json()) as { actor: { kind: string }; ended?: unknown };
  expect(body.actor.kind).toBe('guest');
  return body.ended;
}

type Person = Awaited<ReturnType<typeof signUpPerson>>;
const asAdmin = async (work: (admin: TestClient, person: Person) => Promise<Response>, person: Person) => {
  const { browser } = await signUpPerson(site, { role: 'admin' });
  return (await work(browser, person)).status;
};
const reason = 'Asked for by the head of desk';

test.each([
  [
    { reason: 'role-changed', role: 'editor' },
    (person: Person) => asAdmin((admin, { id }) => admin.post(`/users/${id}/role`, { role: 'editor', reason }), person),
  ],
  [
    { reason: 'suspended', role: null },
    (person: Person) => asAdmin((admin, { id }) => admin.post(`/users/${id}/suspend`, { reason }), person),
  ],
  [
    { reason: 'ended-by-staff', role: null },
    (person: Person) => asAdmin((admin, { id }) => admin.post(`/users/${id}/end-sessions`, { reason }), person),
  ],
  [
    { reason: 'password-changed', role: null },
    async ({ email }: Person) => {
      const { browser } = await signIn(site, email);
      const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'another evening by the water' };
      return (await browser.post('/auth/change-password', passwords)).status;
    },
  ],
  [
    { reason: 'password-changed', role: null },
    async ({ email }: Person) => {
      await newBrowser(site).post('/auth/forgot-password', { email });
      const mail = lastMail(site, email);
      const token = new URL(mail && 'link' in mail.data ? mail.data.link : '').searchParams.get('token');
      const body = { token, password: 'another evening by the water' };
      return (await newBrowser(site).post('/auth/reset-password', body)).status;
    },
  ],
  [
    { reason: 'signed-out-everywhere', role: null },
    async ({ email }: Person) => {
      const { browser } = await signIn(site, email);
      return (await browser.delete('/auth/sessions/all')).status;
    },
  ],
  [
    { reason: 'signed-out-elsewhere', role: null },
    async ({ email }: Person) => {
      const { browser } = await signIn(site, email);
      return (await browser.delete('/auth/sessions/others')).status;
    },
  ],
  [
    { reason: 'idle', role: null },
    async () => {
      advanceClock(DAY_SECONDS + 1);
      return 200;
    },
  ],
] as const)('AUTH-9 STAFF-7 a session that ended tells whoever has its cookie why: %o', async (ended, end) => {
  const person = await signUpPerson(site);
  const stranger = newBrowser(site);
  expect(await end(person)).toBe(200);
  expect(await endOf(person.browser)).toEqual(ended);
  expect(await endOf(stranger)).toBeUndefined();
  const forged = newBrowser(site);
  for (const [name, value] of person.browser.cookies) forged.cookies.set(name, `${value.slice(0, -8)}AAAAAA%3D`);
  expect(await endOf(forged)).toBeUndefined();
});

test('AUTH-9 the reason of an ended session holds no token, and is gone with the next sign-in', async () => {
  const { browser, email } = await signUpPerson(site);
  const [session] = await database.db.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1);
  const other = await signIn(site, email);
  await other.browser.delete('/auth/sessions/others');
  expect(JSON.stringify(await database.db.select().from(endedSessions))).not.toContain(session?.token ?? 'none');
  await browser.post('/auth/sign-in', { email, password: TEST_PASSWORD });
  expect(await isSignedIn(browser)).toBe(true);
  await browser.post('/auth/sign-out');
  expect(await endOf(browser)).toBeUndefined();
});

test('AUTH-13 signing out everywhere ends every session of the account and no other, and is in the audit log', async () => {
  const { browser, email, id } = await signUpPerson(site);
  const others = [await signIn(site, email), await signIn(site, email)];
  const neighbour = await signUpPerson(site);
  const answer = await browser.delete('/auth/sessions/all');
  expect(await answer.json()).toEqual({ ended: 3 });
  expect(browser.cookies.has(SIGNED_IN_COOKIE)).toBe(false);
  for (const one of [browser, ...others.map((other) => other.browser)]) expect(await isSignedIn(one)).toBe(false);
  expect(await isSignedIn(neighbour.browser)).toBe(true);
  const [entry] = await database.db
    .select()
    .from(complianceAuditLogs)
    .where(eq(complianceAuditLogs.userId, id))
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  expect(entry).toMatchObject({ eventType: 'account.session-ended', metadata: { ended: 3, isEverywhere: true } });
  expect((await newBrowser(site).delete('/auth/sessions/all')).status).toBe(401);
});

test('AUTH-1 a readable cookie follows the session, as long as it lasts, and public answers never set it', async () => {
  const { browser, email } = await signUpPerson(site);
  expect(browser.cookies.get(SIGNED_IN_COOKIE)).toBe('1');
  const lineOf = (answer: Response) =>
    answer.headers.getSetCookie().find((line) => line.startsWith(`${SIGNED_IN_COOKIE}=`));
  const enter = async (rememberMe: boolean) => (await signIn(site, email, TEST_PASSWORD, rememberMe)).response;
  expect(lineOf(await enter(true))).toMatch(/=1; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/i);
  expect(lineOf(await enter(false))).toBe(`${SIGNED_IN_COOKIE}=1; Path=/; SameSite=Lax; Secure`);

  browser.cookies.delete(SIGNED_IN_COOKIE);
  expect(lineOf(await browser.get('/auth/providers'))).toBeUndefined();
  await browser.get('/session');
  expect(browser.cookies.get(SIGNED_IN_COOKIE)).toBe('1');

  const stale = newBrowser(site);
  stale.cookies.set(SIGNED_IN_COOKIE, '1');
  expect(lineOf(await stale.get('/auth/providers'))).toBeUndefined();
  await stale.get('/session');
  expect(stale.cookies.has(SIGNED_IN_COOKIE)).toBe(false);

  await browser.post('/auth/sign-out');
  expect(browser.cookies.has(SIGNED_IN_COOKIE)).toBe(false);
});

test('AUTH-6 after a sign-out that failed the browser is a guest until it succeeds, and then the session is over', async () => {
  const { browser } = await signUpPerson(site);
  const copy = copyBrowser(site, browser);
  const leaving = browser;
  leaving.cookies.set(SIGNED_IN_COOKIE, 'leaving');
  expect(await isSignedIn(leaving)).toBe(false);
  expect((await leaving.get('/profile')).status).toBe(401);
  expect((await leaving.patch('/profile', { fullName: 'Noor' })).status).toBe(401);
  expect(leaving.cookies.get(SIGNED_IN_COOKIE)).toBe('leaving');
  expect((await leaving.post('/auth/sign-out')).status).toBe(200);
  expect(leaving.cookies.has(SIGNED_IN_COOKIE)).toBe(false);
  expect(await isSignedIn(copy)).toBe(false);
});

test('AUTH-6 who signs in while the old session still lives gets a new one, and the old one ends', async () => {
  const { browser, email } = await signUpPerson(site);
  const copy = copyBrowser(site, browser);
  browser.cookies.set(SIGNED_IN_COOKIE, 'leaving');
  expect((await browser.post('/auth/sign-in', { email, password: TEST_PASSWORD })).status).toBe(200);
  expect(browser.cookies.get(SIGNED_IN_COOKIE)).toBe('1');
  expect(await isSignedIn(browser)).toBe(true);
  expect(await isSignedIn(copy)).toBe(false);
});
