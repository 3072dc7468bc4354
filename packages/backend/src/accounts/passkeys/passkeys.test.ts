import { accounts, passkeys, profiles, sessions, verifications } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TEST_NOW } from '../../test-api.ts';
import type { TestClient } from '../../test-client.ts';
import {
  advanceClock,
  codeOf,
  copyBrowser,
  isSignedIn,
  lastMail,
  newBrowser,
  setUpSite,
  signIn,
  signUpPerson,
  TEST_PASSWORD,
  type TestSite,
} from '../test-accounts.ts';
import type { CreationOptions, PasskeyView } from './passkey-schemas.ts';
import { createAuthenticator, type TestAuthenticator } from './test-authenticator.ts';

const ORIGIN = 'https://dalil.example';
const HERE = { origin: ORIGIN };

let database: TestDatabase;
let site: TestSite;
setUpSite((context) => void ({ database, site } = context));

async function beginAdding(browser: TestClient): Promise<CreationOptions> {
  const begun = await browser.post('/auth/passkeys/begin', { password: TEST_PASSWORD });
  return ((await begun.json()) as { options: CreationOptions }).options;
}

const save = (browser: TestClient, credential: object, name = 'My phone') =>
  browser.post('/auth/passkeys/confirm', { name, credential });

async function personWithPasskey(authenticator = createAuthenticator()) {
  const person = await signUpPerson(site);
  const made = authenticator.make(await beginAdding(person.browser), HERE);
  const saved = await save(person.browser, made);
  expect(saved.status).toBe(200);
  return { ...person, authenticator, passkey: (await saved.json()) as PasskeyView };
}

async function beginEntry(browser: TestClient) {
  const begun = await browser.post('/auth/sign-in/passkey/begin');
  return ((await begun.json()) as { options: { rpId: string; challenge: string } }).options;
}

const enter = (browser: TestClient, credential: object, rememberMe = false) =>
  browser.post('/auth/sign-in/passkey/confirm', { credential, rememberMe });

async function enterWith(authenticator: TestAuthenticator, browser = newBrowser(site)) {
  return { browser, answer: await enter(browser, authenticator.sign(await beginEntry(browser), HERE)) };
}

test('AUTH-13 a passkey is added after the password, listed, and its owner is notified', async () => {
  const { browser, email, id } = await signUpPerson(site);
  expect(await (await browser.post('/auth/passkeys/begin', { password: 'not this one' })).json()).toMatchObject({
    fields: [{ path: 'password', code: 'wrong' }],
  });
  const options = await beginAdding(browser);
  expect(options).toMatchObject({
    rp: { id: 'dalil.example' },
    user: { name: email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect((await save(browser, createAuthenticator().make(options, HERE), ' My phone ')).status).toBe(200);
  expect(await (await browser.get('/auth/passkeys')).json()).toEqual({
    items: [
      {
        id: expect.any(String),
        name: 'My phone',
        isBackedUp: false,
        createdAt: TEST_NOW.toISOString(),
        lastUsedAt: null,
      },
    ],
  });
  expect(lastMail(site, email)).toMatchObject({ template: 'security-notice', data: { notice: 'passkey-added' } });
  const [row] = await database.db.select().from(passkeys).where(eq(passkeys.userId, id));
  expect(row?.transports).toEqual(['internal']);
});

test('AUTH-13 a passkey signs in alone, without an address, and past the second step: it is two factors', async () => {
  const { authenticator, id } = await personWithPasskey();
  await database.db.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.id, id));
  advanceClock(60);
  const { browser, answer } = await enterWith(authenticator);
  expect([answer.status, await answer.json()]).toEqual([200, { state: 'signed_in' }]);
  expect(await isSignedIn(browser)).toBe(true);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-dalil.session_token='));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie).not.toMatch(/Max-Age/);
  const { items } = (await (await browser.get('/auth/passkeys')).json()) as { items: PasskeyView[] };
  expect(items[0]?.lastUsedAt).toBe(new Date().toISOString());
});

test('AUTH-13 signing in by a passkey ends the session the browser had, and can be remembered', async () => {
  const { authenticator, browser, id } = await personWithPasskey();
  const before = (await database.db.select().from(sessions).where(eq(sessions.userId, id))).map((one) => one.id);
  const answer = await enter(browser, authenticator.sign(await beginEntry(browser), HERE), true);
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/session_token=\S+; Max-Age=2592000;/);
  const after = await database.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(after).toHaveLength(1);
  expect(before).not.toContain(after[0]?.id);
  expect(after[0]?.secondFactor).toBe('passkey');
});

test('AUTH-13 an answer signs in once of 50 at the same time, and never again', async () => {
  const { authenticator } = await personWithPasskey(createAuthenticator({ counts: false }));
  const browser = newBrowser(site);
  const signed = authenticator.sign(await beginEntry(browser), HERE);
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(copyBrowser(site, browser), signed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const again = copyBrowser(site, browser);
  expect(await codeOf(await enter(again, signed))).toBe('passkey_refused');
  expect(await isSignedIn(again)).toBe(false);
});

test('AUTH-13 a challenge counts in its browser only, and for five minutes', async () => {
  const { authenticator } = await personWithPasskey();
  const stranger = newBrowser(site);
  const options = await beginEntry(newBrowser(site));
  expect(await codeOf(await enter(stranger, authenticator.sign(options, HERE)))).toBe('challenge_expired');
  await beginEntry(stranger);
  expect(await codeOf(await enter(stranger, authenticator.sign(options, HERE)))).toBe('passkey_refused');
  const late = newBrowser(site);
  const own = await beginEntry(late);
  advanceClock(301);
  expect(await codeOf(await enter(late, authenticator.sign(own, HERE)))).toBe('passkey_refused');
});

test('AUTH-13 an answer for another site, or without a finger, face or PIN, is rejected and spends the challenge', async () => {
  const { authenticator } = await personWithPasskey();
  for (const wrong of [
    { site: { origin: 'https://dalil.example.evil.example' } },
    { site: { origin: ORIGIN, isVerified: false } },
    { site: HERE, rpId: 'evil.example' },
  ]) {
    const browser = newBrowser(site);
    const options = await beginEntry(browser);
    const signed = authenticator.sign({ ...options, ...wrong }, wrong.site);
    expect(await codeOf(await enter(browser, signed)), JSON.stringify(wrong)).toBe('passkey_refused');
    expect((await enter(browser, authenticator.sign(options, HERE))).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  }
  expect((await enterWith(authenticator)).answer.status).toBe(200);
});

test('AUTH-13 a copied passkey is rejected once the other copy was used', async () => {
  const { authenticator } = await personWithPasskey();
  const copied = authenticator.counter;
  expect((await enterWith(authenticator)).answer.status).toBe(200);
  authenticator.counter = copied;
  const { answer, browser } = await enterWith(authenticator);
  expect(await codeOf(answer)).toBe('passkey_refused');
  expect(await isSignedIn(browser)).toBe(false);
  expect(site.logged).toContainEqual({
    level: 'warn',
    event: 'sign_in_rejected',
    fields: { method: 'passkey', reason: 'counter_went_back' },
  });
});

test("AUTH-13 the name of somebody else's passkey, or their handle, opens nothing", async () => {
  const owner = await personWithPasskey();
  const thief = await personWithPasskey();
  const [ownId, ownHandle] = [thief.authenticator.id, thief.authenticator.userHandle];
  thief.authenticator.id = owner.authenticator.id;
  thief.authenticator.userHandle = owner.authenticator.userHandle;
  expect(await codeOf((await enterWith(thief.authenticator)).answer)).toBe('passkey_refused');
  thief.authenticator.id = ownId;
  expect(await codeOf((await enterWith(thief.authenticator)).answer)).toBe('passkey_refused');
  thief.authenticator.userHandle = ownHandle;
  expect((await enterWith(thief.authenticator)).answer.status).toBe(200);
});

test('AUTH-13 what one session began no other ends, and a passkey belongs to one account', async () => {
  const first = await signUpPerson(site);
  const { browser: otherSession } = await signIn(site, first.email);
  const second = await signUpPerson(site);
  const authenticator = createAuthenticator();
  const options = await beginAdding(first.browser);
  for (const browser of [otherSession, second.browser])
    expect(await codeOf(await save(browser, authenticator.make(options, HERE)))).toBe('passkey_refused');
  const made = authenticator.make(options, HERE);
  const answers = await Promise.all(Array.from({ length: 50 }, () => save(copyBrowser(site, first.browser), made)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const elsewhere = authenticator.make(await beginAdding(second.browser), HERE);
  expect(await codeOf(await save(second.browser, elsewhere))).toBe('conflict');
});

test('AUTH-13 a passkey made for another site or without a check of the person is not kept', async () => {
  const { browser } = await signUpPerson(site);
  for (const wrong of [{ origin: 'https://evil.example' }, { origin: ORIGIN, isVerified: false }]) {
    const made = createAuthenticator().make(await beginAdding(browser), wrong);
    expect(await codeOf(await save(browser, made)), JSON.stringify(wrong)).toBe('passkey_refused');
  }
  const late = createAuthenticator().make(await beginAdding(browser), HERE);
  advanceClock(301);
  expect(await codeOf(await save(browser, late))).toBe('passkey_refused');
});

test('AUTH-13 a passkey is renamed and removed by its owner alone, removed with the password, and then signs in no more', async () => {
  const { browser, authenticator, passkey, email, id } = await personWithPasskey();
  const { browser: stranger } = await signUpPerson(site);
  const rename = (who: TestClient, name: string) => who.post('/auth/passkeys/rename', { id: passkey.id, name });
  const remove = (who: TestClient, password = TEST_PASSWORD) =>
    who.post('/auth/passkeys/remove', { id: passkey.id, password });
  expect((await rename(stranger, 'Mine')).status).toBe(404);
  expect((await remove(stranger)).status).toBe(404);
  expect(await (await rename(browser, 'The old phone')).json()).toMatchObject({ name: 'The old phone' });
  expect((await rename(browser, ' ')).status).toBe(400);
  expect((await remove(browser, 'not this one')).status).toBe(400);
  expect((await remove(browser)).status).toBe(200);
  expect(lastMail(site, email)).toMatchObject({ data: { notice: 'passkey-removed' } });
  expect(await codeOf((await enterWith(authenticator)).answer)).toBe('passkey_refused');
  const proved = and(eq(sessions.userId, id), eq(sessions.secondFactor, 'passkey'));
  expect(await database.db.select().from(sessions).where(proved)).toEqual([]);
});

test('AUTH-13 where the account has no password, a passkey requires a sign-in within ten minutes', async () => {
  const { browser, id } = await signUpPerson(site);
  await database.db.delete(accounts).where(eq(accounts.userId, id));
  expect((await browser.post('/auth/passkeys/begin', { password: '' })).status).toBe(200);
  advanceClock(601);
  expect(await codeOf(await browser.post('/auth/passkeys/begin', { password: '' }))).toBe('sign_in_again');
});

test('AUTH-13 the last way into an account is not removed', async () => {
  const { browser, authenticator, passkey, id } = await personWithPasskey();
  await database.db.delete(accounts).where(eq(accounts.userId, id));
  const rejected = await browser.post('/auth/passkeys/remove', { id: passkey.id, password: '' });
  expect([rejected.status, await codeOf(rejected)]).toEqual([409, 'last_way_in']);
  expect((await enterWith(authenticator)).answer.status).toBe(200);
});

test('AUTH-13 a suspended person does not come in by a passkey either', async () => {
  const { authenticator, id } = await personWithPasskey();
  await database.db.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, id));
  const { browser, answer } = await enterWith(authenticator);
  expect(await codeOf(answer)).toBe('account_suspended');
  expect(await isSignedIn(browser)).toBe(false);
});

test('AUTH-12 tries with a passkey are counted', async () => {
  const { authenticator } = await personWithPasskey();
  const browser = newBrowser(site);
  const statuses = [];
  for (let attempt = 0; attempt < 61; attempt += 1) {
    statuses.push((await browser.post('/auth/sign-in/passkey/begin')).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  expect((await enterWith(authenticator)).answer.status).toBe(200);
});

test('AUTH-13 challenges are stored as hashes, and passkeys go with the account', async () => {
  const { browser, id } = await personWithPasskey();
  const { challenge } = await beginAdding(browser);
  expect(JSON.stringify(await database.db.select().from(verifications))).not.toContain(challenge);
  expect((await browser.post('/auth/delete-account', { password: TEST_PASSWORD })).status).toBe(200);
  expect(await database.db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
  expect(await database.db.select().from(verifications).where(eq(verifications.value, id))).toEqual([]);
});
