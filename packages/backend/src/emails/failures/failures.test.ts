import { createHmac } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { mailFailures } from '@dalil/database/tables/mail.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addPerson } from '../../accounts/test-accounts.ts';
import { keyInUse } from '../../core/keys.ts';
import { findSubscribers } from '../../notifications/find-subscribers.ts';
import { unsubscribeToken } from '../../notifications/unsubscribe-token.ts';
import type { SendResult } from '../../providers/mail/mail.ts';
import { TEST_NOW } from '../../test-api.ts';
import { openTestSite } from '../../test-site.ts';
import { sendEmail } from '../send-email.job.ts';
import { TEST_CONTENTS } from '../test-emails.ts';
import { addressCode, isAddressCode } from './address-code.ts';
import { signEvent } from './mail-events.routes.ts';
import { mailToken } from './mail-token.ts';

const SECRET = 'what signs the reports of tests';
const { database, site } = await openTestSite({}, { mailEventsSecret: SECRET });
const { db } = database;
const ID = '0b2f4a52-7f7b-4a52-8a5c-0d1f6a9c1e11';
const JOB = { id: ID, enqueuedAt: TEST_NOW };

async function subscriber() {
  const { userId } = await addPerson(db);
  await db.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, userId));
  const times = { version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW };
  await db.insert(userPreferences).values({ userId, category: 'notifications', data: { digest: true }, ...times });
  return { userId, email: `${userId}@example.com` };
}

type Report = { type: string; fields: string[]; original: string[]; to?: string };

function report({ type, fields, original, to = 'bounces@guide.example' }: Report): string {
  const head = `From: MAILER-DAEMON@mx.example\nTo: ${to}\nSubject: report\nMIME-Version: 1.0`;
  const parts = [
    'Content-Type: text/plain\n\nSorry.',
    `Content-Type: ${type}\n\n${fields.join('\n')}\n`,
    `Content-Type: message/rfc822\n\n${original.join('\n')}\n\nBody`,
  ];
  const whole = `${head}\nContent-Type: multipart/report; boundary="B"\n\n--B\n${parts.join('\n--B\n')}\n--B--\n`;
  return whole.replaceAll('\n', '\r\n');
}

const DELIVERY = 'message/delivery-status';
const secret = keyInUse(site.deps.accounts.keys, site.deps.now()).value;
const tokenOf = (email: string) => mailToken(secret, ID, email);
const bounceOf = (email: string, { status = '5.1.1', action = 'failed', token = tokenOf(email) } = {}) =>
  report({
    type: DELIVERY,
    fields: [
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${email}`,
      `Action: ${action}`,
      `Status: ${status}`,
    ],
    original: [`To: ${email}`, `X-Dalil-Mail: ${token}`],
  });

function post(body: string, secret = SECRET, at = site.clock.now) {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = `t=${seconds},v1=${signEvent(secret, seconds, Buffer.from(body))}`;
  const headers = { 'content-type': 'message/rfc822', 'dalil-signature': signature };
  return site.api.request('/api/mail/events', { method: 'POST', headers, body });
}

const failures = () => db.select().from(mailFailures);

beforeEach(async () => {
  await db.delete(profiles);
  await db.delete(mailFailures);
  site.emails.length = 0;
  site.clock.now = TEST_NOW;
});

test('NOTIF-4 an address that cannot be reached gets no subscription mails, and its owner still gets asked-for mails', async () => {
  const { email } = await subscriber();
  expect(await findSubscribers(site.deps)).toHaveLength(1);
  expect(await (await post(bounceOf(email))).json()).toEqual({ recorded: true });
  expect(await (await post(bounceOf(email))).json()).toEqual({ recorded: true });
  expect(await failures()).toMatchObject([{ address: email, kind: 'bounce', code: '5.1.1', failures: 2 }]);
  expect(await findSubscribers(site.deps)).toEqual([]);
  const sent: string[] = [];
  const sendMail = async ({ to }: { to: string }) => {
    sent.push(to);
    return { sent: 1 as const };
  };
  for (const content of TEST_CONTENTS) {
    sent.length = 0;
    await sendEmail({ ...site.deps, sendMail }, { to: email, locale: 'en', ...content }, JOB);
    expect([content.template, sent]).toEqual([content.template, 'unsubscribe' in content.data ? [] : [email]]);
  }
});

test.each([
  ['a delay', { action: 'delayed', status: '4.4.1' }],
  ['a full mailbox', { status: '5.2.2' }],
  ['a refused content', { status: '5.7.1' }],
  ['a delivery', { action: 'delivered', status: '2.0.0' }],
  ['a report with the token of another address', { token: tokenOf('other@example.com') }],
  ['a report without a token', { token: '' }],
])('NOTIF-4 %s changes nothing', async (_case, changed) => {
  const { email } = await subscriber();
  const answer = await post(bounceOf(email, changed));
  expect([answer.status, await answer.json()]).toEqual([200, { recorded: false }]);
  expect(await failures()).toEqual([]);
});

test('NOTIF-4 the token counts from the return path too, and a mail that is no report is ignored', async () => {
  const { email } = await subscriber();
  const to = `bounces+${tokenOf(email)}@guide.example`;
  const fields = [`Final-Recipient: rfc822;${email.toUpperCase()}`, 'Action: failed', 'Status: 5.1.1 (unknown)'];
  expect(await (await post(report({ type: DELIVERY, fields, original: [], to }))).json()).toEqual({ recorded: true });
  const nested = Array.from(
    { length: 300 },
    (_none, n) => `Content-Type: multipart/mixed; boundary="${n}"\r\n\r\n--${n}\r\n`,
  );
  for (const body of [
    nested.join(''),
    `To: ${to}\r\nSubject: I am away\r\n\r\nUntil Monday.`,
    '',
    '\u0000\u0001'.repeat(100),
  ]) {
    expect(await (await post(body)).json()).toEqual({ recorded: false });
  }
  expect(await failures()).toMatchObject([{ failures: 1 }]);
});

test('NOTIF-4 a complaint, also one without any address, stops the mails for good', async () => {
  const { userId, email } = await subscriber();
  const token = unsubscribeToken(secret, userId);
  const original = [
    'To: redacted',
    `List-Unsubscribe: <https://guide.example/api/digest/unsubscribe?token=${token}&locale=en>`,
  ];
  const body = report({ type: 'message/feedback-report', fields: ['Feedback-Type: abuse', 'Version: 1'], original });
  expect(await (await post(body)).json()).toEqual({ recorded: true });
  await post(bounceOf(email));
  expect(await failures()).toMatchObject([{ address: email, kind: 'complaint', failures: 2 }]);
  const [chosen] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  expect(chosen?.data).toMatchObject({ digest: false });
});

test('NOTIF-4 only who knows the secret posts reports, and only for five minutes', async () => {
  const { email } = await subscriber();
  const body = bounceOf(email);
  const statusOf = async (answer: Promise<Response> | Response) => (await answer).status;
  expect(await statusOf(post(body, 'another secret that is wrong'))).toBe(403);
  expect(await statusOf(post(body, SECRET, new Date(TEST_NOW.getTime() - 301_000)))).toBe(403);
  expect(await statusOf(site.api.request('/api/mail/events', { method: 'POST', body }))).toBe(403);
  expect(await statusOf(post('x'.repeat(600 * 1024)))).toBe(413);
  expect(await failures()).toEqual([]);
  const signature = createHmac('sha256', 's').update('1.body').digest('hex');
  expect(signEvent('s', 1, Buffer.from('body'))).toBe(signature);
});

test('NOTIF-4 a recipient rejected while sending is recorded, unless the reason passes', async () => {
  const email = TEST_CONTENTS[0];
  if (!email) throw new Error('no mail');
  const attempt = async (to: string, result: SendResult) => {
    await sendEmail({ ...site.deps, sendMail: async () => result }, { to, locale: 'en', ...email }, JOB);
  };
  await attempt('Gone@example.org', { sent: 0, fault: 'recipient', reason: 'smtp_550', status: '5.1.1' });
  await attempt('old@example.org', { sent: 0, fault: 'recipient', reason: 'smtp_550' });
  await attempt('full@example.org', { sent: 0, fault: 'recipient', reason: 'smtp_552', status: '5.2.2' });
  expect((await failures()).map(({ address, code }) => `${address} ${code}`).toSorted()).toEqual([
    'gone@example.org 5.1.1',
    'old@example.org smtp_550',
  ]);
});

test('NOTIF-4 the code of an address works for its failure and a short time only', () => {
  const code = addressCode(site.deps, 'amal@example.org', TEST_NOW);
  expect(code).toMatch(/^\d{6}$/);
  const works = (failedAt = TEST_NOW, address = 'Amal@example.org') =>
    isAddressCode(site.deps, address, failedAt, code);
  expect([works(), works(new Date(0)), works(TEST_NOW, 'other@example.org')]).toEqual([true, false, false]);
  site.clock.now = new Date(TEST_NOW.getTime() + 9 * 60_000);
  expect(works()).toBe(true);
  site.clock.now = new Date(TEST_NOW.getTime() + 21 * 60_000);
  expect(works()).toBe(false);
});
