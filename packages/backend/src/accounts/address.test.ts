import { mailFailures } from '@dalil/database/tables/mail.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { expect, test } from 'vitest';
import { recordFailure } from '../emails/failures/record-failure.ts';
import { codeOf, lastMail, setUpSite, signUpPerson, type TestSite } from './test-accounts.ts';

let database: TestDatabase;
let site: TestSite;
setUpSite((context) => void ({ database, site } = context));

test('NOTIF-4 the owner of an address that mail failed on sees it, and a code from a mail confirms the address', async () => {
  const { browser, email } = await signUpPerson(site);
  const failure = async () => ((await (await browser.get('/auth/address')).json()) as { failure: unknown }).failure;
  expect(await failure()).toBeNull();
  await recordFailure(site.deps, { address: email, kind: 'bounce', code: '5.1.1' });
  expect(await failure()).toMatchObject({ kind: 'bounce', at: new Date().toISOString() });
  expect((await browser.post('/auth/address/code', {})).status).toBe(200);
  const mail = lastMail(site, email);
  expect(mail).toMatchObject({ template: 'address-check' });
  const code = mail && 'code' in mail.data ? mail.data.code : '';
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await codeOf(await browser.post('/auth/address/confirm', { code: wrong }))).toBe('invalid_code');
  expect((await browser.post('/auth/address/confirm', { code })).status).toBe(200);
  expect(await failure()).toBeNull();
  expect(await database.db.select().from(mailFailures)).toEqual([]);
});
