import { randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { notifications } from '@dalil/database/tables/notifications.ts';
import { phoneCodes, phoneNumbers } from '@dalil/database/tables/phone-numbers.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addPerson, signUpPerson } from '../accounts/test-accounts.ts';
import { EXAMPLE_ALERT } from '../city/alerts/examples.ts';
import type { TextMessage, TextResult } from '../providers/text-messages/text-message.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { sendTexts } from './send-texts.job.ts';

const { database, site: base } = await openTestSite({ hasContent: true });
const { db } = database;
const NUMBER = '+971501234567';
const HOUR_MS = 3_600_000;
let sent: TextMessage[] = [];
let result: TextResult = { sent: 1 };
let site: typeof base;

beforeEach(async () => {
  await db.delete(profiles);
  sent = [];
  result = { sent: 1 };
  site = createTestApi(db, {
    limitSecret: randomUUID(),
    sendText: async (message) => {
      if (result.sent === 1) sent.push(message);
      return result;
    },
  });
  site.clock.now = TEST_NOW; // Noon in Dubai.
});

const run = () =>
  sendTexts({ ...site.deps, sendMail: async () => ({ sent: 1 }) }, {}, { id: 'job', enqueuedAt: TEST_NOW });

async function reader(chosen: Record<string, unknown> = {}) {
  const { userId } = await addPerson(db);
  await db.update(profiles).set({ language: 'ar' }).where(eq(profiles.id, userId));
  await db.insert(phoneNumbers).values({ userId, phoneNumber: NUMBER, confirmedAt: TEST_NOW });
  const row = { userId, version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW };
  await db.insert(userPreferences).values({ ...row, category: 'notifications', data: { sms: true, ...chosen } });
  return userId;
}

let changeId = 0;
async function tell(userId: string, count = 1, what: Partial<typeof notifications.$inferInsert> = {}) {
  for (let n = 0; n < count; n++) {
    changeId += 1;
    const row = { kind: 'article', itemId: 'how-salik-gates-charge', reason: 'correction', topic: 'newsUpdates' };
    const createdAt = new Date(site.clock.now.getTime() - (count - n) * 1000);
    await db.insert(notifications).values({ userId, changeId, ...row, subject: String(changeId), createdAt, ...what });
  }
}

test('PROF-3 NOTIF-3 a change of a saved item is one short text in the language of the user with its page, in any number of processes', async () => {
  await tell(await reader());
  await Promise.all([run(), run(), run()]);
  await run();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to).toBe(NUMBER);
  expect(sent[0]?.text).toMatch(/\nhttps:\/\/dalil\.example\/ar\/news\/how-salik-gates-charge$/);
  expect(sent[0]?.text.length).toBeLessThanOrEqual(320);
  expect(JSON.stringify(site.logged)).not.toMatch(/1234567|salik/);
});

test('PROF-3 nothing is sent to whoever switched it off, has no number, is suspended or sleeps; the daily cap holds', async () => {
  const sleeping = await reader();
  await tell(sleeping);
  site.clock.now = new Date('2026-11-22T19:00:00Z'); // 23:00 in Dubai.
  await tell(sleeping);
  await run();
  expect(sent).toEqual([]);
  site.clock.now = TEST_NOW;
  await tell(await reader({ sms: false }));
  const withoutNumber = await reader();
  await db.delete(phoneNumbers).where(eq(phoneNumbers.userId, withoutNumber));
  await tell(withoutNumber);
  const suspended = await reader();
  await db.update(profiles).set({ suspendedAt: TEST_NOW }).where(eq(profiles.id, suspended));
  await tell(suspended);
  await db.delete(profiles).where(eq(profiles.id, sleeping));
  await run();
  expect(sent).toEqual([]);
  await tell(await reader({ dailyCap: 3 }), 5);
  await run();
  await run();
  expect(sent).toHaveLength(3);
  site.clock.now = new Date(TEST_NOW.getTime() + HOUR_MS);
  await run();
  expect(sent).toHaveLength(3);
});

test('PROF-3 an alert for the city is sent while it holds, and news of the product are not', async () => {
  const owner = await reader();
  const content = { ...EXAMPLE_ALERT, startsAt: TEST_NOW.toISOString(), endsAt: '2026-11-22T12:00:00.000Z' };
  const dates = { startsAt: TEST_NOW, endsAt: new Date(content.endsAt), createdAt: TEST_NOW };
  const [alert] = await db
    .insert(cityAlerts)
    .values({ revision: 1, content, ...dates })
    .returning();
  const ofAlert = { kind: 'city-alert', itemId: alert?.id ?? '', reason: 'alert', topic: 'weatherAlerts' };
  await tell(owner, 1, ofAlert);
  await tell(owner, 1, { kind: 'service-incident', itemId: randomUUID(), reason: 'incident', topic: 'appUpdates' });
  await run();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(EXAMPLE_ALERT.texts.ar.title);
  await db.update(cityAlerts).set({ endedAt: TEST_NOW });
  await tell(owner, 1, ofAlert);
  await run();
  expect(sent).toHaveLength(1);
});

test.each(['stopped', 'recipient'] as const)(
  'PROF-3 a number that answers “%s” is forgotten and gets nothing more',
  async (fault) => {
    const owner = await reader({ dailyCap: 5 });
    await tell(owner, 3);
    result = { sent: 0, fault, reason: 'text_21610' };
    await run();
    expect(await db.select().from(phoneNumbers)).toEqual([]);
    const [stored] = await db.select().from(userPreferences).where(eq(userPreferences.userId, owner));
    expect(stored?.data).toMatchObject({ sms: false });
    expect(site.logged.filter(({ event }) => event === 'text_not_sent')).toHaveLength(1);
  },
);

const codeOf = () => /^\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
type Person = Awaited<ReturnType<typeof signUpPerson>>;
const ask = ({ browser }: Person, phone_number: string, locale = 'en') =>
  browser.post(`/phone-number/code?locale=${locale}`, { phone_number });
const confirm = ({ browser }: Person, code: string) => browser.post('/phone-number/confirm', { code });
const switchOn = ({ browser }: Person) =>
  browser.post('/user-preferences', { preference_category: 'notifications', preference_data: { sms: true } });

test('PROF-3 a number is confirmed by a code that works once, also where five use it together; then sms can be on', async () => {
  const person = await signUpPerson(site);
  expect((await ask(person, '٠٥٠ ١٢٣ ٤٥٦٧', 'ar')).status).toBe(204);
  expect(sent).toMatchObject([{ to: NUMBER, text: expect.stringContaining('رمزك') }]);
  expect(await (await switchOn(person)).json()).toMatchObject({
    fields: [{ path: 'preference_data.sms', code: 'phone_not_confirmed' }],
  });
  const typed = codeOf().replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(person, typed)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  expect(await (await person.browser.get('/phone-number')).json()).toEqual({
    is_offered: true,
    phone_number: '+971 ••• 567',
    waiting_number: null,
  });
  expect((await switchOn(person)).status).toBe(200);
  expect((await person.browser.delete('/phone-number')).status).toBe(204);
  const { preferences } = (await (await person.browser.get('/user-preferences')).json()) as {
    preferences: { notifications: unknown };
  };
  expect(preferences.notifications).toMatchObject({ sms: false });
  expect(await db.select().from(phoneNumbers)).toEqual([]);
});

test('PROF-3 AUTH-12 a code is wrong for another account, too late and after five tries, and only three are sent in an hour', async () => {
  const [person, other] = [await signUpPerson(site), await signUpPerson(site)];
  await ask(person, NUMBER);
  const code = codeOf();
  expect((await confirm(other, code)).status).toBe(400);
  site.clock.now = new Date(TEST_NOW.getTime() + 11 * 60_000);
  expect((await confirm(person, code)).status).toBe(400);
  for (let n = 0; n < 4; n++) await confirm(person, '999999');
  expect((await confirm(person, code)).status).toBe(429);
  expect((await ask(person, NUMBER)).status).toBe(204);
  expect((await ask(person, NUMBER)).status).toBe(204);
  expect((await ask(person, NUMBER)).status).toBe(429);
  // The number has a limit of its own, whoever asks.
  expect((await ask(other, NUMBER)).status).toBe(429);
  expect(sent).toHaveLength(3);
});

test.each([
  ['no number', 'call me', null, 400, { fields: [{ path: 'phone_number' }] }],
  ['an unreachable number', NUMBER, 'recipient', 400, { fields: [{ path: 'phone_number', code: 'not_reachable' }] }],
  ['a number that answered STOP', NUMBER, 'stopped', 400, { fields: [{ path: 'phone_number', code: 'stopped' }] }],
  ['a provider that fails', NUMBER, 'provider', 503, { code: 'unavailable' }],
] as const)('PROF-3 %s is told at once and leaves no code behind', async (_, typed, fault, status, problem) => {
  const person = await signUpPerson(site);
  if (fault !== null) result = { sent: 0, fault, reason: 'text_500' };
  const answer = await ask(person, typed);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(problem);
  expect(await db.select().from(phoneCodes)).toEqual([]);
});

test('PROF-3 without a provider the number is not asked for', async () => {
  site = createTestApi(db, { limitSecret: randomUUID() });
  const person = await signUpPerson(site);
  expect(await (await person.browser.get('/phone-number')).json()).toMatchObject({ is_offered: false });
  const answer = await ask(person, NUMBER);
  expect(await answer.json()).toMatchObject({ fields: [{ path: 'phone_number', code: 'not_offered' }] });
});
