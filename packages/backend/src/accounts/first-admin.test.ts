import { profiles } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { expect, test } from 'vitest';
import { makeFirstAdmin } from './first-admin.ts';
import { newBrowser, setUpSite, signIn, TEST_PASSWORD, type TestSite } from './test-accounts.ts';

let database: TestDatabase;
let site: TestSite;
const email = 'admin@example.com';

setUpSite(
  (context) => {
    ({ database, site } = context);
    site.deps.accounts.adminEmail = email;
  },
  { hasRealClock: true },
);

test('AUTH-11 the first admin is made once by processes that start together, also over an unconfirmed sign-up, and keeps a password of their own', async () => {
  await newBrowser(site).post('/auth/sign-up', { email, password: 'an intruder chose this', fullName: 'X' });
  await Promise.all(Array.from({ length: 5 }, () => makeFirstAdmin(site.deps, { email, password: TEST_PASSWORD })));
  expect(await database.db.select().from(profiles)).toHaveLength(1);
  expect((await signIn(site, email, 'an intruder chose this')).response.status).toBe(401);
  const { browser } = await signIn(site, email);
  expect(await (await browser.get('/session')).json()).toMatchObject({ actor: { role: 'admin' } });
  expect((await browser.get('/users')).status).toBe(200);
  await database.db.update(profiles).set({ fullName: 'User' });
  await makeFirstAdmin(site.deps, { email, password: 'what the settings say later' });
  expect((await signIn(site, email)).response.status).toBe(200);
  // PROF-1: an account that nobody has named is in the logs by its address.
  expect(await database.db.select({ name: profiles.fullName }).from(profiles)).toEqual([{ name: 'Admin' }]);
  expect((await signIn(site, email, 'what the settings say later')).response.status).toBe(401);
});
