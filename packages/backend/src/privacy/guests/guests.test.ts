import { randomInt } from 'node:crypto';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import type { SignedReceipt } from '@dalil/domain/privacy/receipt.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  codeOf,
  freshEmail,
  lastCode,
  lastMail,
  newBrowser,
  setUpSite,
  signUpPerson,
  type TestSite,
} from '../../accounts/test-accounts.ts';
import { confirmGuest } from './confirm-guest.ts';
import type { RequestView } from '../rights/request-view.ts';

let site: TestSite;
setUpSite((context) => {
  ({ site } = context);
});

const ask = (email: string, request_type = 'access') =>
  newBrowser(site).post('/guest-data-requests', { email, request_type, description: 'My data', locale: 'en' });
const confirm = (email: string, code: string) => newBrowser(site).post('/guest-data-requests/confirm', { email, code });

test('PRIV-6 a guest proves an address; the answer is the same for an address with an account', async () => {
  const { browser, email: member } = await signUpPerson(site);
  const { browser: admin } = await signUpPerson(site, { role: 'admin' });
  const guest = freshEmail();
  const answers = [await ask(guest), await ask(member)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[0]?.json()).toEqual(await answers[1]?.json());
  const inQueue = async () => JSON.stringify(await (await admin.get('/compliance/data-requests?limit=100')).json());
  expect(await inQueue()).not.toContain(guest);
  const sent = await Promise.all(
    [guest, member].map(async (email) => (await confirm(email, lastCode(site, email))).json()),
  );
  expect(Object.keys(sent[0] as object)).toEqual(Object.keys(sent[1] as object));
  expect(lastMail(site, guest)).toMatchObject({ data: { notice: 'request-received' } });
  expect(await inQueue()).toContain(guest);
  const { items } = (await (await browser.get('/data-requests')).json()) as { items: RequestView[] };
  expect(items).toMatchObject([{ receipt_number: (sent[1] as RequestView).receipt_number, status: 'pending' }]);
});

test('PRIV-6 a code works once, five wrong ones end it, and a new one replaces it', async () => {
  const email = freshEmail();
  await ask(email);
  const first = lastCode(site, email);
  await ask(email);
  expect(await site.deps.db.$count(dataSubjectRequests, eq(dataSubjectRequests.guestAddress, email))).toBe(1);
  const second = lastCode(site, email);
  if (first !== second) expect(await codeOf(await confirm(email, first))).toBe('invalid_code');
  expect((await confirm(email, second)).status).toBe(200);
  expect(await codeOf(await confirm(email, second))).toBe('invalid_code');
  const other = freshEmail();
  await ask(other);
  const right = lastCode(site, other);
  const wrong = right === '111111' ? '222222' : '111111';
  for (let tried = 0; tried < 5; tried++) expect((await confirm(other, wrong)).status).toBe(400);
  expect((await confirm(other, right)).status).toBe(400);
});

test('AUTH-12 PRIV-6 right codes of one network count against no limit, wrong ones do, of every address', async () => {
  // The sequence of the tests has a few receipt numbers only.
  site.deps.randomInt = (limit) => randomInt(limit);
  const network = newBrowser(site);
  const from = (email: string, code: string) => network.post('/guest-data-requests/confirm', { email, code });
  for (let n = 0; n < 32; n++) {
    const email = freshEmail();
    await ask(email);
    expect((await from(email, lastCode(site, email))).status).toBe(200);
  }
  const email = freshEmail();
  await ask(email);
  const wrong = lastCode(site, email) === '111111' ? '222222' : '111111';
  for (let n = 0; n < 5; n++) expect((await from(email, wrong)).status).toBe(400);
  expect((await from(email, wrong)).status).toBe(429);
  for (let n = 0; n < 25; n++) expect((await from(freshEmail(), wrong)).status).toBe(400);
  expect((await from(freshEmail(), wrong)).status).toBe(429);
});

test('PRIV-6 of 50 parallel confirmations with the right code one succeeds, with one mail and one entry in the audit log', async () => {
  const email = freshEmail();
  await ask(email, 'erasure');
  const code = lastCode(site, email);
  const planned = () => site.emails.filter(({ to, template }) => to === email && template === 'privacy-notice');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => confirmGuest(site.deps, { email, code }).catch(String)),
  );
  expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
  expect(planned()).toHaveLength(1);
  const number = answers.find((answer) => typeof answer !== 'string')?.receipt_number;
  const isOfRequest = sql`${complianceAuditLogs.metadata}->>'number' = ${number}`;
  expect(await site.deps.db.$count(complianceAuditLogs, isOfRequest)).toBe(1);
});

test('PRIV-6 a receipt can be verified, a changed one cannot, and it has nothing of the person', async () => {
  const { browser, email, id } = await signUpPerson(site);
  const request = { request_type: 'objection', description: 'Not for statistics', locale: 'en' };
  const { receipt_number } = (await (await browser.post('/data-requests', request)).json()) as RequestView;
  const signed = (await (await site.get(`/request-receipts/${receipt_number}`)).json()) as SignedReceipt;
  expect(signed.receipt).toMatchObject({ number: receipt_number, type: 'objection', status: 'pending', erasure: null });
  for (const secret of [email, id, 'Not for statistics']) expect(JSON.stringify(signed)).not.toContain(secret);
  const check = async (given: object) => (await newBrowser(site).post('/request-receipts/check', given)).json();
  expect(await check(signed)).toEqual({ isValid: true });
  expect(await check({ ...signed, receipt: { ...signed.receipt, status: 'completed' } })).toEqual({ isValid: false });
  expect(await check({ ...signed, receipt: { ...signed.receipt, key: 'other' } })).toEqual({ isValid: false });
  expect((await site.get('/request-receipts/D-22222222')).status).toBe(404);
});
