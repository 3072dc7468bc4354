import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobDelayed, JobRejected } from '../core/job-handler.ts';
import type { OutgoingMail, SendResult } from '../providers/mail/mail.ts';
import { createMailLog, listMailLog } from '../providers/mail/mail-log.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import type { Email } from './email.ts';
import { sendEmail } from './send-email.job.ts';

const ID = '0b2f4a52-7f7b-4a52-8a5c-0d1f6a9c1e11';
const TO = { to: 'amal@example.org', locale: 'en' } as const;
const WELCOME: Email = { ...TO, template: 'welcome', data: { fullName: 'Amal' } };
const CODE: Email = { ...TO, template: 'verification', data: { fullName: 'Amal', code: '482913', validMinutes: 15 } };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

function attempt(email: Email, result: SendResult, enqueuedAt = TEST_NOW) {
  const { deps, logged } = createTestApi(database.db);
  const sent: OutgoingMail[] = [];
  const sendMail = async (mail: OutgoingMail) => {
    sent.push(mail);
    return result;
  };
  return { done: sendEmail({ ...deps, sendMail }, email, { id: ID, enqueuedAt }), sent, logged };
}

test('NOTIF-4 a mail is handed over with its subject and both forms, and logged without its recipient', async () => {
  const { done, sent, logged } = attempt(CODE, { sent: 1 });
  await done;
  expect(sent).toMatchObject([{ id: ID, to: 'amal@example.org', subject: 'Confirm your e-mail address' }]);
  expect(sent[0]?.text).toContain('482913');
  expect(sent[0]?.html).toContain('482913');
  expect(logged).toEqual([{ level: 'info', event: 'email_sent', fields: { id: ID, template: 'verification' } }]);
});

test('NOTIF-4 a failed send is logged by its reason and tried again, as late as the provider wants', async () => {
  const failed = { sent: 0, fault: 'provider', reason: 'http_429', retryAfterSeconds: 60 } as const;
  const { done, logged } = attempt(CODE, failed);
  await expect(done).rejects.toEqual(new JobDelayed('http_429', 60));
  const fields = { id: ID, template: 'verification', reason: 'http_429' };
  expect(logged).toEqual([{ level: 'warn', event: 'email_not_sent', fields }]);
});

test('NOTIF-4 a mail the provider will never take is dead; a recipient that does not exist is recorded', async () => {
  const rejected = attempt(CODE, { sent: 0, fault: 'message', reason: 'http_400' });
  await expect(rejected.done).rejects.toBeInstanceOf(JobRejected);
  const unknown = attempt(CODE, { sent: 0, fault: 'recipient', reason: 'smtp_550' });
  await unknown.done;
  expect(unknown.logged).toMatchObject([
    { event: 'email_not_sent', fields: { reason: 'smtp_550' } },
    { event: 'mail_failure_recorded', fields: { kind: 'bounce', code: 'smtp_550' } },
  ]);
});

test('NOTIF-4 a rejected greeting is ignored', async () => {
  const { done, logged } = attempt(WELCOME, { sent: 0, fault: 'message', reason: 'http_400' });
  await done;
  expect(logged).toMatchObject([{ event: 'email_not_sent' }]);
});

test('NOTIF-4 a code that has run out is not sent any more; what has no end is', async () => {
  const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
  const late = attempt(CODE, { sent: 1 }, ago(15));
  await late.done;
  expect([late.sent.length, late.logged[0]?.event]).toEqual([0, 'email_out_of_date']);
  const justInTime = attempt(CODE, { sent: 1 }, ago(14));
  await justInTime.done;
  expect(justInTime.sent).toHaveLength(1);
  const welcome = attempt(WELCOME, { sent: 1 }, ago(300));
  await welcome.done;
  expect(welcome.sent).toHaveLength(1);
});

test('NOTIF-5 without a provider the mail lies in the mail log, once, also when it is sent twice', async () => {
  const { deps } = createTestApi(database.db);
  const sendMail = createMailLog(database.db, () => TEST_NOW);
  for (let n = 0; n < 2; n++) await sendEmail({ ...deps, sendMail }, CODE, { id: ID, enqueuedAt: TEST_NOW });
  const [mail, ...others] = await listMailLog(database.db, 'amal@example.org');
  expect(mail).toMatchObject({ id: ID, emailAddress: 'amal@example.org', subject: 'Confirm your e-mail address' });
  expect(others).toEqual([]);
  expect(await listMailLog(database.db, 'other@example.org')).toEqual([]);
});
