import { randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { notifyOfTries } from './notify-of-tries.job.ts';
import {
  advanceClock,
  freshEmail,
  lastMail,
  setUpSite,
  signIn,
  signUpPerson,
  type TestSite,
  turnOnApp,
} from './test-accounts.ts';

const DAY_SECONDS = 86_400;

let database: TestDatabase;
let site: TestSite;
setUpSite((context) => void ({ database, site } = context));

const ATTEMPT = { id: randomUUID(), enqueuedAt: TEST_NOW };

/** Sends wrong passwords from as many addresses and returns the responses. */
async function guess(email: string, times: number): Promise<string[]> {
  const seen: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const { response } = await signIn(site, email, 'not the password at all');
    seen.push(`${response.status} ${await response.text()}`);
  }
  return seen;
}

async function doJobs(): Promise<void> {
  const deps = { ...site.deps, sendMail: async () => ({ sent: 1 }) as const };
  for (const { payload } of site.jobs.splice(0)) await notifyOfTries(deps, payload as { email: string }, ATTEMPT);
}

test('AUTH-12 AUTH-13 after many wrong passwords in a day the owner is notified once, and again on another day', async () => {
  const { email } = await signUpPerson(site);
  const before = site.emails.length;
  await guess(email, 10);
  expect(site.jobs).toEqual([]);
  await guess(email, 15);
  expect(site.jobs).toEqual([{ name: 'notify-of-tries', payload: { email } }]);
  await doJobs();
  expect(lastMail(site, email)).toMatchObject({ template: 'security-notice', data: { notice: 'sign-in-tries' } });
  advanceClock(DAY_SECONDS);
  await guess(email, 12);
  await doJobs();
  expect(site.emails).toHaveLength(before + 2);
});

test('AUTH-4 whoever guesses sees and causes the same for an address without an account; no mail goes there', async () => {
  const { email } = await signUpPerson(site);
  const unknown = freshEmail();
  const before = site.emails.length;
  expect(await guess(unknown, 12)).toEqual(await guess(email, 12));
  expect(site.jobs.map(({ payload }) => payload)).toEqual([{ email: unknown }, { email }]);
  site.jobs.pop();
  await database.db.update(profiles).set({ emailVerified: false }).where(eq(profiles.email, email));
  site.jobs.push({ name: 'notify-of-tries', payload: { email } });
  await doJobs();
  expect(site.emails).toHaveLength(before);
});

test('PRIV-9 rejected sign-ins are in the log by how and why, without address, password or IP address', async () => {
  const { browser, email } = await signUpPerson(site);
  await turnOnApp(browser);
  await guess(email, 1);
  const { browser: other } = await signIn(site, email);
  await other.post('/auth/second-factor', { code: '000000' });
  await other.post('/auth/second-factor', { kind: 'backup', code: 'aaaaa-bbbbb' });
  await guess(email, 20);
  const rejected = site.logged.filter(({ event }) => event === 'sign_in_rejected');
  const received = new Set(rejected.map(({ fields }) => JSON.stringify(fields)));
  expect([...received].map((text) => JSON.parse(text))).toEqual([
    { method: 'password', reason: 'invalid_credentials' },
    { method: 'app', reason: 'invalid_code' },
    { method: 'backup-code', reason: 'invalid_code' },
    { method: 'password', reason: 'too_many_requests' },
  ]);
  expect(JSON.stringify(site.logged)).not.toMatch(new RegExp(`${email}|198\\.51\\.|not the password`));
});
