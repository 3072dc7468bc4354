import { profiles } from '@dalil/database/tables/accounts.ts';
import { bookmarks } from '@dalil/database/tables/bookmarks.ts';
import { notifications, sentDigests } from '@dalil/database/tables/notifications.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { WEEKDAYS, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addPerson } from '../accounts/test-accounts.ts';
import { sendEmail } from '../emails/send-email.job.ts';
import { unsubscribeHeaders, type OutgoingMail } from '../providers/mail/mail.ts';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { sendDigests } from './send-digests.job.ts';

const { database, site } = await openTestSite({ hasContent: true });
const { db } = database;
const ARTICLE = 'how-salik-gates-charge';
const JOB = { id: 'job', enqueuedAt: TEST_NOW };
/** 07:05 in Dubai. */
const MORNING = new Date('2026-11-22T03:05:00Z');
const DAY_MS = 86_400_000;

const deps = () => ({ ...site.deps, sendMail: async () => ({ sent: 1 as const }) });
const run = () => sendDigests(deps(), {}, JOB);
let changeId = 0;

async function tell(userId: string, at = new Date(MORNING.getTime() - 3_600_000)): Promise<void> {
  changeId += 1;
  const what = {
    kind: 'article',
    itemId: ARTICLE,
    reason: 'correction',
    subject: String(changeId),
    topic: 'newsUpdates',
  };
  await db.insert(notifications).values({ userId, changeId, ...what, createdAt: at });
}

async function subscribe(chosen: Record<string, unknown> = {}, region: Record<string, unknown> = {}) {
  const { userId } = await addPerson(db);
  await db.update(profiles).set({ emailVerified: true, language: 'hi' }).where(eq(profiles.id, userId));
  const row = { userId, version: 1, createdAt: TEST_NOW, updatedAt: new Date('2026-11-20T00:00:00Z') };
  await db.insert(userPreferences).values([
    { ...row, category: 'notifications', data: { digest: true, ...chosen } },
    { ...row, category: 'region', data: region },
  ]);
  return userId;
}

const mailsTo = (userId: string) => site.emails.filter(({ to }) => to === `${userId}@example.com`);

beforeEach(async () => {
  await db.delete(profiles);
  site.emails.length = 0;
  site.clock.now = MORNING;
});

test('NOTIF-6 the digest comes once a day in the language of the user, from any number of servers', async () => {
  const owner = await subscribe({}, { language: 'ur' });
  await tell(owner);
  await Promise.all([run(), run(), run()]);
  expect(mailsTo(owner)).toMatchObject([
    { template: 'daily-digest', locale: 'ur', data: { changes: [{ path: `/news/${ARTICLE}` }], moreChanges: 0 } },
  ]);
  site.clock.now = new Date(MORNING.getTime() + DAY_MS);
  await run();
  expect(mailsTo(owner)).toHaveLength(1);
  await tell(owner, new Date(MORNING.getTime() + DAY_MS / 2));
  site.clock.now = new Date(MORNING.getTime() + 2 * DAY_MS);
  await run();
  expect(mailsTo(owner)).toHaveLength(1);
});

test('MON-1 a user whose digest cannot be made holds up no other, and gets it later', async () => {
  const people = [await subscribe(), await subscribe(), await subscribe()];
  for (const userId of people) await tell(userId);
  const [poison = '', ...others] = people;
  const queueEmail: typeof site.deps.queueEmail = async (target, mail) => {
    if (mail.to === `${poison}@example.com`) throw new Error('cannot be written');
    await site.deps.queueEmail(target, mail);
  };
  await sendDigests({ ...deps(), queueEmail }, {}, JOB);
  for (const userId of others) expect(mailsTo(userId)).toHaveLength(1);
  expect(mailsTo(poison)).toEqual([]);
  site.clock.now = new Date(MORNING.getTime() + 61_000);
  await run();
  for (const userId of people) expect(mailsTo(userId)).toHaveLength(1);
});

test('NOTIF-6 many digests due at one hour are queued by three servers, none twice', async () => {
  await db.execute(sql`
    with people as (
      insert into profiles (id, email, full_name, role, email_verified, user_type, created_at, updated_at)
      select gen_random_uuid(), 'n' || n || '@example.com', 'Amina', 'user', true, 'tourist', now(), now()
      from generate_series(1, 60) n returning id),
    told as (
      insert into notifications (user_id, change_id, kind, item_id, reason, subject, topic, created_at)
      select id, 1, 'article', ${ARTICLE}, 'correction', '', 'newsUpdates', '2026-11-22T02:00:00Z' from people)
    insert into user_preferences (user_id, category, data, version, created_at, updated_at)
    select id, 'notifications', '{"digest": true}', 1, now(), now() from people`);
  await Promise.all([run(), run(), run()]);
  expect(new Set(site.emails.map(({ to }) => to)).size).toBe(60);
  expect(site.emails).toHaveLength(60);
}, 60_000);

test.each([
  ['nobody has switched it on', { digest: false }, {}],
  ['mails are off', { email: false }, {}],
  ['the hour is another', { digestHour: 12 }, {}],
  ['it is night where the user is', {}, { timezone: 'America/New_York' }],
])('NOTIF-6 no digest is sent where %s', async (_case, chosen, region) => {
  const owner = await subscribe(chosen, region);
  await tell(owner);
  await run();
  expect(site.emails).toEqual([]);
});

test('NOTIF-6 the hour is that of the time zone of the user; an address that is not confirmed gets none', async () => {
  const abroad = await subscribe({ digestHour: 22 }, { timezone: 'America/New_York' });
  const open = await subscribe();
  await db.update(profiles).set({ emailVerified: false }).where(eq(profiles.id, open));
  for (const one of [abroad, open]) await tell(one);
  await run();
  expect(site.emails).toHaveLength(1);
  expect(await db.select().from(sentDigests)).toMatchObject([{ userId: abroad, day: '2026-11-21' }]);
});

test('NOTIF-6 saved events of the next days are named with their dates; without news there is no mail', async () => {
  const owner = await subscribe();
  await run();
  expect(site.emails).toEqual([]);
  const times = { addedAt: TEST_NOW, updatedAt: TEST_NOW };
  const data = { recurrence: { rule: 'once', startsAt: '2026-11-24', endsAt: '2026-11-25', isCancelled: false } };
  await db.execute(sql`
    update content_items set data = data || ${JSON.stringify({ ...data, frequency: 'once', hasConfirmedDates: true })}::jsonb - 'editions'
    where kind = 'event' and id = 'art-dubai'`);
  await db
    .insert(bookmarks)
    .values({ userId: owner, kind: 'event', itemId: 'art-dubai', note: '', noteVersion: 0, ...times });
  site.clock.now = new Date(MORNING.getTime() + DAY_MS);
  await run();
  expect(mailsTo(owner)).toMatchObject([
    { locale: 'hi', data: { changes: [], events: [{ start: '2026-11-24', end: '2026-11-25', isConfirmed: true }] } },
  ]);
});

test('NOTIF-6 a saved weekly programme is named on its day, and is no reason for a mail', async () => {
  const owner = await subscribe();
  const times = { addedAt: TEST_NOW, updatedAt: TEST_NOW };
  const today = WEEKDAYS[weekdayOf(dubaiDate(MORNING)) - 1];
  const data = { frequency: 'weekly', recurrence: { rule: 'weekly', days: [today], from: '20:00' } };
  await db.execute(sql`
    update content_items set data = data || ${JSON.stringify(data)}::jsonb - 'editions' where kind = 'event' and id = 'gulfood'`);
  await db
    .insert(bookmarks)
    .values({ userId: owner, kind: 'event', itemId: 'gulfood', note: '', noteVersion: 0, ...times });
  site.clock.now = MORNING;
  await run();
  expect(mailsTo(owner)).toEqual([]);
  // The day before it is not named, though that would be of the next days; on its day it is.
  for (const [days, events] of [
    [6, []],
    [7, [{ isConfirmed: true }]],
  ] as const) {
    site.emails.length = 0;
    site.clock.now = new Date(MORNING.getTime() + days * DAY_MS);
    await tell(owner, new Date(site.clock.now.getTime() - 3_600_000));
    await run();
    expect(mailsTo(owner)).toMatchObject([{ data: { events } }]);
  }
});

async function unsubscribeUrlOf(owner: string): Promise<string> {
  await tell(owner);
  await run();
  const [email] = mailsTo(owner);
  const sent: OutgoingMail[] = [];
  if (!email) throw new Error('no digest');
  const sendMail = async (mail: OutgoingMail) => {
    sent.push(mail);
    return { sent: 1 as const };
  };
  await sendEmail({ ...site.deps, sendMail }, email, JOB);
  const url = sent[0]?.unsubscribeUrl ?? '';
  expect(sent[0]?.html).toContain(url.replaceAll('&', '&amp;'));
  expect(unsubscribeHeaders(url)).toEqual({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  return url;
}

const chosen = async (userId: string) => {
  const { rows } = await db.execute<{ data: { digest: boolean } }>(sql`
    select data from user_preferences where user_id = ${userId} and category = 'notifications'`);
  return rows[0]?.data.digest;
};

test('NOTIF-6 one click of a mail program leaves the digest, without a session; looking at the link does not', async () => {
  const owner = await subscribe();
  const { pathname, search } = new URL(await unsubscribeUrlOf(owner));
  const page = await site.api.request(`${pathname}${search}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<html lang="hi" dir="ltr">');
  expect(await chosen(owner)).toBe(true);
  const post = () =>
    site.api.request(`${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(200);
  expect(await chosen(owner)).toBe(false);
  await tell(owner);
  site.clock.now = new Date(MORNING.getTime() + DAY_MS);
  await run();
  expect(mailsTo(owner)).toHaveLength(1);
});

test('NOTIF-6 a token made elsewhere changes nothing, and that of a deleted account reveals nothing', async () => {
  const [owner, other] = [await subscribe(), await subscribe()];
  const url = new URL(await unsubscribeUrlOf(owner));
  const forged = url.search.replace(owner, other);
  for (const method of ['GET', 'POST']) {
    expect((await site.api.request(`${url.pathname}${forged}`, { method })).status).toBe(404);
    expect((await site.api.request(url.pathname, { method })).status).toBe(404);
  }
  expect(await chosen(other)).toBe(true);
  await db.delete(profiles).where(eq(profiles.id, owner));
  expect((await site.api.request(`${url.pathname}${url.search}`, { method: 'POST' })).status).toBe(200);
});

test('NOTIF-6 without a public address nobody could leave it, so nothing is sent', async () => {
  await tell(await subscribe());
  await sendDigests({ ...deps(), publicUrl: undefined }, {}, JOB);
  expect(site.emails).toEqual([]);
});
