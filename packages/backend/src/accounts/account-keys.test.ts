import { randomUUID } from 'node:crypto';
import { readGeneratedKeys } from '@dalil/database/generated-key.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { expect, test } from 'vitest';
import { unsubscribeToken } from '../notifications/unsubscribe-token.ts';
import { keyInUse } from '../core/keys.ts';
import { ACCOUNT_KEYS, readDeviceSecret, replaceAccountKeys, rotateAccountKey } from './account-keys.ts';
import {
  advanceClock,
  appCode,
  copyBrowser,
  createTestSite,
  isSignedIn,
  setUpSite,
  signIn,
  signUpWithApp,
  TEST_PASSWORD,
  type TestSite,
} from './test-accounts.ts';

let database: TestDatabase;
let settings: TestSite['deps']['accounts'];
setUpSite((context) => {
  database = context.database;
  settings = context.site.deps.accounts;
});

/** A server process that starts now: it reads the keys of the database. */
async function startServer(): Promise<TestSite> {
  const keys = await readGeneratedKeys(database.db, ACCOUNT_KEYS);
  const deviceSecret = await readDeviceSecret(database.db, keys);
  return createTestSite(database.db, { limitSecret: randomUUID(), accounts: { ...settings, keys, deviceSecret } });
}

const MINUTE = 60;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE * 1000);
const unsubscribe = (site: TestSite, token: string) => site.api.request(`/api/digest/unsubscribe?token=${token}`);
const tokenOf = ({ deps }: TestSite, id: string) =>
  unsubscribeToken(keyInUse(deps.accounts.keys, deps.now()).value, id);

async function passesSecondFactor(site: TestSite, email: string, body: object): Promise<boolean> {
  const { browser, response } = await signIn(site, email);
  expect(await response.json()).toEqual({ state: 'second_factor' });
  expect((await browser.post('/auth/second-factor', body)).status).toBe(200);
  return isSignedIn(browser);
}

test('AUTH-13 NOTIF-6 PWA-9 after a rotation sessions, second factors, links of mails and keys of devices are those of before', async () => {
  const before = await startServer();
  const { browser, email, id, totpUri, backupCodes } = await signUpWithApp(before);
  const token = tokenOf(before, id);
  const deviceKey = await (await browser.get('/device-key')).text();

  await rotateAccountKey(database.db, inMinutes(60));
  const waiting = await startServer();
  expect(tokenOf(waiting, id)).toBe(token);
  advanceClock(61 * MINUTE);
  expect(tokenOf(waiting, id)).not.toBe(token);

  const known = copyBrowser(waiting, browser);
  expect(await isSignedIn(known)).toBe(true);
  expect(await (await known.get('/device-key')).text()).toBe(deviceKey);
  // The library reads the cookie itself here.
  expect((await known.post('/auth/two-factor/end', { password: 'not the password' })).status).toBe(400);
  expect((await unsubscribe(waiting, token)).status).toBe(200);
  expect(await passesSecondFactor(waiting, email, { code: appCode(totpUri) })).toBe(true);
  expect(await passesSecondFactor(waiting, email, { kind: 'backup', code: backupCodes[0] })).toBe(true);
  // A server that started before the rotation accepts nothing signed after it.
  expect((await unsubscribe(before, tokenOf(waiting, id))).status).toBe(404);
  expect((await known.post('/auth/two-factor/end', { password: TEST_PASSWORD })).status).toBe(200);
});

test('AUTH-13 PWA-9 known keys are replaced: everyone is signed out, second factors and keys of devices stay', async () => {
  const before = await startServer();
  const { browser, email, id, totpUri, backupCodes } = await signUpWithApp(before);
  const token = tokenOf(before, id);
  const deviceKey = await (await browser.get('/device-key')).text();

  expect(await replaceAccountKeys(database.db, inMinutes(0))).toBeGreaterThan(0);
  advanceClock(MINUTE);
  const after = await startServer();
  expect(after.deps.accounts.keys).toHaveLength(1);
  expect(await isSignedIn(copyBrowser(after, browser))).toBe(false);
  expect((await unsubscribe(after, token)).status).toBe(404);
  expect(await passesSecondFactor(after, email, { code: appCode(totpUri) })).toBe(true);
  const { browser: again } = await signIn(after, email);
  await again.post('/auth/second-factor', { kind: 'backup', code: backupCodes[0] });
  expect(await (await again.get('/device-key')).text()).toBe(deviceKey);
});
