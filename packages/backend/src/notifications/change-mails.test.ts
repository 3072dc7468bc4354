import { profiles } from '@dalil/database/tables/accounts.ts';
import { notifications } from '@dalil/database/tables/notifications.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addPerson } from '../accounts/test-accounts.ts';
import { sendEmail } from '../emails/send-email.job.ts';
import type { OutgoingMail } from '../providers/mail/mail.ts';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { sendChangeMails } from './send-change-mails.job.ts';
import { sendDigests } from './send-digests.job.ts';

const { database, site } = await openTestSite({ hasContent: true });
const { db } = database;
const ARTICLE = 'how-salik-gates-charge';
const OTHERS = ['alcohol-rules', 'best-months-outdoors', 'buying-a-home'];
const JOB = { id: 'job', enqueuedAt: TEST_NOW };
/** 10:00 in Dubai, outside the usual quiet hours. */
const FORENOON = new Date('2026-11-22T06:00:00Z');
const HOUR_MS = 3_600_000;

const deps = () => ({ ...site.deps, sendMail: async () => ({ sent: 1 as const }) });
const run = () => sendChangeMails(deps(), {}, JOB);
const mailsTo = (userId: string) => site.emails.filter(({ to }) => to === `${userId}@example.com`);
let changeId = 0;

type Told = { itemId?: string; reason?: string; subject?: string; before?: unknown };

async function tell(userId: string, { itemId = ARTICLE, reason = 'correction', subject = '', before }: Told = {}) {
  changeId += 1;
  const what = { kind: 'article', itemId, reason, subject, before: before ?? null, topic: 'newsUpdates' };
  const createdAt = new Date(site.clock.now.getTime() - 60_000);
  await db.insert(notifications).values({ userId, changeId, ...what, createdAt });
}

async function subscribe(chosen: Record<string, unknown> = {}, region: Record<string, unknown> = {}) {
  const { userId } = await addPerson(db);
  await db.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, userId));
  const row = { userId, version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW };
  await db.insert(userPreferences).values([
    { ...row, category: 'notifications', data: { digest: true, mailTiming: 'immediate', ...chosen } },
    { ...row, category: 'region', data: region },
  ]);
  return userId;
}

beforeEach(async () => {
  await db.delete(profiles);
  site.emails.length = 0;
  site.clock.now = FORENOON;
});

test('MON-1 a user whose mail cannot be written holds up no other, and is mailed later', async () => {
  const people = [await subscribe(), await subscribe(), await subscribe()];
  for (const userId of people) await tell(userId);
  const [poison = '', ...others] = people;
  const queueEmail: typeof site.deps.queueEmail = async (target, mail) => {
    if (mail.to === `${poison}@example.com`) throw new Error('cannot be written');
    await site.deps.queueEmail(target, mail);
  };
  await sendChangeMails({ ...deps(), queueEmail }, {}, JOB);
  for (const userId of others) expect(mailsTo(userId)).toHaveLength(1);
  await run();
  expect(mailsTo(poison)).toEqual([]);
  site.clock.now = new Date(FORENOON.getTime() + 61_000);
  await run();
  for (const userId of people) expect(mailsTo(userId)).toHaveLength(1);
});

test('NOTIF-4 a change is mailed once to whoever wants it at the moment, from any number of servers', async () => {
  const owner = await subscribe({}, { language: 'ur' });
  await tell(owner);
  await tell(owner, { reason: 'fact', subject: 'salik.peak.price', before: 4 });
  await Promise.all([run(), run(), run()]);
  await run();
  const [mail, ...more] = mailsTo(owner);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    locale: 'ur',
    template: 'notification',
    data: {
      path: `/news/${ARTICLE}`,
      change: { reason: 'fact', fact: { before: '4\u00A0درہم', after: '6\u00A0درہم' } },
      source: { name: expect.any(String) },
      others: [{ reason: 'correction', fact: null }],
      dailyCap: 3,
      quiet: { from: 21, to: 8 },
    },
  });
});

test.each([
  ['the digest is chosen', { mailTiming: 'daily' }, {}],
  ['these mails are off', { digest: false }, {}],
  ['all mails are off', { email: false }, {}],
  ['quiet hours were set', { quietFrom: 9, quietTo: 11 }, {}],
  ['it is night where the user is', {}, { timezone: 'America/New_York' }],
  ['a prayer is near', { prayerQuiet: true, prayerBefore: 150, prayerAfter: 15 }, {}],
])('NOTIF-4 no mail for a change is sent where %s', async (_case, chosen, region) => {
  await tell(await subscribe(chosen, region));
  await run();
  expect(site.emails).toEqual([]);
});

test('NOTIF-4 what changes in quiet hours is mailed when they end; read or a day old, it is not', async () => {
  const [owner, other] = [await subscribe(), await subscribe()];
  site.clock.now = new Date(FORENOON.getTime() - 3 * HOUR_MS);
  for (const one of [owner, other]) await tell(one);
  await run();
  expect(site.emails).toEqual([]);
  await db.update(notifications).set({ readAt: site.clock.now }).where(eq(notifications.userId, other));
  site.clock.now = FORENOON;
  await run();
  expect(site.emails.map(({ to }) => to)).toEqual([`${owner}@example.com`]);
  await tell(owner, { itemId: OTHERS[0] });
  site.clock.now = new Date(FORENOON.getTime() + 25 * HOUR_MS);
  await run();
  expect(site.emails).toHaveLength(1);
});

test('NOTIF-4 above the daily cap the rest comes in the digest, and never in both', async () => {
  const owner = await subscribe({ dailyCap: 1, digestHour: 12 });
  for (const itemId of [ARTICLE, ...OTHERS]) await tell(owner, { itemId });
  await Promise.all([run(), run()]);
  site.clock.now = new Date(FORENOON.getTime() + 2 * HOUR_MS);
  await run();
  await Promise.all([sendDigests(deps(), {}, JOB), sendDigests(deps(), {}, JOB)]);
  const [mail, digest, ...more] = mailsTo(owner);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'notification', data: { dailyCap: 1 } });
  const paths = digest?.template === 'daily-digest' ? digest.data.changes.map(({ path }) => path) : [];
  expect(paths.toSorted()).toEqual(OTHERS.map((id) => `/news/${id}`).toSorted());
  site.clock.now = new Date(FORENOON.getTime() + 24 * HOUR_MS);
  await tell(owner, { subject: 'later' });
  await run();
  expect(mailsTo(owner)).toHaveLength(3);
});

test('NOTIF-4 NOTIF-6 a mail for a change is left with one click, without a session', async () => {
  const owner = await subscribe({}, { language: 'ar' });
  await tell(owner);
  await run();
  const [email] = mailsTo(owner);
  if (!email) throw new Error('no mail');
  const sent: OutgoingMail[] = [];
  const sendMail = async (mail: OutgoingMail) => {
    sent.push(mail);
    return { sent: 1 as const };
  };
  await sendEmail({ ...site.deps, sendMail }, email, JOB);
  const url = new URL(sent[0]?.unsubscribeUrl ?? '');
  expect(sent[0]?.text).toContain(`\n${url.href}\n`);
  const page = await site.api.request(`${url.pathname}${url.search}`);
  expect(await page.text()).toContain('<html lang="ar" dir="rtl">');
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const left = await site.api.request(`${url.pathname}${url.search}`, { method: 'POST', headers, body });
  expect(left.status).toBe(200);
  await tell(owner, { itemId: OTHERS[0] });
  await run();
  expect(mailsTo(owner)).toHaveLength(1);
});

test('NOTIF-4 without a public address these mails could not be left, so none is sent', async () => {
  await tell(await subscribe());
  await sendChangeMails({ ...deps(), publicUrl: undefined }, {}, JOB);
  expect(site.emails).toEqual([]);
});
