import { ROLES, type Role } from '@dalil/domain/accounts/permissions.ts';
import { expect, test } from 'vitest';
import type { TestClient } from '../test-client.ts';
import type { CreationOptions } from './passkeys/passkey-schemas.ts';
import { createAuthenticator } from './passkeys/test-authenticator.ts';
import {
  advanceClock,
  appCode,
  codeOf,
  freshEmail,
  newBrowser,
  setUpSite,
  signIn,
  signUpPerson,
  TEST_PASSWORD,
  type TestSite,
  turnOnApp,
} from './test-accounts.ts';

const HERE = { origin: 'https://dalil.example' };

let site: TestSite;
setUpSite((context) => {
  site = context.site;
  site.deps.accounts.isStaffFactorRequired = true;
});

async function actorOf(browser: TestClient) {
  const { actor } = (await (await browser.get('/session')).json()) as { actor: { role: Role; withheldRole?: Role } };
  return [actor.role, actor.withheldRole ?? null];
}

async function addPasskey(browser: TestClient) {
  const authenticator = createAuthenticator();
  const begun = await browser.post('/auth/passkeys/begin', { password: TEST_PASSWORD });
  const { options } = (await begun.json()) as { options: CreationOptions };
  const credential = authenticator.make(options, HERE);
  const saved = await browser.post('/auth/passkeys/confirm', { name: 'My key', credential });
  return { authenticator, id: ((await saved.json()) as { id: string }).id };
}

test.each(ROLES)('AUTH-13 ROUTE-9 without a second factor %s has the rights of a plain user', async (role) => {
  const { browser } = await signUpPerson(site, { role });
  expect(await actorOf(browser)).toEqual(['user', role === 'user' ? null : role]);
  expect(await codeOf(await browser.get('/users'))).toBe('permission_denied');
  expect((await browser.get('/auth/passkeys')).status).toBe(200);
});

test('AUTH-13 where it is not required, a role holds without it', async () => {
  const { browser } = await signUpPerson(site, { role: 'admin' });
  site.deps.accounts.isStaffFactorRequired = false;
  expect(await actorOf(browser)).toEqual(['admin', null]);
});

test('AUTH-13 turning on an authenticator app brings the role immediately; a later sign-in with its code too', async () => {
  const { browser, email } = await signUpPerson(site, { role: 'admin' });
  const { totpUri } = await turnOnApp(browser);
  advanceClock(60);
  expect(await actorOf(browser)).toEqual(['admin', null]);
  expect((await browser.get('/users')).status).toBe(200);
  const { browser: other } = await signIn(site, email);
  await other.post('/auth/second-factor', { code: appCode(totpUri) });
  expect(await actorOf(other)).toEqual(['admin', null]);
  expect((await browser.post('/auth/two-factor/end', { password: TEST_PASSWORD })).status).toBe(200);
  expect([await actorOf(browser), await actorOf(other)]).toEqual([
    ['user', 'admin'],
    ['user', 'admin'],
  ]);
});

test('AUTH-13 a backup code counts as a second factor', async () => {
  const { browser, email } = await signUpPerson(site, { role: 'editor' });
  const { backupCodes } = await turnOnApp(browser);
  const { browser: other } = await signIn(site, email);
  await other.post('/auth/second-factor', { kind: 'backup', code: backupCodes[0] });
  expect(await actorOf(other)).toEqual(['editor', null]);
});

test('AUTH-13 adding a passkey brings the role; the password alone does not, the passkey does', async () => {
  const { browser, email } = await signUpPerson(site, { role: 'publisher' });
  const { authenticator, id } = await addPasskey(browser);
  expect(await actorOf(browser)).toEqual(['publisher', null]);
  const { browser: byPassword } = await signIn(site, email);
  expect(await actorOf(byPassword)).toEqual(['user', 'publisher']);
  const byPasskey = newBrowser(site);
  const begun = (await (await byPasskey.post('/auth/sign-in/passkey/begin')).json()) as {
    options: { rpId: string; challenge: string };
  };
  const credential = authenticator.sign(begun.options, HERE);
  expect((await byPasskey.post('/auth/sign-in/passkey/confirm', { credential })).status).toBe(200);
  expect(await actorOf(byPasskey)).toEqual(['publisher', null]);
  await browser.post('/auth/passkeys/remove', { id, password: TEST_PASSWORD });
  expect(await actorOf(byPasskey)).toEqual(['user', 'publisher']);
});

test('AUTH-11 AUTH-13 the configured admin needs the second factor too', async () => {
  const email = freshEmail();
  site.deps.accounts.adminEmail = email;
  const { browser } = await signUpPerson(site, { email });
  expect(await actorOf(browser)).toEqual(['user', 'admin']);
  await turnOnApp(browser);
  advanceClock(60);
  expect(await actorOf(browser)).toEqual(['admin', null]);
});
