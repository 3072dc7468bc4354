import { randomUUID } from 'node:crypto';
import { accounts, complianceAuditLogs, profiles, sessions } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApi } from '../test-api.ts';
import {
  advanceClock,
  appCode,
  codeOf,
  copyBrowser,
  freshEmail,
  isSignedIn,
  lastMail,
  newBrowser,
  setUpSite,
  signIn,
  signUpPerson,
  signUpWithApp,
  TEST_PASSWORD,
  type TestSite,
} from './test-accounts.ts';

let database: TestDatabase;
let site: TestSite;
setUpSite((context) => void ({ database, site } = context));

const NEW_PASSWORD = 'another evening by the water';

async function linkToken(email: string): Promise<string> {
  await newBrowser(site).post('/auth/forgot-password', { email });
  const mail = lastMail(site, email);
  return mail && 'link' in mail.data ? (new URL(mail.data.link).searchParams.get('token') ?? '') : '';
}

async function personWithApp() {
  const person = await signUpWithApp(site);
  advanceClock(60);
  return person;
}

async function challenged(email: string) {
  site = createTestApi(database.db, { ...site.deps, limitSecret: randomUUID() });
  const { browser, response } = await signIn(site, email);
  expect(await response.json()).toEqual({ state: 'second_factor' });
  return browser;
}

test('AUTH-7 a link of a mail sets a new password once of 50 simultaneous uses, and ends every session', async () => {
  const { email, browser, id } = await signUpPerson(site);
  const token = await linkToken(email);
  expect(lastMail(site, email)).toMatchObject({
    template: 'password-reset',
    data: { link: expect.stringMatching(/^https:\/\/dalil\.example\/auth\/reset-password\?token=/), validMinutes: 60 },
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => newBrowser(site).post('/auth/reset-password', { token, password: NEW_PASSWORD })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const rejected of answers.filter(({ status }) => status !== 200))
    expect(await codeOf(rejected)).toBe('invalid_link');
  expect(await isSignedIn(browser)).toBe(false);
  expect(await database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  expect((await signIn(site, email)).response.status).toBe(401);
  expect((await signIn(site, email, NEW_PASSWORD)).response.status).toBe(200);
  expect(lastMail(site, email)).toMatchObject({ template: 'security-notice', data: { notice: 'password-changed' } });
});

test('AUTH-7 a link lasts an hour; using one ends the others; a weak password spends none', async () => {
  const { email } = await signUpPerson(site);
  const [first, second] = [await linkToken(email), await linkToken(email)];
  const set = (token: string, password: string) => newBrowser(site).post('/auth/reset-password', { token, password });
  expect(await (await set(first, 'password123')).json()).toMatchObject({
    fields: [{ path: 'password', code: 'breached' }],
  });
  expect((await set(first, NEW_PASSWORD)).status).toBe(200);
  expect(await codeOf(await set(second, NEW_PASSWORD))).toBe('invalid_link');
  const third = await linkToken(email);
  advanceClock(3601);
  expect(await codeOf(await set(third, NEW_PASSWORD))).toBe('invalid_link');
});

test('AUTH-7 without a configured origin no link is built with a name that anybody can send', async () => {
  const { email } = await signUpPerson(site);
  const open = createTestApi(database.db, { ...site.deps, publicUrl: undefined, limitSecret: randomUUID() });
  let sent = 0;
  const send = (origin: string) =>
    open.api.request(
      `${origin}/api/auth/forgot-password`,
      { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: JSON.stringify({ email }) },
      // Each from another address, because five are allowed from one.
      { port: 3000, clientAddress: `192.0.2.${(sent += 1)}` },
    );
  const before = site.emails.length;
  const refused = ['http://evil.example', 'http://10.0.0.7:3000', 'http://192.168.1.5:3000', 'http://localhost:8080'];
  for (const origin of [...refused, 'http://localhost']) expect((await send(origin)).status, origin).toBe(503);
  expect(site.emails).toHaveLength(before);
  expect((await send('http://localhost:3000')).status).toBe(200);
  expect(lastMail(site, email)?.data).toMatchObject({ link: expect.stringMatching(/^http:\/\/localhost:3000\//) });
});

test('AUTH-7 a changed password ends the other sessions immediately and keeps this one', async () => {
  const { browser, email } = await signUpPerson(site);
  const { browser: other } = await signIn(site, email);
  const change = (currentPassword: string, newPassword: string) =>
    browser.post('/auth/change-password', { currentPassword, newPassword });
  expect(await (await change('not the password at all', NEW_PASSWORD)).json()).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'currentPassword', code: 'wrong' }],
  });
  expect((await change(TEST_PASSWORD, 'qwertyuiop')).status).toBe(400);
  expect(await isSignedIn(other)).toBe(true);
  expect((await change(TEST_PASSWORD, NEW_PASSWORD)).status).toBe(200);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await signIn(site, email, NEW_PASSWORD)).response.status).toBe(200);
});

test('AUTH-13 an address is changed by a code sent to the new one, and the old one is notified', async () => {
  const { browser, email, id } = await signUpPerson(site);
  const newEmail = freshEmail();
  expect((await browser.post('/auth/change-email', { newEmail, password: 'wrong password' })).status).toBe(400);
  expect((await browser.post('/auth/change-email', { newEmail, password: TEST_PASSWORD })).status).toBe(200);
  const mail = lastMail(site, newEmail);
  expect(mail).toMatchObject({ template: 'address-change' });
  const code = mail && 'code' in mail.data ? mail.data.code : '';
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await codeOf(await browser.post('/auth/change-email/confirm', { newEmail, code: wrong }))).toBe(
    'invalid_code',
  );
  expect((await browser.post('/auth/change-email/confirm', { newEmail, code })).status).toBe(200);
  expect(lastMail(site, email)).toMatchObject({ data: { notice: 'address-changed' } });
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, id));
  expect(profile).toMatchObject({ email: newEmail, emailVerified: true });
});

test('AUTH-13 a taken address is answered like a free one and never taken over', async () => {
  const { email: taken } = await signUpPerson(site);
  const { browser } = await signUpPerson(site);
  const before = site.emails.length;
  expect((await browser.post('/auth/change-email', { newEmail: taken, password: TEST_PASSWORD })).status).toBe(200);
  expect(site.emails).toHaveLength(before);
});

test('AUTH-13 sessions are listed and ended, one or all others; those of somebody else do not exist', async () => {
  const { browser, email } = await signUpPerson(site);
  const { browser: second } = await signIn(site, email);
  const { browser: third } = await signIn(site, email);
  const list = async () =>
    ((await (await browser.get('/auth/sessions')).json()) as { items: { id: string; isCurrent: boolean }[] }).items;
  const items = await list();
  expect(items).toHaveLength(3);
  expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(JSON.stringify(items)).not.toContain('token');
  const { browser: stranger } = await signUpPerson(site);
  for (const { id } of items) expect((await stranger.delete(`/auth/sessions/${id}`)).status).toBe(404);
  const secondId = ((await (await second.get('/session')).json()) as { actor: { sessionId: string } }).actor.sessionId;
  expect((await browser.delete(`/auth/sessions/${secondId}`)).status).toBe(200);
  expect(await isSignedIn(second)).toBe(false);
  expect(await isSignedIn(third)).toBe(true);
  expect(await (await browser.delete('/auth/sessions/others')).json()).toEqual({ ended: 1 });
  expect(await isSignedIn(third)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
});

test('PROF-1 PROF-2 a profile changes by the fields given; role, address and the like are rejected', async () => {
  const { browser } = await signUpPerson(site);
  const before = (await (await browser.get('/profile')).json()) as object;
  const changed = await browser.patch('/profile', { fullName: ' Noor ', language: 'ur' });
  expect(await changed.json()).toEqual({ ...before, fullName: 'Noor', language: 'ur', updatedAt: expect.any(String) });
  for (const field of [
    { role: 'admin' },
    { email: 'x@example.com' },
    { emailVerified: true },
    { id: randomUUID() },
    { suspendedAt: null },
    { avatar: 'https://evil.example/x.png' },
    { avatar: '//evil.example/x.png' },
  ]) {
    expect((await browser.patch('/profile', field)).status, JSON.stringify(field)).toBe(400);
  }
  expect(await (await browser.get('/profile')).json()).toMatchObject({ fullName: 'Noor', role: 'user' });
  expect((await newBrowser(site).get('/profile')).status).toBe(401);
});

test('AUTH-13 whoever deletes their account leaves no row behind, but the fact in the audit log', async () => {
  const { browser, id, email } = await signUpPerson(site);
  await browser.post('/auth/two-factor/begin', { password: TEST_PASSWORD });
  expect((await browser.post('/auth/delete-account', { password: 'wrong password' })).status).toBe(400);
  expect((await browser.post('/auth/delete-account', { password: TEST_PASSWORD })).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(false);
  for (const table of ['sessions', 'accounts', 'two_factors', 'verifications']) {
    const column = table === 'verifications' ? 'value' : 'user_id::text';
    const { rows } = await database.pool.query(`select 1 from ${table} where ${column} = $1`, [id]);
    expect(rows, table).toEqual([]);
  }
  expect(await database.db.select().from(profiles).where(eq(profiles.id, id))).toEqual([]);
  expect(lastMail(site, email)).toMatchObject({ data: { notice: 'account-deleted' } });
  const [entry] = await database.db
    .select()
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  expect(entry).toMatchObject({ eventType: 'account.deleted', userId: id, metadata: {} });
});

test('AUTH-13 the only admin cannot delete themselves', async () => {
  await database.db.update(profiles).set({ role: 'user' });
  const { browser } = await signUpPerson(site, { role: 'admin' });
  expect(await codeOf(await browser.post('/auth/delete-account', { password: TEST_PASSWORD }))).toBe('last_admin');
  await signUpPerson(site, { role: 'admin' });
  expect((await browser.post('/auth/delete-account', { password: TEST_PASSWORD })).status).toBe(200);
});

test('AUTH-13 an authenticator app: the password alone no longer signs in', async () => {
  const { email, totpUri } = await personWithApp();
  const browser = await challenged(email);
  expect(await isSignedIn(browser)).toBe(false);
  expect(await codeOf(await browser.post('/auth/second-factor', { code: '000000' }))).toBe('invalid_code');
  expect((await browser.post('/auth/second-factor', { code: appCode(totpUri) })).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
});

test('AUTH-13 a code of the app is good once: not in another challenge, and once of 50 at the same time', async () => {
  const { email, totpUri } = await personWithApp();
  const code = appCode(totpUri);
  const browsers = await Promise.all(Array.from({ length: 5 }, () => challenged(email)));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const browser = browsers[at % 5] ?? newBrowser(site);
      return copyBrowser(site, browser).post('/auth/second-factor', { code });
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const again = await challenged(email);
  expect((await again.post('/auth/second-factor', { code })).status).toBe(400);
});

test('AUTH-13 a backup code is spent by its use, once of 50 at the same time; the codes and the secret are encrypted', async () => {
  const { email, backupCodes, id, totpUri } = await personWithApp();
  const [code = ''] = backupCodes;
  const { rows } = await database.pool.query('select * from two_factors where user_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(new URL(totpUri).searchParams.get('secret'));
  const browsers = await Promise.all(Array.from({ length: 50 }, () => challenged(email)));
  const answers = await Promise.all(
    browsers.map((browser) => browser.post('/auth/second-factor', { kind: 'backup', code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('AUTH-13 I18N-1 codes are taken in the digits of every script and as people paste them', async () => {
  const { email, totpUri, backupCodes } = await personWithApp();
  const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const typed = appCode(totpUri).replace(/^.../, '$& ');
  expect((await (await challenged(email)).post('/auth/second-factor', { code: arabic(typed) })).status).toBe(200);
  const code = arabic(` ${(backupCodes[0] ?? '').replace('-', ' ')}`);
  expect((await (await challenged(email)).post('/auth/second-factor', { kind: 'backup', code })).status).toBe(200);
});

test('AUTH-13 five wrong codes end a challenge, and its ten minutes', async () => {
  const { email, totpUri } = await personWithApp();
  const browser = await challenged(email);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await copyBrowser(site, browser).post('/auth/second-factor', { code: '000000' });
  }
  expect(await codeOf(await browser.post('/auth/second-factor', { code: appCode(totpUri) }))).toBe('challenge_expired');
  const late = await challenged(email);
  advanceClock(601);
  expect(await codeOf(await late.post('/auth/second-factor', { code: appCode(totpUri) }))).toBe('challenge_expired');
});

test('AUTH-7 AUTH-13 a link of a mail sets the password and leaves the second factor on', async () => {
  const { email, totpUri } = await personWithApp();
  const token = await linkToken(email);
  const browser = newBrowser(site);
  expect((await browser.post('/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(false);
  const { browser: next, response } = await signIn(site, email, NEW_PASSWORD);
  expect(await response.json()).toEqual({ state: 'second_factor' });
  expect(await isSignedIn(next)).toBe(false);
  expect((await next.post('/auth/second-factor', { code: appCode(totpUri) })).status).toBe(200);
});

test('AUTH-13 the second factor goes off by the password alone', async () => {
  const { browser, email } = await personWithApp();
  expect((await browser.post('/auth/two-factor/end', { password: 'wrong password' })).status).toBe(400);
  expect((await browser.post('/auth/two-factor/end', { password: TEST_PASSWORD })).status).toBe(200);
  expect(lastMail(site, email)).toMatchObject({ data: { notice: 'two-factor-off' } });
  expect(await (await signIn(site, email)).response.json()).toEqual({ state: 'signed_in' });
});

test('AUTH-13 a password is stored as scrypt with 32 MB and three passes', async () => {
  const { createPasswordHasher } = await import('./password-hasher.ts');
  const { hash, verify } = createPasswordHasher();
  const saved = await hash(TEST_PASSWORD);
  expect(saved).toMatch(/^scrypt:32768:8:3:/);
  expect(await verify({ hash: saved, password: TEST_PASSWORD })).toBe(true);
  expect(await verify({ hash: saved, password: `${TEST_PASSWORD}.` })).toBe(false);
  const rows = await database.db.select().from(accounts);
  expect(JSON.stringify(rows)).not.toContain(TEST_PASSWORD);
});

test('PWA-9 the key of a device is the same at every sign-in, another for everybody else, and no guest’s', async () => {
  const keyOf = async (browser: ReturnType<typeof newBrowser>) => {
    const answer = await browser.get('/device-key');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    return ((await answer.json()) as { key: string }).key;
  };
  const [me, other] = [await signUpPerson(site), await signUpPerson(site)];
  const key = await keyOf(me.browser);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  const { browser } = await signIn(site, me.email);
  expect(await keyOf(browser)).toBe(key);
  expect(await keyOf(other.browser)).not.toBe(key);
  expect((await newBrowser(site).get('/device-key')).status).toBe(401);
});
